/**
 * Closes the panel of a bar's last entry, which lies over the page: by Esc, which gives the focus back, by a press
 * beside it, and when the focus leaves it (WCAG 2.4.11).
 */
export function closeFoldPanel(fold: HTMLDetailsElement): void {
  const isBeside = (target: EventTarget | null) => target instanceof Node && !fold.contains(target);
  const close = () => {
    fold.open = false;
  };
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !fold.open) return;
    close();
    fold.querySelector('summary')?.focus();
  });
  addEventListener('pointerdown', ({ target }) => isBeside(target) && close());
  fold.addEventListener('focusout', ({ relatedTarget }) => isBeside(relatedTarget) && close());
}
