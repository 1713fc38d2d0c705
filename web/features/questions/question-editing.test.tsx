import { expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../lib/api/request.ts';
import { find, unmountAll } from '../../testing/mount-for-test.tsx';
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

const editing = () => during(() => find('[aria-label^="Editar: "]').click());
const otherVersion = { ...row, description: '¿Cuál es la suya?', correctAnswerMultiple: 'B', version: 4 };
const stale = () => new ApiRefusal(409, 'Otra persona cambió esto mientras lo editabas.', 'warning');

test('a question is changed with the version it was begun from', async () => {
  const update = vi.fn(async (_: object) => ({ ...reply, data: { version: 4 } }));
  const get = vi.fn(async () => ({ ...reply, data: [{ ...row, description: '¿Cuál de ellas?' }] }));
  await openQuestions({ question: { update, get } });
  await editing();
  expect(dialogText()).toContain('Editar pregunta');
  expect(dialogText()).toContain('vale para los exámenes que empiecen después');
  await writeInto('[name=QuestionDescription]', '¿Cuál de ellas?');
  await submit('dialog[open] form');
  expect(update.mock.calls).toEqual([
    [
      {
        Id: 1,
        Version: 3,
        QuestionDescription: '¿Cuál de ellas?',
        QuestionTypeId: 12,
        AnswerA: 'Uno',
        AnswerB: 'Dos',
        AnswerC: 'Tres',
        AnswerD: '',
        CorrectAnswerMultiple: 'A,C',
        Several: true,
        Module: '',
        Explanation: '',
        Hard: false,
        LawLink: '',
        Practice: false,
      },
    ],
  ]);
  expect(find('tbody').textContent).toContain('¿Cuál de ellas?');
});

test('what another administrator saved meanwhile is shown first, and one’s own goes over it only then', async () => {
  const update = vi
    .fn(async (_: object) => ({ ...reply, data: { version: 5 } }))
    .mockRejectedValueOnce(stale());
  const get = vi.fn(async () => ({ ...reply, data: [otherVersion] }));
  await openQuestions({ question: { update, get } });
  await editing();
  await writeInto('[name=QuestionDescription]', '¿Cuál es la mía?');
  await submit('dialog[open] form');
  expect(dialogText()).toContain('Alguien guardó antes que tú');
  expect(dialogText()).toContain('¿Cuál es la  [quitado: suya]');
  expect(dialogText()).toContain('¿Cuál es la  [agregado: mía]');
  await press('Guardar el mío encima');
  expect(update.mock.calls.map(([input]) => input)).toMatchObject([{ Version: 3 }, { Version: 4 }]);
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test('taking theirs keeps one’s own on this device', async () => {
  const update = vi.fn().mockRejectedValue(stale());
  const get = vi.fn(async () => ({ ...reply, data: [otherVersion] }));
  await openQuestions({ question: { update, get } });
  await editing();
  await writeInto('[name=QuestionDescription]', '¿Cuál es la mía?');
  await submit('dialog[open] form');
  await press('Quedarme con el suyo');
  await press('Quedarme con el suyo');
  expect((find('[name=QuestionDescription]') as HTMLTextAreaElement).value).toBe('¿Cuál es la suya?');
  await press('Recuperar mi texto');
  expect((find('[name=QuestionDescription]') as HTMLTextAreaElement).value).toBe('¿Cuál es la mía?');
});

test('a draft that is older than another person’s save is not saved over it unasked', async () => {
  const update = vi.fn().mockRejectedValue(stale());
  const get = vi.fn(async () => ({ ...reply, data: [otherVersion] }));
  await openQuestions({ question: {} });
  await editing();
  await writeInto('[name=QuestionDescription]', '¿Cuál es la mía?');
  await unmountAll(); // the tab was closed
  await openQuestions({ question: { update, get } }, [otherVersion]);
  await editing();
  await press('Recuperar mi texto');
  await submit('dialog[open] form');
  expect(update.mock.calls).toMatchObject([
    [{ Id: 1, QuestionDescription: '¿Cuál es la mía?', Version: row.version }],
  ]);
  expect(dialogText()).toContain('Alguien guardó antes que tú');
  expect(dialogText()).toContain('¿Cuál es la  [quitado: suya]');
});

test('a text whose session ended stays, and is saved after the password', async () => {
  const update = withEndedSession(() => ({ ...reply, data: { version: 4 } }));
  const get = vi.fn(async () => ({ ...reply, data: [row] }));
  await openQuestions({ question: { update, get }, users: { login: login() } });
  await editing();
  await writeInto('[name=QuestionDescription]', '¿Sigue aquí?');
  await submit('dialog[open] form');
  expect(dialogText()).toContain('Tu sesión terminó');
  expect(dialogText()).toContain('Tu pregunta sigue en esta pantalla.');
  expect((find('[name=QuestionDescription]') as HTMLTextAreaElement).value).toBe('¿Sigue aquí?');
  await signInAgain();
  expect(update.mock.calls[1]?.[0]).toMatchObject({ QuestionDescription: '¿Sigue aquí?', Version: 3 });
  expect(document.querySelector('dialog[open]')).toBeNull();
});
