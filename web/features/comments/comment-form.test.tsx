import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { CourseComment } from '../../../contract/courses/calls.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { find } from '../../testing/mount-for-test.tsx';
import { mountWith } from '../../testing/mount-with.tsx';
import { text } from '../../testing/screen.ts';
import { CommentForm } from './comment-form.tsx';

const done = { message: 'Tu comentario se guardó.', descriptionCode: 'success' as const, data: null };
const written: CourseComment = {
  userId: 7,
  courseId: 3,
  userName: 'Rosa Q.',
  comment: 'Me sirvió.',
  calification: 4,
  date: '2026-11-18T12:00:00Z',
  mine: true,
};
const comment = () => find('[name=Comment]') as HTMLTextAreaElement;
const star = (value: number) => find(`[name=Calification][value="${value}"]`) as HTMLInputElement;
const button = () => find('button[type=submit]');
const send = () => act(async () => button().click());
async function write(words: string): Promise<void> {
  await act(async () => {
    comment().value = words;
    comment().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function open(mine: CourseComment | null, addComment = vi.fn(async (_: object) => done), userId = 7) {
  await mountWith({ course: { addComment } }, <CommentForm courseId={3} userId={userId} mine={mine} />);
  return addComment;
}

test('it takes a star and words; what is missing or too long is said beside its field and nothing is sent', async () => {
  const addComment = await open(null);
  await send();
  expect(text()).toContain('Por favor complete correctamente todos los campos');
  expect(text()).toContain('Seleccione al menos una estrella');
  await act(async () => star(5).click());
  await write('x'.repeat(2_001));
  await send();
  expect(text()).not.toContain('Seleccione al menos una estrella');
  expect(text()).toContain('Usa como máximo 2000 caracteres: sobra 1.');
  await write('   ');
  await send();
  expect(comment().getAttribute('aria-invalid')).toBe('true');
  expect(addComment).not.toHaveBeenCalled();
});

test('who has published one goes on to replace it, in the same form', async () => {
  const addComment = await open(null);
  expect(button().textContent).toBe('Publicar comentario');
  await act(async () => star(5).click());
  await write('Muy claro.');
  await send();
  expect(addComment).toHaveBeenCalledWith({ CourseId: 3, UserId: 7, Comment: 'Muy claro.', Calification: 5 });
  expect(text()).toContain('Tu comentario se publicó.');
  expect(button().textContent).toBe('Actualizar comentario');
  expect(text()).toContain('Lo que guardes ahora reemplaza a lo anterior.');
  await act(async () => star(3).click());
  await send();
  expect(addComment).toHaveBeenLastCalledWith(expect.objectContaining({ Calification: 3 }));
  expect(text()).toContain('Tu comentario se actualizó.');
});

test('what the member wrote before stands in it, and whether others see it', async () => {
  await open(written);
  expect([comment().value, star(4).checked, button().textContent]).toEqual([
    'Me sirvió.',
    true,
    'Actualizar comentario',
  ]);
  expect(text()).not.toContain('ocultó');
  document.body.replaceChildren();
  await open({ ...written, hidden: true });
  expect(text()).toContain('Un administrador ocultó tu comentario: las demás personas no lo ven.');
});

test('without network the words stay and can be sent again', async () => {
  const addComment = vi.fn(async (_: object) => done);
  addComment.mockRejectedValueOnce(new ApiRefusal(0, 'No hay conexión con el portal.', 'error'));
  await open(null, addComment);
  await act(async () => star(5).click());
  await write('Muy claro.');
  await send();
  expect(text()).toContain('No hay conexión con el portal.');
  expect([comment().value, button().textContent]).toEqual(['Muy claro.', 'Publicar comentario']);
  await send();
  expect(text()).toContain('Tu comentario se publicó.');
  expect(addComment).toHaveBeenCalledTimes(2);
});

test('words that were never sent are kept on the device and offered, to their writer alone', async () => {
  await open(null);
  await act(async () => star(2).click());
  await write('A medio escribir');
  await act(async () => dispatchEvent(new Event('pagehide')));
  document.body.replaceChildren();
  await open(null, undefined, 8);
  expect(text()).not.toContain('texto sin guardar');
  document.body.replaceChildren();
  await open(written);
  expect(comment().value).toBe('Me sirvió.');
  await act(async () =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Recuperar mi texto')
      ?.click(),
  );
  expect([comment().value, star(2).checked]).toEqual(['A medio escribir', true]);
});
