import { expect, test } from 'vitest';
import type { AuditRow } from '../../../contract/audit-log/calls.ts';
import { byDay, dayTitle, saidOf } from './audit.rules.ts';
import { filterOf } from './load-audit.ts';

const row = (given: Partial<AuditRow>): AuditRow => ({
  id: 1,
  date: '2026-11-24T13:42:00.000Z',
  action: 'article.add',
  by: { id: 7, name: 'Rosa Medina' },
  isPortal: false,
  subject: null,
  place: null,
  count: null,
  reason: '',
  changes: [],
  versions: null,
  position: null,
  ...given,
});

test('a sentence begins with who did it', () => {
  expect(saidOf(row({}))).toEqual({ who: 'Rosa Medina', what: 'agregó el artículo' });
  expect(saidOf(row({ action: 'attempt.moreMinutes', count: 10 })).what).toBe('dio más minutos (10)');
  expect(saidOf(row({ by: null, isPortal: true })).who).toBe('El portal');
  expect(saidOf(row({ by: null, action: 'account.password' }))).toEqual({
    who: 'Alguien sin sesión',
    what: 'cambió la contraseña',
  });
  expect(saidOf(row({ by: null, action: 'session.refused' }))).toEqual({
    who: '',
    what: 'Alguien probó una contraseña equivocada',
  });
});

test('rows stand by the institute’s days', () => {
  const late = row({ id: 2, date: '2026-11-24T02:00:00.000Z' }); // the evening before in La Paz
  expect(byDay([row({}), late]).map(({ day, rows }) => [day, rows.length])).toEqual([
    ['2026-11-24', 1],
    ['2026-11-23', 1],
  ]);
  expect(dayTitle('2026-11-24', '2026-11-24')).toBe('Hoy, martes, 24 de noviembre de 2026');
  expect(dayTitle('2026-11-23', '2026-11-24')).toBe('Lunes, 23 de noviembre de 2026');
});

test('an address names a filter; what is none is left out', () => {
  expect(filterOf({ by: '7', kind: 'exams', from: '2026-11-01', to: '2026-11-30' })).toEqual({
    By: 7,
    Kind: 'exams',
    From: '2026-11-01',
    To: '2026-11-30',
  });
  expect(filterOf({ by: 'x', kind: 'nada', from: 'ayer' })).toEqual({});
});
