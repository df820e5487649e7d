/** Put a text where it can be pasted from; tells whether the browser let us. */
export async function copy(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  return copySelected(text);
}

/** Plain http, as at home, has no clipboard: there the old command copies what is selected. */
function copySelected(text: string): boolean {
  const before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const field = document.createElement("textarea");
  field.value = text;
  // No keyboard comes up for what cannot be written in.
  field.readOnly = true;
  field.style.cssText = "position: fixed; top: 0; opacity: 0;";
  // Outside an open dialog nothing can be selected.
  ([...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  before?.focus({ preventScroll: true });
  return done;
}
