import { expect, test, vi } from 'vitest';
import { mountWith } from '../../testing/mount-with.tsx';
import { press, text, write } from '../../testing/screen.ts';
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
