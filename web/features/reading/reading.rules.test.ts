import { describe, expect, it, test } from 'vitest';
import { barFigure, barText, firstSentence, isNews, panelSentence, readTimeText } from './reading.rules.ts';

test.each([
  [
    'Ya aprobaste este curso con 100 de 100. No hace falta rendir el examen.',
    'Ya aprobaste este curso con 100 de 100.',
  ],
  ['Espera 1.5 horas. Luego sí.', 'Espera 1.5 horas.'],
  ['sin punto', 'sin punto'],
  ['', ''],
])('%s: %s', (reason, expected) => {
  expect(firstSentence(reason)).toBe(expected);
});

test.each([
  [500, '8 min de 25 de lectura', '8 de 25 min'],
  [1500, '25 min de 25 de lectura', '25 de 25 min'],
  [99_960, '1666 min leídos, se piden 25', '1666 min'],
])('after %i seconds of 25 minutes: %s', (seconds, beside, docked) => {
  const { figure, rest } = readTimeText(seconds, 25);
  expect(`${figure} ${rest}`).toBe(beside);
  expect(barFigure(seconds, 25)).toBe(docked);
});

describe('what the clock says', () => {
  const calm = {
    readSeconds: 60,
    isComplete: false,
    failure: null,
    isFull: false,
    isSaved: true,
    needsSignIn: false,
    refusal: null,
    presence: 'here' as const,
  };
  const sentenceFor = (
    reading: Partial<Parameters<typeof panelSentence>[0]>,
    examRefusal: string | null = null,
  ) => panelSentence({ ...calm, ...reading }, examRefusal);

  it('says what the exam waits for; the minutes stand in the figure alone', () => {
    expect(sentenceFor({})).toBe(
      'El examen se abre cuando completes la lectura. El reloj se detiene si cambias de pestaña.',
    );
  });

  it.each([
    [{ presence: 'idle' as const }, 'Pausado: toca la página para seguir.', 'pausado'],
    [
      { presence: 'elsewhere' as const },
      'El tiempo se cuenta en otra pestaña que tienes abierta.',
      'en otra pestaña',
    ],
    [
      { failure: 'network' as const, presence: 'idle' as const },
      'Sin conexión: guardamos tu lectura aquí y la enviamos cuando vuelva.',
      'sin conexión',
    ],
    [
      { failure: 'portal' as const, isFull: true },
      'El portal no responde: guardamos aquí 10 minutos de lectura. El reloj sigue cuando vuelva.',
      'por enviar',
    ],
    [
      { needsSignIn: true, failure: 'network' as const },
      'Tu sesión terminó. Lo que leíste está guardado en este equipo.',
      'sesión terminada',
    ],
    [{ refusal: 'Primero aplica.' }, 'Primero aplica.', 'no se cuenta'],
    [{ isComplete: true }, 'Completaste la lectura: el examen está abierto.', 'lectura completa'],
  ])('%j: %s', (reading, sentence, words) => {
    expect(sentenceFor(reading)).toBe(sentence);
    expect(barText({ ...calm, ...reading })).toBe(words);
  });

  it('announces all but the minutes', () => {
    expect(isNews(calm, true)).toBe(false);
    expect(isNews({ ...calm, failure: 'network' }, true)).toBe(true);
    expect(isNews({ ...calm, presence: 'idle' }, true)).toBe(true);
    expect(isNews({ ...calm, presence: 'elsewhere' }, true)).toBe(false);
    expect(isNews({ ...calm, isComplete: true }, true)).toBe(true);
    expect(isNews({ ...calm, isComplete: true }, false)).toBe(false); // it was complete before
  });

  it('does not call an exam open that is refused for another reason', () => {
    expect(sentenceFor({ isComplete: true }, 'Este curso todavía no tiene preguntas.')).toBe(
      'Completaste la lectura.',
    );
  });
});
