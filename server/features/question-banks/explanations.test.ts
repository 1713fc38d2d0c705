import { describe, expect, test } from 'vitest';
import { readExplanation } from './explanations.ts';
import { readBank } from './read-bank.ts';

async function explanationsIn(text: string) {
  const { items } = await readBank({ bytes: Buffer.from(text), isWorkbook: false, format: undefined });
  return items.map(({ found }) =>
    'problem' in found ? found.problem : [found.question.explanation, found.notes],
  );
}

describe('an explanation in a file', () => {
  test('of GIFT is the feedback of the question and of its options', async () => {
    const text = `::P::¿Quién paga? {
  =Tu empleador#Con interés.
  ~Nadie#[html]<p>El mes <b>cuenta</b>.</p>
  ~Tú
  ####Lo dice la ley.
}

Es tuyo.{TRUE####[html]<p>Siempre lo es.</p>}

Lo pagas tú.{FALSE#Míralo otra vez.#Así es.}
`;
    expect(await explanationsIn(text)).toEqual([
      [
        '<p>Lo dice la ley.</p><p><strong>Tu empleador</strong>: Con interés.</p><p><strong>Nadie</strong>: El mes <strong>cuenta</strong>.</p>',
        [],
      ],
      ['<p>Siempre lo es.</p>', []],
      ['<p><strong>Verdadero</strong>: Míralo otra vez.</p><p><strong>Falso</strong>: Así es.</p>', []],
    ]);
  });

  test('of Moodle is the general feedback and that of each answer', async () => {
    const text = `<?xml version="1.0"?><quiz><question type="truefalse"><name><text>Es tuyo.</text></name>
<questiontext format="html"><text>Es tuyo.</text></questiontext>
<generalfeedback format="html"><text><![CDATA[<p>Porque <em>sí</em>.</p>]]></text></generalfeedback>
<answer fraction="100" format="moodle_auto_format"><text>true</text><feedback format="html"><text>Bien.</text></feedback></answer>
<answer fraction="0" format="moodle_auto_format"><text>false</text><feedback format="html"><text></text></feedback></answer>
</question></quiz>`;
    expect(await explanationsIn(text)).toEqual([
      ['<p>Porque <em>sí</em>.</p><p><strong>Verdadero</strong>: Bien.</p>', []],
    ]);
  });

  test('of a table is a column, in lines or as HTML', async () => {
    const text = `Pregunta;A;B;Correcta;Explicación
¿Quién?;Yo;Nadie;A;"Porque sí.
Y 2 < 3."
¿Cuál?;Uno;Dos;B;<p>Es <b>dos</b>.</p>
¿Cómo?;Así;Asá;A;
`;
    expect(await explanationsIn(text)).toEqual([
      ['<p>Porque sí.</p><p>Y 2 &lt; 3.</p>', []],
      ['<p>Es <strong>dos</strong>.</p>', []],
      ['', []],
    ]);
  });

  test('that is too long, or a picture, is told and left out', () => {
    expect(readExplanation(`<p>${'a'.repeat(601)}</p>`)).toEqual({
      explanation: '',
      notes: ['Su explicación tiene 601 letras y caben 600: no se importa.'],
    });
    const picture = '<p>Mira:</p><figure><img src="/articlefile/a.webp" alt="x"></figure>';
    expect(readExplanation(picture)).toEqual({
      explanation: '<p>Mira:</p>',
      notes: ['La imagen de su explicación no se importa.'],
    });
    expect(readExplanation('<script>alert(1)</script><p onclick="x()">Sí</p>')).toEqual({
      explanation: '<p>Sí</p>',
      notes: [],
    });
  });
});
