import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import type { QuestionRow } from '../../../contract/question.ts';
import { find, mount } from '../../components/mount-for-test.tsx';
import { ToastProvider } from '../../components/toast.tsx';
import { ApiContext } from '../../lib/api-context.ts';
import { site } from '../../testing/site.ts';
import QuestionManagerPage from './question-manager-page.tsx';

// the test's page knows no popovers
beforeEach(() => {
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn() });
});

const row: QuestionRow = {
  id: 1,
  description: '¿Cuál?',
  type: 'Selección Multiple',
  questionTypeId: 12,
  correctAnswerMultiple: 'a,c',
  correctAnswerVoF: '',
  answerA: 'Uno',
  answerB: 'Dos',
  answerC: 'Tres',
  answerD: null,
};
const reply = { message: 'Hecho.', descriptionCode: 'success' as const };

function open(question: Record<string, unknown>) {
  const data = {
    course: { id: 4, title: 'Curso' },
    questions: [row],
    settings: { testTime: 30, amountQuestion: 10, minQualify: 80 },
  };
  return mount(
    <ApiContext value={{ question } as unknown as Api}>
      <ToastProvider>
        <QuestionManagerPage data={data} query={{}} site={site} viewer={null} />
      </ToastProvider>
    </ApiContext>,
  );
}

const during = (work: () => void) => act(async () => work());
const set = (selector: string, value: string) =>
  during(() => {
    const control = find(selector) as HTMLInputElement;
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  });
const submit = (form: string) => during(() => (find(form) as HTMLFormElement).requestSubmit());

test('the key stands uppercased, a letter each, and deleting is the only action', async () => {
  await open({});
  expect(find('td[data-label=Respuesta]').textContent).toBe('AC');
  expect(find('td[data-label=Acción]').querySelectorAll('button')).toHaveLength(1);
});

test('each setting is saved by its own button for its course', async () => {
  const addTime = vi.fn(async (_: object) => ({ ...reply, data: null }));
  await open({ addTime });
  const form = 'form[aria-label="Tiempo de examen"]';
  await set('[name=Time]', '0');
  await submit(form);
  expect(find(form).textContent).toContain('El tiempo debe ser mayor que 0.');
  await set('[name=Time]', '45');
  await submit(form);
  expect(addTime.mock.calls).toEqual([[{ Time: 45, IdCourse: 4 }]]);
  expect(find(form).textContent).toContain('Ahora: 45 minutos');
});

test('several correct letters are sent together, and the list shows what the server stored', async () => {
  const add = vi.fn(async (_: object) => ({ ...reply, data: { id: 2 } }));
  const get = vi.fn(async () => ({ ...reply, data: [{ ...row, id: 2, description: '¿Y esta?' }, row] }));
  await open({ add, get });
  await during(() =>
    [...document.querySelectorAll('button')].find((b) => b.textContent === 'Agregar pregunta')?.click(),
  );
  await set('[name=QuestionDescription]', '¿Y esta?');
  await set('[name=QuestionTypeId]', '12');
  await set('[name=AnswerA]', 'Uno');
  await set('[name=AnswerB]', 'Dos');
  await submit('dialog[open] form');
  expect(find('dialog[open]').textContent).toContain(
    'Debe seleccionar una respuesta para la seleccion multiple o verdadero/falso',
  );
  for (const letter of ['A', 'B'])
    await during(() => find(`[name=CorrectAnswerMultiple][value=${letter}]`).click());
  await submit('dialog[open] form');
  expect(add).toHaveBeenCalledWith({
    CourseId: 4,
    QuestionDescription: '¿Y esta?',
    QuestionTypeId: 12,
    AnswerA: 'Uno',
    AnswerB: 'Dos',
    AnswerC: '',
    AnswerD: '',
    CorrectAnswerMultiple: 'A,B',
  });
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(find('tbody').textContent).toContain('¿Y esta?');
});
