/** What fields, kinds and values are called: in words of the language where there are some, else as in the rules. */
import { capital } from "../../lib/names";
import type { Speaker } from "../../lib/phrases";
import type { Path } from "./moves";
import type { Value } from "./things";

const HIDDEN = "?";
const NONE = "–";

export class Saying {
  constructor(readonly speaker: Speaker) {}

  /** A name of the rules in words. */
  word(name: string): string {
    return this.speaker.say(["word", name]);
  }

  /** The same as a title. */
  title(name: string): string {
    return this.speaker.say(["word", name, true]);
  }

  /** A field of a move; places inside it are counted from 1. */
  field(path: Path): string {
    return capital(path.map((key) => (typeof key === "number" ? String(key + 1) : this.word(key))).join(" "));
  }

  /** A value in one line. */
  value(value: Value): string {
    switch (value.kind) {
      case "text":
        return this.word(value.text);
      case "word":
        return this.speaker.say(["line", `plain-${value.word}`, {}]);
      case "number":
        return String(value.number);
      case "die":
        return String(value.face);
      case "seat":
        return this.speaker.say(["seat", value.seat]);
      case "hidden":
        return HIDDEN.repeat(value.count ?? 1);
      case "row":
        return value.items.map((item) => this.value(item)).join(" ");
      case "things":
        return value.things.map((thing) => `${this.word(thing.name)} ${this.value(thing.value)}`).join(", ");
      case "nothing":
        return NONE;
    }
  }
}
