/** Put a text where it can be pasted from; tells whether the browser let us. */
export async function copy(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  // Plain http, as at home, has no clipboard: there the old command asks what to copy.
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
  };
  document.addEventListener("copy", give, { once: true });
  const done = document.execCommand("copy");
  document.removeEventListener("copy", give);
  return done;
}
