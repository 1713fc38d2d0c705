/** Moves the focus to the page's title, which is then read out. For use when the focused element is gone. */
export function focusOnTitle(): void {
  const title = document.querySelector('h1');
  if (title === null) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
