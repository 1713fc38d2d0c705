/**
 * The phone menu takes the focus when it opens, at its button 'Cerrar', and traps it: the page beneath is covered (WCAG
 * 2.4.11). Islands and other windows (`popover`) stay reachable, because the menu opens some of them.
 */
export function keepFocusInMenu(menu: HTMLElement): void {
  const beneath = partsBeside(menu).filter(
    (part) => part.dataset['island'] === undefined && !part.hasAttribute('popover'),
  );
  const cover = (isCovered: boolean) => {
    for (const part of beneath) part.inert = isCovered;
  };
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'open') return;
    cover(true);
    menu.querySelector('button')?.focus();
  });
  // before it closes: the browser then gives the focus back to what opened it
  menu.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') cover(false);
  });
}

/** The siblings of an element and of its ancestors. */
function partsBeside(element: HTMLElement): HTMLElement[] {
  const { parentElement: parent } = element;
  if (parent === null || element === document.body) return [];
  const beside = [...parent.children].filter(
    (other): other is HTMLElement => other instanceof HTMLElement && other !== element,
  );
  return [...beside, ...partsBeside(parent)];
}
