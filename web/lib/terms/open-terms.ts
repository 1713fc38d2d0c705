import { restoreTerms } from './term-choice.ts';
import { termWindowId } from './term-window-id.ts';

/** Pixels between a term and its popover, and between the popover and the edge of the screen. */
const gap = 12;

/**
 * Opens the definition of a pressed term in place (`popover`, which closes by Esc or a press outside and returns the
 * focus). Browsers without popovers follow the link to the glossary.
 */
export function openTerms(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-term][href]');
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const shown = document.getElementById(termWindowId(Number(link.dataset['term'])));
    if (shown === null || !('showPopover' in shown)) return;
    event.preventDefault();
    shown.showPopover({ source: link });
    place(shown, link);
    link.dataset['open'] = '';
    shown.addEventListener('beforetoggle', () => link.removeAttribute('data-open'), { once: true });
    shown.querySelector('button')?.focus({ preventScroll: true });
  });
  restoreTerms();
}

/** Places the popover below the term's last line, or above the first if there is no room. Phones show a sheet. */
function place(shown: HTMLElement, link: HTMLElement): void {
  const lines = [...link.getClientRects()];
  const first = lines[0];
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return;
  const { offsetWidth: width, offsetHeight: height } = shown;
  const isBelow = last.bottom + gap + height <= innerHeight || first.top < height + gap;
  const top = isBelow ? last.bottom + gap : first.top - gap - height;
  const { clientWidth } = document.documentElement;
  const centre = ((isBelow ? last : first).left + (isBelow ? last : first).right) / 2;
  const left = Math.max(gap, Math.min(centre - width / 2, clientWidth - width - gap));
  shown.style.setProperty('--left', `${left + scrollX}px`);
  shown.style.setProperty('--top', `${top + scrollY}px`);
  shown.style.setProperty('--tip', `${centre - left}px`);
  shown.style.setProperty('--tip-edge', isBelow ? '0%' : '100%');
}
