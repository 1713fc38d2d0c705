/** The height from which every group of the menu fits. */
const highWindow = '(min-width: 53.76em) and (min-height: 66.25em)';

/**
 * Opens all groups of the administrators' menu in high windows, each of which can be folded; in low ones the browser
 * keeps a single group open by its name.
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
