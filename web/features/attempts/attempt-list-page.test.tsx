import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../lib/api/request.ts';
import type { Query } from '../../lib/page/screen.ts';
import { finished, openScreen, running } from '../../testing/attempt-for-test.tsx';
import { aCourseHome } from '../../testing/course-home.ts';
import { click, find } from '../../testing/mount-for-test.tsx';
import { press, text, write } from '../../testing/screen.ts';
import { site } from '../../testing/site.ts';
import AttemptListPage from './attempt-list-page.tsx';

const now = '2026-11-20T14:05:00.000Z';
const reply = { descriptionCode: 'success' as const };
const get = vi.fn(async (_: object) => ({
  ...reply,
  message: '',
  data: [{ ...running, closesAt: '2026-11-20T14:35:00.000Z' }, finished],
  total: 2,
}));
const addMinutes = vi.fn(async (_: object) => ({ ...reply, message: 'El intento tiene 10 minutos más.' }));
const reopen = vi.fn();
const annul = vi.fn();

function open(attempts = [running, finished], query: Query = { id: '3' }) {
  const data = { home: aCourseHome({ id: 3 }), attempts, total: attempts.length, groups: [], now };
  const page = <AttemptListPage data={data} query={query} site={site} viewer={null} />;
  return openScreen({ get, addMinutes, reopen, annul }, page);
}
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const rows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '');

test('rows say where each attempt stands; an action that is not possible says why', async () => {
  await open();
  expect(rows()[0]).toContain('En cursoQuedan 15 min');
  expect(rows()[0]).toContain('– / 20,00 min');
  expect(rows()[1]).toContain('10,00 / 20,00 min2 de 3 respondidas67 AprobóCertificado');
  const isOver = 'Este intento ya terminó. Si hace falta, reábrelo.';
  await press(`Más minutos: Ana Quispe, intento 1. ${isOver}`);
  expect(text()).toContain(isOver);
  const isCertified = 'Este intento ganó un certificado que sigue siendo válido. Anúlalo si no debe valer.';
  await press(`Reabrir: Ana Quispe, intento 1. ${isCertified}`);
  expect(text()).toContain(isCertified);
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test('more minutes: the new end is shown before, a reason is needed, and the list shows the new end', async () => {
  await open();
  await press('Más minutos: Ana Quispe, intento 2');
  await write('Minutes', '10');
  expect(find('dialog[open]').textContent).toContain('termina a las 10:20; pasará a terminar a las 10:30');
  await press('Dar más minutos');
  expect(find('dialog[open]').textContent).toContain('Escribe el motivo');
  expect(addMinutes).not.toHaveBeenCalled();
  await write('Reason', 'Se cortó la luz.');
  await press('Dar más minutos');
  expect(addMinutes.mock.calls).toEqual([[{ Id: 8, Minutes: 10, Reason: 'Se cortó la luz.' }]]);
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(text()).toContain('El intento tiene 10 minutos más.');
  expect(rows()[0]).toContain('Quedan 30 min');
});

test('another administrator was faster: a sentence, and the list as it stands now', async () => {
  annul.mockRejectedValueOnce(new ApiRefusal(409, 'Este intento está anulado.', 'warning'));
  const annulled = { ...finished, state: 'annulled' as const, certificateCode: null };
  get.mockResolvedValueOnce({ ...reply, message: '', data: [annulled], total: 1 });
  await open([finished]);
  await press('Anular: Ana Quispe, intento 1');
  expect(find('dialog[open]').textContent).toContain('Su certificado AP-1234 se revoca.');
  await write('Reason', 'Rindió otra persona.');
  await press('Anular intento');
  expect(annul.mock.calls).toEqual([[{ Id: 7, Reason: 'Rindió otra persona.' }]]);
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(text()).toContain('Este intento está anulado. Actualizamos esta página.');
  expect(rows()[0]).toContain('67 No cuenta');
});

test('without network what was written stays', async () => {
  reopen.mockRejectedValueOnce(new ApiRefusal(0, 'No hay conexión con el portal.', 'error'));
  await open([{ ...finished, certificateCode: null }]);
  await press('Reabrir: Ana Quispe, intento 1');
  await write('Reason', 'No cargó la página.');
  await press('Reabrir');
  expect(find('dialog[open] [role=alert]').textContent).toContain('No hay conexión con el portal.');
  expect((find('dialog[open] textarea') as HTMLTextAreaElement).value).toBe('No cargó la página.');
});

test('a running attempt is followed: its minutes go down, and the list is read again every 15 s', async () => {
  vi.useFakeTimers();
  await open([running], { id: '3', state: 'running', search: 'ana' });
  await act(async () => void (await vi.advanceTimersByTimeAsync(14_000)));
  expect(get).not.toHaveBeenCalled();
  await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
  expect(get.mock.calls).toEqual([[{ courseId: 3, State: 'running', Page: 1, Search: 'ana', PageSize: 20 }]]);
  get.mockRejectedValueOnce(new ApiRefusal(0, 'No hay conexión.', 'error'));
  await act(async () => void (await vi.advanceTimersByTimeAsync(15_000)));
  expect(rows()[0]).toContain('Quedan 30 min'); // of the previous answer
  expect(text()).toContain('La lista puede no estar al día. No hay conexión.');
  await act(async () => void (await vi.advanceTimersByTimeAsync(15_000)));
  expect(text()).not.toContain('no estar al día');
});

test('a state chosen while words are typed keeps them', async () => {
  await open();
  await write('search', 'rosa');
  await click('[aria-label=Estado] a:not([aria-current])');
  expect(get).toHaveBeenCalledWith(expect.objectContaining({ State: 'running', Search: 'rosa' }));
});

test('states are links that keep the search; what is empty says what that means', async () => {
  await open([], { id: '3', state: 'annulled' });
  expect(text()).toContain('Ningún intento en este estado');
  const chips = [...document.querySelectorAll('ul[aria-label=Estado] a')].map((chip) =>
    chip.getAttribute('href'),
  );
  expect(chips[1]).toBe('/intentos?id=3&state=running');
  expect(find('ul[aria-label=Estado] a[aria-current]').textContent).toBe('Anulados');
  await open([], { id: '3', search: 'zoe' });
  expect(text()).toContain('Nada con «zoe»');
  expect(find('form input[name=id]').getAttribute('value')).toBe('3');
  await open([]);
  expect(text()).toContain('Todavía nadie rinde este examen');
});
