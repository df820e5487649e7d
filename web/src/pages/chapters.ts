/** Rules as pages show them: the chapters of a book, in the order the server names them; or a text of the game's own. */
import { api } from "../lib/api";
import { familyOf } from "../lib/games.svelte";
import { type Language, tell, words } from "../lib/words.svelte";
import type { GameInfo } from "../openapi";

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** What its example asks, if it has one to be played. */
  readonly question?: string | null;
}

/** Line breaks inside a message are the catalogue's own; blank lines begin a new paragraph. */
export function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).map((part) => part.replace(/\s*\n\s*/g, " "));
}

/** The chapters of a game's rules in a language; what has no words there is left out. */
export async function chaptersOf({ id, show, chapters, rulebook, examples }: GameInfo, language: Language): Promise<Chapter[]> {
  if (rulebook) return chaptersIn(await api.rulebook(familyOf(id)));
  if (!chapters?.length) return [];
  const bundle = await words.rules(show, language).catch(() => null);
  return chapters.flatMap((id) => {
    const title = tell(bundle, `${id}.title`);
    const text = tell(bundle, id);
    const question = examples?.includes(id) ? tell(bundle, `${id}.try`) : null;
    return title !== null && text !== null ? [{ id, title, text, question }] : [];
  });
}

/** The chapters of a text in Markdown: each begins with a heading. */
export function chaptersIn(markdown: string): Chapter[] {
  return markdown.split(/^#+ /m).flatMap((part, place) => {
    const [title = "", ...lines] = part.split("\n");
    const text = lines.join("\n").replace(/[*_`]/g, "").trim();
    return text === "" ? [] : [{ id: `rules-${place}`, title: title.trim(), text }];
  });
}
