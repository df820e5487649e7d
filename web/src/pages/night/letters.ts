/** The letters of a code as they are typed or pasted. */

/** So many letters a code has. */
export const SIZE = 4;

/** The first letters of a text, in capitals; those of any script, since the server knows what they look like. */
export function lettersOf(text: string): string {
  const letters = text.toUpperCase().match(/\p{L}/gu) ?? [];
  return letters.slice(0, SIZE).join("");
}
