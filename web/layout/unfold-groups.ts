/** From this height on every group of the menu fits with its entries. */
const highWindow = '(min-width: 53.76em) and (min-height: 66.25em)';

/**
 * Opens all groups of the administrators' menu while the window is high, and lets each be folded alone; in a lower one,
 * of the groups one is open, which the browser sees to by their name.
 */
export function unfoldGroups(list: HTMLElement): void {
  const groups = [...list.querySelectorAll('details')];
  const first = groups.find((group) => group.open);
  const high = matchMedia(highWindow);
  const settle = () => {
    for (const group of groups) {
      group.name = high.matches ? '' : 'menu-group';
      group.open = high.matches || group === first;
    }
    list.dataset['groupsSettled'] = '';
  };
  high.addEventListener('change', settle);
  settle();
}
