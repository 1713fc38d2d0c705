import { expect, test, vi } from 'vitest';
import { plainDraw } from '../../../contract/exams/draw.ts';
import { click, find } from '../../testing/mount-for-test.tsx';
import { mountWith } from '../../testing/mount-with.tsx';
import { text } from '../../testing/screen.ts';
import { ExamSettingsBar } from './exam-settings-bar.tsx';

async function lowerTo(minimum: string, kept = 0) {
  const people = [{ attemptId: 5, fullname: 'Rosa Quispe', grade: 75, minimumGrade: 80 }];
  const previewPass = vi.fn(async () => ({ data: people }));
  const pass = vi.fn(async () => ({ message: 'Listo.', data: null }));
  const addMinCalification = vi.fn(async () => ({ message: 'La nota mínima es 70.', data: null }));
  const previewCourse = vi.fn(async () => ({ data: { people: [], total: 0, kept } }));
  const calls = {
    question: { addMinCalification },
    attempt: { previewPass, pass },
    certificate: { previewCourse },
  };
  await mountWith(
    calls,
    <ExamSettingsBar
      courseId={3}
      settings={{
        testTime: 20,
        amountQuestion: 4,
        minQualify: 80,
        waitHours: 0,
        attemptLimit: 0,
        draw: plainDraw,
      }}
      questionCount={4}
      onChange={() => undefined}
    />,
  );
  (find('input[name=Calification]') as HTMLInputElement).value = minimum;
  await click('form[aria-label="Calificación mínima"] button');
  const press = async (label: string) => {
    const button = [...document.querySelectorAll('dialog button')].find((each) => each.textContent === label);
    button?.setAttribute('id', 'chosen');
    await click('#chosen');
  };
  return { pass, addMinCalification, press };
}

test('who would pass is shown first; they are passed with a reason', async () => {
  const { pass, addMinCalification, press } = await lowerTo('70');
  expect(text()).toContain('Rosa Quispe: 75 de 100; su mínimo era 80');
  expect(addMinCalification).not.toHaveBeenCalled();
  await press('Cambiarlo y aprobar');
  expect(text()).toContain('Escribe el motivo');
  (find('textarea[name=Reason]') as HTMLTextAreaElement).value = 'Era un error';
  await press('Cambiarlo y aprobar');
  expect(addMinCalification).toHaveBeenCalledExactlyOnceWith({ IdCourse: 3, Calification: 70 });
  expect(pass).toHaveBeenCalledExactlyOnceWith({ Id: 5, Reason: 'Era un error' });
});

test('the minimum may change alone, or nothing at all', async () => {
  const alone = await lowerTo('70');
  await alone.press('Cambiar solo el mínimo');
  expect(alone.addMinCalification).toHaveBeenCalledOnce();
  expect(alone.pass).not.toHaveBeenCalled();
  document.body.replaceChildren();
  const nothing = await lowerTo('70');
  await nothing.press('Cancelar');
  expect(nothing.addMinCalification).not.toHaveBeenCalled();
});

test('a higher minimum says how many certificates stay, before it is saved', async () => {
  const { addMinCalification, press } = await lowerTo('90', 2);
  expect(text()).toContain('Los 2 certificados válidos de este curso se conservan');
  expect(addMinCalification).not.toHaveBeenCalled();
  await press('Guardar');
  expect(addMinCalification).toHaveBeenCalledOnce();
});

test('a higher minimum asks nothing where nobody has a certificate', async () => {
  const { addMinCalification } = await lowerTo('90');
  expect(addMinCalification).toHaveBeenCalledOnce();
});
