/** What a browser remembers for us; a browser that does not let us still works. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`flambeur.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`flambeur.${key}`);
    else localStorage.setItem(`flambeur.${key}`, value);
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}
