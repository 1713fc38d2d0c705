import { expect, test } from 'vitest';
import { questionSentence, rateSentence, reliabilitySentence } from './sentences.rules.ts';

test.each([
  [
    { kind: 'key', chosen: 'C', key: 'B', isFailed: true },
    'Casi todos la fallan y los mejores eligen C. ¿Está mal la clave (B)?',
  ],
  [
    { kind: 'key', chosen: 'A,C', key: 'A,B,D', isFailed: false },
    'Los mejores eligen A y C y no A y B y D. ¿Está mal la clave?',
  ],
  [
    { kind: 'key', chosen: 'F', key: 'V', isFailed: false },
    'Los mejores eligen Falso y no Verdadero. ¿Está mal la clave?',
  ],
  [{ kind: 'reversed' }, 'Quienes más saben la fallan más que los demás. Revisa el enunciado y la clave.'],
  [
    { kind: 'nobody', chosen: 'C', key: 'B' },
    'Nadie la acierta y la mayoría elige C. ¿Está mal la clave (B)?',
  ],
  [
    { kind: 'nobody', chosen: null, key: 'V' },
    'Nadie la acierta. ¿Es demasiado difícil, o está mal la clave (Verdadero)?',
  ],
  [{ kind: 'failed' }, 'Casi todos la fallan. ¿Es demasiado difícil, o está mal la clave?'],
] as const)('the alarm %j in plain words (spec 10.9)', (alarm, sentence) => {
  expect(questionSentence(alarm)).toBe(sentence);
});

test('a pass rate that moved', () => {
  expect(rateSentence({ recent: 45, former: 72 })).toBe(
    'Aprueba el 45 % en los últimos 30 días; en los 90 de antes aprobaba el 72 %.',
  );
});

const share = (percent: number) =>
  `De las diferencias entre las notas, cerca del ${percent} % se debe a lo que sabe cada persona y el resto al azar.`;
const middling = 'Las notas son medianamente confiables: con más preguntas, o mejores, lo serían más.';
const poor = 'Las notas dicen poco: agrega preguntas y revisa las que no distinguen a quien sabe.';

test.each([
  [0.8, `${share(80)} Las notas son confiables.`],
  [0.799, `${share(80)} ${middling}`],
  [0.6, `${share(60)} ${middling}`],
  [0.594, `${share(59)} ${poor}`],
  [0, `${share(0)} ${poor}`],
  [-0.4, `${share(0)} ${poor}`],
])('a reliability of %d', (kr20, sentence) => {
  expect(reliabilitySentence({ kr20, isSameForAll: true })).toBe(sentence);
  expect(reliabilitySentence({ kr20, isSameForAll: false })).toBe(
    `${sentence} Es una aproximación, porque cada examen sortea sus preguntas.`,
  );
});
