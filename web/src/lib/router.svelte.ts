/**
 * Which page is open. Paths are plain, so that every page can be linked to and opened again. The moment of a table is a
 * step of its log, to look back at.
 */
export type Route =
  | { page: "landing" }
  | { page: "table"; id: string; moment?: number }
  | { page: "review"; id: string }
  | { page: "what-if"; position: string }
  | { page: "rules"; show: string }
  | { page: "verify"; id: string }
  | { page: "me" }
  | { page: "night"; id: string }
  | { page: "join"; code: string }
  | { page: "along"; id: string }
  | { page: "practice"; game: string; theme: string }
  | { page: "today"; place: number }
  | { page: "days" }
  | { page: "day"; day: string; place: number }
  | { page: "settings" }
  | { page: "privacy" }
  | { page: "nothing" };

const TABLE = /^[0-9a-z]{12}$/;
/** Letters of any script: those of a code are told from others by the server. */
const CODE = /^(\p{L}{4})?$/u;
/** Mistakes of one's own, or a game with what its positions are about. */
const TOPIC = /^(own|[0-9a-z_]+\/[a-z-]+)?$/;
/** A position in one line: the rules with their version, and all that lies on the table. */
const POSITION = /^\/what-if\/([a-z0-9_./-]+@\d+\(.*\))$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** One of ten questions; nothing is all of them. */
const PLACE = /^([1-9]|10)?$/;
const STEP = /^[1-9][0-9]{0,5}$/;

/** A path as it is read; one that cannot be is left as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export function read(path: string): Route {
  const position = POSITION.exec(decoded(path))?.[1];
  if (position) return { page: "what-if", position };
  const [first = "", second = "", ...more] = decoded(path).split("/").filter(Boolean);
  if (first === "t" && TABLE.test(second) && more.join("/") === "review") return { page: "review", id: second };
  if (first === "t" && TABLE.test(second) && STEP.test(more.join("/"))) return { page: "table", id: second, moment: Number(more[0]) };
  if (first === "practice" && TOPIC.test([second, ...more].join("/"))) return { page: "practice", game: second, theme: more[0] ?? "" };
  if (first === "days" && DAY.test(second) && PLACE.test(more.join("/"))) return { page: "day", day: second, place: Number(more[0] ?? 0) };
  if (more.length > 0) return { page: "nothing" };
  if (first === "") return { page: "landing" };
  if (first === "t" && TABLE.test(second)) return { page: "table", id: second };
  if (first === "n" && TABLE.test(second)) return { page: "night", id: second };
  if (first === "join" && CODE.test(second)) return { page: "join", code: second };
  if (first === "rules" && /^[0-9a-z_]*$/.test(second)) return { page: "rules", show: second };
  if (first === "verify" && /^[0-9a-z]*$/.test(second)) return { page: "verify", id: second };
  if (first === "along" && (second === "" || TABLE.test(second))) return { page: "along", id: second };
  if (first === "today" && PLACE.test(second)) return { page: "today", place: Number(second) };
  if ((first === "days" || first === "me" || first === "settings" || first === "privacy") && second === "") return { page: first };
  return { page: "nothing" };
}

class Router {
  #route = $state.raw<Route>(read(location.pathname));

  get route(): Route {
    return this.#route;
  }

  /** Open another page of ours. */
  go(path: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", path);
    else history.replaceState(null, "", path);
    this.#arrive();
    scrollTo(0, 0);
  }

  /** Write into the address what is looked at on this page, so that it can be sent. */
  note(path: string): void {
    if (location.pathname !== path) history.replaceState(history.state, "", path + location.search);
  }

  /** Follow links and the browser's own buttons; gives back how to stop that. */
  listen(): () => void {
    const arrive = () => this.#arrive();
    const click = (event: MouseEvent) => this.#follow(event);
    addEventListener("popstate", arrive);
    document.addEventListener("click", click);
    return () => {
      removeEventListener("popstate", arrive);
      document.removeEventListener("click", click);
    };
  }

  #arrive(): void {
    this.#route = read(location.pathname);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (read(link.pathname).page === "nothing" || link.pathname.startsWith("/api")) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
