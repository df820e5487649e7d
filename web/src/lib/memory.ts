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

/** All keys that begin like this. */
export function recalled(beginning: string): string[] {
  try {
    const whole = `flambeur.${beginning}`;
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(whole))
      .map((key) => key.slice("flambeur.".length));
  } catch {
    return [];
  }
}
