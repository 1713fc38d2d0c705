import { expect, test } from 'vitest';
import { piecesOf } from './use-speech.ts';

test('a text is read piece by piece, each once, in its order', () => {
  const root = document.createElement('div');
  root.innerHTML =
    '<h2>Título</h2><p>Uno  dos.</p><ul><li>Primero</li><li><p>Segundo</p></li></ul><blockquote><p>Cita</p></blockquote><table><tbody><tr><td>A</td><td> 1</td></tr></tbody></table>';
  expect(piecesOf(root)).toEqual(['Título', 'Uno dos.', 'Primero', 'Segundo', 'Cita', 'A 1']);
});
