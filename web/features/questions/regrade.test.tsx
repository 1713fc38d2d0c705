import { expect, test, vi } from 'vitest';
import type { RegradeChange } from '../../../contract/attempts/calls.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { find } from '../../testing/mount-for-test.tsx';
import {
  dialogText,
  during,
  login,
  openQuestions,
  reply,
  row,
  signInAgain,
  withEndedSession,
} from '../../testing/question-page-for-test.tsx';
import { press, submit, writeInto } from '../../testing/screen.ts';

const ana: RegradeChange = {
  attemptId: 7,
  userId: 2,
  fullname: 'Ana Quispe',
  gradeBefore: 70,
  gradeAfter: 80,
  isKept: false,
  minimumGrade: 80,
  certificate: 'issue',
};
const luis: RegradeChange = {
  ...ana,
  attemptId: 8,
  fullname: 'Luis Rojas',
  gradeBefore: 80,
  gradeAfter: 70,
  certificate: 'revoke',
};
const previewOf = (fingerprint: string, changes: RegradeChange[]) => ({
  ...reply,
  data: { fingerprint, attemptCount: 5, otherCount: 1, changes, toldCount: 0 },
});

async function correct(): Promise<void> {
  await during(() => find('button[title="Corregir respuesta"]').click());
  await during(() => find('[name=Correct][value=C]').click());
  await writeInto('[name=Reason]', 'La clave estaba mal.');
  await submit('dialog[open] form');
}

test('a corrected key shows whose grade changes before it does', async () => {
  const previewRegrade = vi.fn(async ({ LowerGrades }: { LowerGrades?: boolean }) =>
    LowerGrades
      ? previewOf('two', [ana, luis])
      : previewOf('one', [ana, { ...luis, isKept: true, certificate: 'none' }]),
  );
  const regrade = vi.fn(async (_: object) => ({
    ...reply,
    data: { changedCount: 2, keptCount: 0, toldCount: 0 },
  }));
  const get = vi.fn(async () => ({ ...reply, data: [{ ...row, correctAnswerMultiple: 'A' }] }));
  await openQuestions({ attempt: { previewRegrade, regrade }, question: { get } });
  await correct();
  expect(previewRegrade.mock.calls[0]?.[0]).toEqual({ QuestionId: 1, Correct: 'A' });
  expect(dialogText()).toContain(
    '1 nota cambia, 1 bajaría y se conserva. 1 intento la mostró con otras opciones',
  );
  expect(find('dialog tbody').textContent).toContain('Ana Quispe70 → pasa a 80 ApruebaSe emite');
  expect(find('dialog tbody').textContent).toContain('Luis Rojas80 Se conserva–');
  await during(() => find('dialog [type=checkbox]').click());
  expect(dialogText()).toContain('Luis Rojas80 → pasa a 70 Ya no apruebaSe anula');
  await press('Corregir y recalificar');
  expect(regrade.mock.calls).toEqual([
    [
      {
        QuestionId: 1,
        Correct: 'A',
        LowerGrades: true,
        Reason: 'La clave estaba mal.',
        Fingerprint: 'two',
      },
    ],
  ]);
  expect(dialogText()).toContain('La respuesta correcta es ahora A. 2 notas cambiaron.');
  expect(find('td[data-label=Respuesta]').textContent).toBe('A');
});

test('without a reason, or with the key that stands, nothing is asked of the server', async () => {
  const previewRegrade = vi.fn();
  await openQuestions({ attempt: { previewRegrade }, question: {} });
  await during(() => find('button[title="Corregir respuesta"]').click());
  await submit('dialog[open] form');
  expect(dialogText()).toContain('Esa ya es la respuesta correcta de la pregunta.');
  expect(dialogText()).toContain('Escribe el motivo');
  expect(previewRegrade).not.toHaveBeenCalled();
});

test('what changed while one looked is shown again before anything is done', async () => {
  const previewRegrade = vi
    .fn()
    .mockResolvedValueOnce(previewOf('one', [ana]))
    .mockResolvedValueOnce(previewOf('two', [ana, { ...ana, attemptId: 9, fullname: 'Eva Choque' }]));
  const regrade = vi
    .fn()
    .mockRejectedValueOnce(new ApiRefusal(409, 'Mientras mirabas la lista, algo cambió.', 'warning'))
    .mockResolvedValueOnce({ ...reply, data: { changedCount: 2, keptCount: 1, toldCount: 0 } });
  const get = vi.fn(async () => ({ ...reply, data: [row] }));
  await openQuestions({ attempt: { previewRegrade, regrade }, question: { get } });
  await correct();
  await press('Corregir y recalificar');
  expect(dialogText()).toContain('Mientras mirabas la lista, algo cambió.');
  expect(dialogText()).toContain('Eva Choque');
  await press('Corregir y recalificar');
  expect(regrade.mock.calls[1]?.[0]).toMatchObject({ Fingerprint: 'two' });
  expect(dialogText()).toContain('2 notas cambiaron. 1 persona conserva la que tenía.');
});

test('a session that ends before the preview or before the correction asks for the password and goes on', async () => {
  const previewRegrade = withEndedSession(() => previewOf('one', [ana]));
  const regrade = withEndedSession(() => ({
    ...reply,
    data: { changedCount: 1, keptCount: 0, toldCount: 0 },
  }));
  const get = vi.fn(async () => ({ ...reply, data: [{ ...row, correctAnswerMultiple: 'A' }] }));
  const users = { login: login() };
  await openQuestions({ attempt: { previewRegrade, regrade }, question: { get }, users });
  await correct();
  await signInAgain();
  expect(dialogText()).toContain('Ana Quispe');
  expect(dialogText()).toContain('La clave estaba mal.');
  await press('Corregir y recalificar');
  await signInAgain();
  expect(dialogText()).toContain('La respuesta correcta es ahora A.');
  expect(regrade.mock.calls[1]).toEqual(regrade.mock.calls[0]);
});
