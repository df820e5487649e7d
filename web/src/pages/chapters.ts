/** Rules as pages show them: the chapters of a book, in the order they are written. */
import type { FluentBundle } from "@fluent/bundle";
import { tell } from "../lib/words.svelte";

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export const BOOKS = ["vegas", "royale", "strike", "easycome"] as const;

/** Line breaks inside a message are the catalogue's own; blank lines begin a new paragraph. */
export function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).map((part) => part.replace(/\s*\n\s*/g, " "));
}

export function chaptersOf(bundle: FluentBundle, game: string, ids: Iterable<string>): Chapter[] {
  const chapters: Chapter[] = [];
  for (const id of ids) {
    const title = tell(bundle, `${id}.title`);
    const text = tell(bundle, id);
    if (title !== null && text !== null && id.startsWith(`rules-${game}-`)) chapters.push({ id, title, text });
  }
  return chapters;
}
