/** Dialogs for tests: the window of the tests has none that open. */
export function letDialogsOpen(): void {
  HTMLDialogElement.prototype.showModal = () => {};
  HTMLDialogElement.prototype.close = () => {};
}
