import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetExamPage, openExamPage } from '../../testing/exam-for-test.tsx';
import { press, text } from '../../testing/screen.ts';

let spoken: string[] = [];
const cancel = () => {
  spoken = [];
};

function giveVoice(): void {
  vi.stubGlobal('speechSynthesis', {
    cancel,
    speak: ({ text: words }: { text: string }) => spoken.push(words),
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(words: string) {
        this.text = words;
      }
    },
  );
}

const listenButtons = () =>
  [...document.querySelectorAll('button')].filter((button) =>
    /^(Escuchar|Detener) la/.test(button.textContent),
  );

beforeEach(async () => {
  await openExamPage();
  await press('Comenzar examen');
});
afterEach(() => {
  forgetExamPage();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['textSize'];
  localStorage.clear();
});

it('each question is read aloud by its own button, with the letters of its options', async () => {
  giveVoice();
  expect(listenButtons().map((button) => button.textContent)).toEqual([
    'Escuchar la pregunta 1',
    'Escuchar la pregunta 2',
  ]);
  await act(async () => listenButtons()[0]?.click());
  expect(spoken).toEqual(['Pregunta 1. ¿Cuál?', 'Elige una', 'A. Uno', 'B. Dos']);
  await act(async () => listenButtons()[1]?.click());
  expect(spoken).toEqual(['Pregunta 2. ¿Cierto?', 'A. Verdadero', 'B. Falso']);
  await act(async () => listenButtons()[1]?.click());
  expect(spoken).toEqual([]);
});

it('a browser without a voice says so in place of the button', async () => {
  await act(async () => listenButtons()[0]?.click());
  expect(text()).toContain('Tu navegador no tiene voz para leer en alto.');
});

it('the letters of the exam grow with the size chosen for all long texts', async () => {
  const sizeChip = document.querySelector<HTMLElement>('[aria-label="Letra más grande"]');
  await act(async () => sizeChip?.click());
  expect(document.documentElement.dataset['textSize']).toBe('1');
  expect(sizeChip?.closest('[data-long-text]')?.querySelector('fieldset')).not.toBeNull();
  expect(text()).toContain('Letra grande.');
});
