/** Names out of the rules, made readable. */

/** `open_money` and `open-money` in words. */
export function spaced(name: string): string {
  return name.replace(/[_-]+/g, " ").trim();
}

/** The same with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
