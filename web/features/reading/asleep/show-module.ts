import { proseHtml } from '../../../components/text/prose-html.rules.ts';
import type { CourseModule } from '../../courses/module-text.rules.ts';
import { isPassed, type Place } from '../module-place.ts';
import { moduleSteps } from '../module-steps.rules.ts';
import type { Changeable } from './served.ts';

/** Shows a module of the course as ModuleReader does, without React. */
export function showModule(changeable: Changeable, modules: readonly CourseModule[], place: Place): void {
  const current = modules.find(({ number }) => number === place.current);
  const [section] = changeable('section[id^="modulo-"]');
  if (current === undefined || section === undefined) return;
  const isOpen = section.id === `modulo-${current.number}`;
  if (!isOpen) {
    section.id = `modulo-${current.number}`;
    section.setAttribute('aria-label', current.title);
    for (const prose of changeable(':scope > div', section)) prose.innerHTML = proseHtml(current.html);
    for (const where of changeable('[data-module-place]'))
      where.textContent = `Módulo ${current.number} de ${modules.length}`;
  }
  for (const part of changeable('[data-after-last]')) part.hidden = current.number < modules.length;
  for (const link of changeable('li > a[href^="#modulo-"]')) markLink(link, changeable, place);
  for (const [name, step] of Object.entries(moduleSteps(modules, current.number)))
    for (const link of changeable(`[data-step="${name}"]`)) {
      link.hidden = step === undefined;
      link.setAttribute('href', `#modulo-${step?.number ?? current.number}`);
      for (const words of changeable('span', link)) words.textContent = step?.words ?? '';
    }
}

function markLink(link: HTMLElement, changeable: Changeable, place: Place): void {
  const number = Number(link.getAttribute('href')?.slice('#modulo-'.length));
  if (number === place.current) link.setAttribute('aria-current', 'true');
  else link.removeAttribute('aria-current');
  for (const mark of changeable('[data-passed]', link)) mark.hidden = !isPassed(number, place);
}
