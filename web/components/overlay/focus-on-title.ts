/** Takes the focus to the title of the page, which is then read out, where what had the focus is gone. */
export function focusOnTitle(): void {
  const title = document.querySelector('h1');
  if (title === null) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
