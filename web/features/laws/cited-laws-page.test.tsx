import { expect, test, vi } from 'vitest';
import type { LawCitation } from '../../../contract/laws/text-calls.ts';
import { find } from '../../testing/mount-for-test.tsx';
import { mountView } from '../../testing/mount-with.tsx';
import { press, text } from '../../testing/screen.ts';
import CitedLawsPage from './cited-laws-page.tsx';

const citation = (given: Partial<LawCitation>): LawCitation => ({
  id: 1,
  kind: 'article',
  key: '7',
  title: 'Cinco mitos',
  courseId: null,
  lawId: 3,
  law: 'Ley 214',
  anchor: 'art-12',
  article: '12',
  since: '2024-05-06',
  ...given,
});

test('each text leads to its form and to the article; what was looked at leaves the list', async () => {
  const review = vi.fn(async (_: object) => ({ message: 'Quedó como revisado.' }));
  const data = [
    citation({}),
    citation({ id: 2, kind: 'question', key: '4', courseId: 9, title: '¿Edad?', article: null, since: null }),
  ];
  await mountView({ leyTexto: { review } }, CitedLawsPage, data);
  expect(text()).toContain('Artículo Cita Ley 214, artículo 12, que cambió el 6 de mayo de 2024.');
  expect(text()).toContain('Pregunta Cita Ley 214, artículo 12, que ya no rige.');
  expect(find('a[href="/editarticle?id=7"]').textContent).toBe('Cinco mitos');
  expect(find('a[href="/question?id=9"]').textContent).toBe('¿Edad?');
  expect(find('a[href="/ley?id=3#art-12"]')).toBeTruthy();
  await press('Revisado: Cinco mitos');
  expect(review).toHaveBeenCalledWith({ Id: 1 });
  expect(text()).not.toContain('Cinco mitos');
  await press('Revisado: ¿Edad?');
  expect(text()).toContain('Nada por revisar');
});
