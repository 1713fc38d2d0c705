import { beforeEach, expect, test, vi } from 'vitest';
import type { ArticleRevisionText, ArticleToEdit } from '../../../../contract/articles/calls.ts';
import type { Revision } from '../../../../contract/revision.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';
import { find } from '../../../testing/mount-for-test.tsx';
import { mountView } from '../../../testing/mount-with.tsx';
import { press, text } from '../../../testing/screen.ts';
import RevisionsPage from './article-revisions-page.tsx';

const article: ArticleToEdit = {
  id: 7,
  subjects: [],
  title: 'Ahorrar hoy',
  description: '<p>Aporta siempre cada mes.</p>',
  categoryId: 2,
  published: true,
  publishAt: null,
  yearsRange: 25,
  imgPortada: null,
  imgDetalle: null,
  version: 3,
  savedBy: 'Luis Mamani',
  savedAt: '2026-11-20T14:00:00Z',
};
const saved = { title: 'Ahorrar', published: false, savedAt: '2026-11-18T14:00:00Z', savedBy: 'Rosa Quispe' };
const revisions: Revision[] = [
  { ...saved, version: 3, title: 'Ahorrar hoy', published: true, savedBy: 'Luis Mamani' },
  { ...saved, version: 2 },
  { ...saved, version: 1, savedBy: null },
];
const chosen: ArticleRevisionText = {
  ...saved,
  version: 2,
  description: '<p>Aporta cada mes.</p>',
  categoryId: 1,
  yearsRange: 25,
};
const categories = [
  { id: 1, name: 'Ahorro', description: '', version: 1 },
  { id: 2, name: 'Retiro', description: '', version: 1 },
];
const assign = vi.fn();
const reload = vi.fn();
beforeEach(() => {
  assign.mockClear();
  reload.mockClear();
  vi.spyOn(location, 'assign').mockImplementation(assign);
  vi.spyOn(location, 'reload').mockImplementation(reload);
});

const open = (calls: object, rows = revisions, text: ArticleRevisionText | null = null) =>
  mountView({ article: calls }, RevisionsPage, {
    present: article,
    revisions: rows,
    chosen: text,
    categories,
  });

test('versions are listed with who and when; each earlier one can be compared', async () => {
  await open({});
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
  expect(rows[0]).toContain('Versión 3 Actual');
  expect(rows[1]).toMatch(/«Ahorrar».*18 nov 2026, 10:00.*Rosa Quispe.*Sin publicar/);
  expect(rows[2]).toContain('Venía con el portal');
  const links = [...document.querySelectorAll('tbody a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('/revisiones?id=7&version=2');
  expect(links).not.toContain('/revisiones?id=7&version=3');
});

test('an article saved once has no earlier versions', async () => {
  await open({}, revisions.slice(0, 1));
  expect(text()).toContain('Todavía no hay versiones anteriores');
});

test('a version stands beside the present one, and is restored after a question', async () => {
  const restoreRevision = vi.fn(async (_: object) => ({ message: 'Restaurada.', data: { version: 4 } }));
  await open({ restoreRevision }, revisions, chosen);
  expect(find('ins').textContent).toContain('hoy');
  expect([...document.querySelectorAll('del')].map((mark) => mark.textContent).join()).toContain('Ahorro');
  await press('Restaurar esta versión');
  expect(restoreRevision).not.toHaveBeenCalled();
  await press('Restaurar');
  expect(restoreRevision).toHaveBeenCalledWith({ Id: 7, Revision: 2, Version: 3 });
  expect(assign).toHaveBeenCalledWith('/revisiones?id=7');
});

test('if another person saved meanwhile nothing is restored: the newest is loaded first', async () => {
  const restoreRevision = async () => {
    throw new ApiRefusal(409, 'Otra persona cambió esto.', 'warning');
  };
  await open({ restoreRevision }, revisions, chosen);
  await press('Restaurar esta versión');
  await press('Restaurar');
  expect(find('dialog[open]').textContent).toContain('Otra persona cambió esto.');
  expect(assign).not.toHaveBeenCalled();
  await press('Comparar con la de ahora');
  expect(reload).toHaveBeenCalledOnce();
});
