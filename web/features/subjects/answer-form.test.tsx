import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { mountWith } from '../../testing/mount-with.tsx';
import { field, press, text, write } from '../../testing/screen.ts';
import { AnswerForm } from './answer-form.tsx';

const rows = [{ id: 4, title: 'Jubilarme', summary: '', answerCount: 1, version: 7 }];
const asked = 'a que ora atienden';

async function open() {
  const update = vi.fn(async (_: object) => ({ message: '', data: null }));
  const getToEdit = vi.fn(async () => ({ data: { answers: '¿Uno?\nSí.\n', version: 7 } }));
  await mountWith(
    { subject: { update, getToEdit } },
    <AnswerForm asked={asked} rows={rows} newSubjectHref="/editartemas?id=nuevo" />,
  );
  return update;
}

test('what was asked in vain becomes an answer of the chosen subject, and stays a way of asking it', async () => {
  const update = await open();
  await write('Question', '¿A qué hora atienden?');
  await write('Answer', '{Horario}');
  await write('Subject', '4');
  await press('Guardar la respuesta');
  expect(update).toHaveBeenCalledWith({
    Id: 4,
    Version: 7,
    Answers: `¿Uno?\nSí.\n\n¿A qué hora atienden?\nTambién se pregunta: ${asked}\n{Horario}`,
  });
});

test('without an answer or a subject, and with a fact that there is not, nothing is sent', async () => {
  const update = await open();
  await press('Guardar la respuesta');
  expect(text()).toContain('El campo Respuesta es obligatorio.');
  expect(text()).toContain('Elige un tema.');
  await write('Subject', '4');
  await write('Answer', 'De {hora de atención}.');
  await press('Guardar la respuesta');
  expect(text()).toContain('no es un dato del país');
  expect(update).not.toHaveBeenCalled();
});

test('a phrase of the desk is noted there before its answer is saved', async () => {
  const sent: string[] = [];
  const makeAnswered = vi.fn(async (_: object) => {
    sent.push('noted');
    return { message: '', data: null };
  });
  const update = vi.fn(async (_: object) => {
    sent.push('saved');
    return { message: '', data: null };
  });
  const getToEdit = vi.fn(async () => ({ data: { answers: '', version: 7 } }));
  await mountWith(
    { subject: { update, getToEdit }, searchedPhrase: { makeAnswered } },
    <AnswerForm asked={asked} rows={rows} isPhrase newSubjectHref="/editartemas?id=nuevo" />,
  );
  await write('Question', '¿A qué hora atienden?');
  await write('Answer', '{Horario}');
  await write('Subject', '4');
  await press('Guardar la respuesta');
  expect(makeAnswered).toHaveBeenCalledWith({ Words: asked, Title: '¿A qué hora atienden?' });
  expect(sent).toEqual(['noted', 'saved']);
});

test('sentences that another answer takes today are shown with it when the field is left', async () => {
  const explain = vi.fn(async ({ Value }: { Value: string }) => ({
    data: {
      words: [],
      results: [{ type: 'Dato', title: 'Horario', asked: null, isShort: Value === 'a que hora abren' }],
    },
  }));
  await mountWith(
    { lexicon: { try: explain } },
    <AnswerForm asked={asked} rows={rows} newSubjectHref="/editartemas?id=nuevo" />,
  );
  await write('Asked', 'a que hora abren\nhasta que hora puedo ir');
  await act(async () => {
    field('Asked').focus();
    field('Asked').blur();
  });
  expect(text()).toContain('Llevas 2 de 5');
  expect(text()).toContain('«a que hora abren»: Horario');
  expect(text()).not.toContain('«hasta que hora puedo ir»');
});
