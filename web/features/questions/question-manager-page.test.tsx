import { expect, test, vi } from 'vitest';
import { find } from '../../testing/mount-for-test.tsx';
import { dialogText, during, openQuestions, reply, row } from '../../testing/question-page-for-test.tsx';
import { press, submit, writeInto } from '../../testing/screen.ts';

test('the key stands uppercased, a letter each, with what can be done', async () => {
  await openQuestions({ question: {} });
  expect(find('td[data-label=Respuesta]').textContent).toBe('AC');
  const labels = [...find('td[data-label=Acción]').querySelectorAll('button')].map(
    ({ textContent }) => textContent,
  );
  expect(labels).toEqual(['Editar', 'Más', 'Copiar aquí', 'Corregir respuesta', 'Eliminar']);
});

test('each setting is saved by its own button for its course', async () => {
  const addTime = vi.fn(async (_: object) => ({ ...reply, data: null }));
  const addWait = vi.fn(async (_: object) => ({ ...reply, data: null }));
  await openQuestions({ question: { addTime, addWait } });
  const form = 'form[aria-label="Tiempo de examen"]';
  await writeInto('[name=Time]', '0');
  await submit(form);
  expect(find(form).textContent).toContain('El tiempo debe ser mayor que 0.');
  await writeInto('[name=Time]', '45');
  await submit(form);
  expect(addTime.mock.calls).toEqual([[{ Time: 45, IdCourse: 4 }]]);
  expect(find(form).textContent).toContain('Ahora: 45 minutos');

  const wait = 'form[aria-label="Espera entre intentos (horas)"]';
  expect(find(wait).textContent).toContain('Ahora: sin espera');
  await writeInto('[name=Hours]', '48');
  await submit(wait);
  expect(addWait.mock.calls).toEqual([[{ Hours: 48, IdCourse: 4 }]]);
  expect(find(wait).textContent).toContain('Ahora: 48 horas (2 días)');
});

test('an exam that asks more than there is says so until it no longer does', async () => {
  const addQuantityQuestion = vi.fn(async (_: object) => ({ ...reply, data: null }));
  await openQuestions({ question: { addQuantityQuestion } }, [row], 10);
  expect(document.body.textContent).toContain('Cada examen pide 10 preguntas y en la lista hay 1');
  expect(find('header').textContent).toContain('examen de 1 pregunta,');
  await writeInto('[name=Quantity]', '1');
  await submit('form[aria-label="Cantidad de preguntas"]');
  expect(document.body.textContent).not.toContain('Cada examen pide');
});

test('the settings of the exam stand open, each with its own Agregar', async () => {
  await openQuestions({ question: {} }, [row], 1);
  const settings = [...document.querySelectorAll('form[aria-label]')].map((form) => [
    form.getAttribute('aria-label'),
    form.querySelector('button[type=submit]')?.textContent,
  ]);
  expect(settings.slice(0, 3)).toEqual([
    ['Tiempo de examen', 'Agregar'],
    ['Cantidad de preguntas', 'Agregar'],
    ['Calificación mínima', 'Agregar'],
  ]);
});

test('several correct letters are sent together, and the list shows what the server stored', async () => {
  const add = vi.fn(async (_: object) => ({ ...reply, data: { id: 2 } }));
  const get = vi.fn(async () => ({ ...reply, data: [{ ...row, id: 2, description: '¿Y esta?' }, row] }));
  await openQuestions({ question: { add, get } });
  await press('Agregar pregunta');
  await writeInto('[name=QuestionDescription]', '¿Y esta?');
  await writeInto('[name=QuestionTypeId]', '12');
  await writeInto('[name=AnswerA]', 'Uno');
  await writeInto('[name=AnswerB]', 'Dos');
  await submit('dialog[open] form');
  expect(dialogText()).toContain(
    'Debe seleccionar una respuesta para la seleccion multiple o verdadero/falso',
  );
  for (const letter of ['A', 'B'])
    await during(() => find(`[name=CorrectAnswerMultiple][value=${letter}]`).click());
  await writeInto('[name=Module]', 'Fondos');
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
    Several: true,
    Module: 'Fondos',
    Explanation: '',
    Hard: false,
    LawLink: '',
    Practice: false,
  });
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(find('tbody').textContent).toContain('¿Y esta?');
});

test('the exam says how many to choose: by default as the key says, of one right answer also all', async () => {
  await openQuestions({ question: {} });
  await press('Agregar pregunta');
  await writeInto('[name=QuestionDescription]', '¿Cuál?');
  await writeInto('[name=QuestionTypeId]', '12');
  const right = (letter: string) =>
    during(() => find(`[name=CorrectAnswerMultiple][value=${letter}]`).click());
  const offered = () =>
    [...document.querySelectorAll('[name=Several] option')].map((each) => each.textContent);
  const rule = () => {
    const id = find('dialog[open] details:not(:has([name=LawLink])) fieldset').getAttribute(
      'aria-describedby',
    );
    return document.getElementById(id ?? '')?.textContent;
  };
  await right('A');
  expect(offered()).toEqual(['Elige una', 'Elige todas las correctas']);
  expect(rule()).toBe('Elige una');
  await right('B');
  expect(offered()).toEqual(['Elige todas las correctas']);
  expect(rule()).toBe('Elige todas las correctas');
  await right('B');
  expect(rule()).toBe('Elige una');
  await writeInto('[name=Several]', 'true');
  expect(rule()).toBe('Elige todas las correctas');
  await writeInto('[name=QuestionTypeId]', '1');
  expect(
    find('dialog[open] details:not(:has([name=LawLink])) fieldset').hasAttribute('aria-describedby'),
  ).toBe(false);
});

test('what is being written is previewed as the exam shows it, and another category loses no answer', async () => {
  await openQuestions({ question: {} });
  await press('Agregar pregunta');
  expect(dialogText()).toContain('Escribe la descripción y elige la categoría');
  await writeInto('[name=QuestionDescription]', '¿Se ve?');
  await writeInto('[name=QuestionTypeId]', '12');
  await writeInto('[name=AnswerA]', 'Sí');
  const preview = 'dialog[open] details:not(:has([name=LawLink]))';
  expect(find(`${preview} legend`).textContent).toBe('Pregunta 1: ¿Se ve?');
  expect([...document.querySelectorAll(`${preview} label`)].map((label) => label.textContent)).toEqual([
    'A Sí',
  ]);
  await writeInto('[name=QuestionTypeId]', '1');
  expect([...document.querySelectorAll(`${preview} label`)].map((label) => label.textContent)).toEqual([
    'A Verdadero',
    'B Falso',
  ]);
  await writeInto('[name=QuestionTypeId]', '12');
  expect((find('[name=AnswerA]') as HTMLInputElement).value).toBe('Sí');
});

test('a long bank is searched, filtered by type and module, and shown a page at a time', async () => {
  const many = Array.from({ length: 1_000 }, (_, index) => ({
    ...row,
    id: index + 1,
    description: `Pregunta ${index + 1}`,
    module: index < 3 ? 'Aportes' : '',
    ...(index === 2 ? { questionTypeId: 1, type: 'Verdadero o Falso', correctAnswerVoF: 'v' } : {}),
  }));
  await openQuestions({ question: {} }, many);
  const rows = () => document.querySelectorAll('tbody tr').length;
  expect(rows()).toBe(20);
  const selects = document.querySelectorAll<HTMLSelectElement>('select');
  const choose = (place: number, value: string) =>
    during(() => {
      const select = selects[place];
      if (select === undefined) throw new Error('no such filter');
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await choose(1, 'Aportes');
  expect(rows()).toBe(3);
  await choose(0, '1');
  expect(find('tbody').textContent).toContain('Pregunta 3');
  expect(rows()).toBe(1);
  await press('Vista previa del examen');
  expect(document.querySelectorAll('dialog[open] fieldset').length).toBeLessThanOrEqual(21);
});

test('an empty bank leads on', async () => {
  await openQuestions({ question: {} }, []);
  expect(document.body.textContent).toContain('Este curso no tiene preguntas');
  await press('Importar');
  expect(dialogText()).toContain('GIFT, Aiken, Moodle XML, CSV o XLSX, hasta 5 MB');
});

test('one question after another: category and module stay, the focus is in the text, the last one closes', async () => {
  localStorage.clear();
  const add = vi.fn(async (_: object) => ({ ...reply, data: { id: 2 } }));
  const get = vi.fn(async () => ({ ...reply, data: [row] }));
  await openQuestions({ question: { add, get } }, []);
  await press('Agregar pregunta', 0);
  const answer = async (text: string) => {
    await writeInto('[name=QuestionDescription]', text);
    await during(() => find('[name=CorrectAnswerVoF][value=V]').click());
  };
  await writeInto('[name=QuestionTypeId]', '1');
  await writeInto('[name=Module]', 'Fondos');
  await answer('Uno');
  await press('Guardar y agregar otra');
  expect((find('[name=QuestionDescription]') as HTMLTextAreaElement).value).toBe('');
  expect((find('[name=QuestionTypeId]') as HTMLSelectElement).value).toBe('1');
  expect((find('[name=Module]') as HTMLSelectElement).value).toBe('Fondos');
  expect(document.activeElement).toBe(find('[name=QuestionDescription]'));
  await answer('Dos');
  const enter = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true };
  await during(() => find('[name=QuestionDescription]').dispatchEvent(new KeyboardEvent('keydown', enter)));
  expect(dialogText()).toContain('Agregar pregunta');
  await answer('Tres');
  await press('Agregar');
  expect(dialogText()).toBe('');
  expect(add.mock.calls.map(([input]) => input)).toMatchObject(
    ['Uno', 'Dos', 'Tres'].map((QuestionDescription) => ({ QuestionDescription, Module: 'Fondos' })),
  );
});

test('a copy begins with the texts of the question and is a new one', async () => {
  const add = vi.fn(async (_: object) => ({ ...reply, data: { id: 2 } }));
  const get = vi.fn(async () => ({ ...reply, data: [row] }));
  await openQuestions({ question: { add, get } });
  await press('Copiar aquí: ¿Cuál?');
  expect(find('dialog[open] h2').textContent).toBe('Agregar pregunta');
  await writeInto('[name=QuestionDescription]', '¿Cuál otra?');
  await press('Agregar');
  expect(add.mock.calls[0]?.[0]).toMatchObject({
    QuestionDescription: '¿Cuál otra?',
    CorrectAnswerMultiple: 'A,C',
    AnswerC: 'Tres',
  });
});
