import { isPassed, type Place } from './module-place.ts';

/** Shows one module of the reading page, and its place among the others. */
export function showModule(page: HTMLElement, place: Place): void {
  const modules = [...page.querySelectorAll<HTMLElement>('[data-module]')];
  for (const [index, module] of modules.entries()) module.hidden = index + 1 !== place.current;
  for (const where of page.querySelectorAll('[data-module-place]'))
    where.textContent = `Módulo ${place.current} de ${modules.length}`;
  page.toggleAttribute('data-last', place.current === modules.length); // then the comment shows
  for (const link of page.querySelectorAll<HTMLElement>('[data-contents] a')) markLink(link, place);
}

function markLink(link: HTMLElement, place: Place): void {
  const number = Number(link.getAttribute('href')?.slice('#modulo-'.length));
  if (number === place.current) link.setAttribute('aria-current', 'true');
  else link.removeAttribute('aria-current');
  for (const mark of link.querySelectorAll<HTMLElement>('[data-passed]'))
    mark.hidden = !isPassed(number, place);
}
