import { describe, expect, it } from 'vitest';
import type { BankFormat } from '../../../contract/question-banks/calls.ts';
import { readBank } from './read-bank.ts';

async function read(text: string | Uint8Array, format?: BankFormat) {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const { items, notes, format: told } = await readBank({ bytes, isWorkbook: false, format });
  const found = items.map(({ line, found: each }) =>
    'problem' in each
      ? [line, each.problem]
      : [line, each.question.options, each.question.correct, each.notes],
  );
  return { told, found, notes, items };
}

describe('GIFT as people and Moodle write it', () => {
  it('reads the kinds of question of its documentation', async () => {
    const { found, notes } = await read(`// EXAMPLE QUESTIONS

Who's buried in Grant's tomb?{~Grant ~Jefferson =no one}

Grant is {~buried =entombed ~living} in Grant's tomb.

Grant is buried in Grant's tomb.{FALSE#No one is.}

Two plus two equals {=four =4}.

When was he born? {#1822:1}

Match them. {
    =Canada -> Ottawa
    =Italy  -> Rome
    }

Difficult question.{~wrong answer ~%50%half credit answer =full credit answer}

What two people are entombed there? {
    ~%-50%No one
    ~%50%Grant
    ~%50%Grant's wife
    ~%-50%Grant's father }

Which answer equals 5? {
     ~ \\= 2 + 2
     = \\= 2 + 3
     ~ \\= 2 + 4  }

Sin respuestas: solo texto.

¿Qué es 2+2=4: a https://ejemplo.test/x {V -> F ~nada} ?

Una{T}
Dos{F}

Rota {=a ~b
`);
    expect(found).toEqual([
      [3, ['Grant', 'Jefferson', 'no one'], 'C', []],
      [5, ['buried', 'entombed', 'living'], 'B', ['Su hueco queda como «_____».']],
      [7, [], 'F', []],
      [
        9,
        'Es una pregunta de respuesta corta y su respuesta es «four» o «4»: agrégala como opción múltiple, con la respuesta correcta y al menos una equivocada.',
      ],
      [11, expect.stringContaining('numérica y su respuesta es «1822 más o menos 1»')],
      [13, ['Ottawa', 'Rome'], 'A', ['Era de emparejar: cada par es una pregunta.']],
      [13, ['Ottawa', 'Rome'], 'B', ['Era de emparejar: cada par es una pregunta.']],
      [
        18,
        ['wrong answer', 'half credit answer', 'full credit answer'],
        'C',
        ['Las opciones con parte del puntaje cuentan como incorrectas.'],
      ],
      [
        20,
        ['No one', 'Grant', "Grant's wife", "Grant's father"],
        'B,C',
        ['Los puntajes parciales no se usan: hay que marcar todas las correctas y ninguna otra.'],
      ],
      [26, ['= 2 + 2', '= 2 + 3', '= 2 + 4'], 'B', []],
      [31, 'Es un texto sin respuestas entre llaves { }.'],
      [33, expect.stringContaining('No entendemos sus respuestas')],
      [35, expect.stringContaining('línea en blanco')],
      [38, 'Le falta la llave «}» que cierra las respuestas.'],
    ]);
    expect(notes).toEqual([{ line: null, text: 'Los comentarios (//) no se importan: 1.' }]);
  });

  it('true/false as people write it, and titles told once', async () => {
    const { items, notes } = await read(`::P1::El aporte es tuyo.{=Verdadero ~Falso}

::P2::La prima es tuya.{~V =F}

::P3::Nadie aporta por ti.{FALSO}

::P4::Es tuyo.{V}

::P5::¿Aportas? {=Sí ~No}

::P6::Ambas {%50%Verdadero %50%Falso}
`);
    const told = items.map(({ found }) =>
      'problem' in found
        ? found.problem
        : [found.question.type, found.question.options, found.question.correct, found.notes],
    );
    expect(told.slice(0, 5)).toEqual([
      [1, [], 'V', []],
      [1, [], 'F', []],
      [1, [], 'F', []],
      [1, [], 'V', []],
      [12, ['Sí', 'No'], 'A', []],
    ]);
    expect(notes[0]?.text).toMatch(/^Los títulos de las preguntas no se guardan: [56]\.$/);
    expect(notes).toHaveLength(1);
  });

  it('reads what Moodle exports: HTML, categories, titles', async () => {
    const { items } = await read(`// question: 0  name: Switch category to $course$/top/Módulo 1
$CATEGORY: $course$/top/Por defecto/Módulo 1


// question: 12  name: Fondo
::Fondo::[html]<p>¿Qu&eacute; es un <b>fondo</b>\\: 1 \\= 1?</p><p>Mira\\: <img src\\="@@PLUGINFILE@@/a.png"></p>{
\t~<p>Un banco</p>#<p>No</p>
\t=<p>Una cuenta&nbsp;tuya</p>
}
`);
    expect(items[0]).toMatchObject({
      line: 6,
      found: {
        question: {
          description: '¿Qué es un fondo: 1 = 1?\nMira:',
          options: ['Un banco', 'Una cuenta tuya'],
          correct: 'B',
          module: 'Módulo 1',
        },
        notes: [
          'Tenía una imagen, que no se importa.',
          'Su formato (negrita, listas, enlaces…) no se guarda: queda el texto.',
        ],
      },
    });
  });
});

it('Aiken: dots and brackets, and what is wrong with each', async () => {
  const { told, found } = await read(`A question with too few answers
A) Only answer
ANSWER: A

ANSWER: B

Examen de historia

A good question
A) Correct
B)Incorrect
ANSWER: A

Not finished
A. Correct-ish
B. Incorrect-ish

Second good question
A. Verdadero
B. Falso
answer: B

Fuera de lugar
A. uno
C. dos
ANSWER: C

Larga
A. 1
B. 2
C. 3
D. 4
E. 5
ANSWER: E`);
  expect(told).toBe('aiken');
  expect(found).toEqual([
    [1, 'Necesita al menos dos opciones.'],
    [5, 'No sigue a ninguna pregunta.'],
    [7, 'No es una pregunta: no le siguen opciones.'],
    [9, ['Correct', 'Incorrect'], 'A', []],
    [14, 'Le falta la línea «ANSWER:».'],
    [18, [], 'F', []],
    [23, 'Sus opciones no van en orden: A, B, C…'],
    [28, 'Tiene 5 opciones; aquí caben 4.'],
  ]);
});

it('Moodle XML: kinds, categories, shares, pictures', async () => {
  const { told, found, items, notes } = await read(`<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<!-- question: 0  -->
  <question type="category">
    <category><text>$course$/top/Módulo uno</text></category>
    <info format="html"><text></text></info>
  </question>
  <question type="multichoice">
    <name><text>Fondos</text></name>
    <questiontext format="html"><text><![CDATA[<p>¿Cu&aacute;les son <em>fondos</em>?</p>]]></text>
      <file name="a.png" path="/" encoding="base64">AAAA</file></questiontext>
    <generalfeedback format="html"><text></text></generalfeedback>
    <hidden>0</hidden>
    <defaultgrade>1.0000000</defaultgrade>
    <single>false</single>
    <correctfeedback format="html"><text>Respuesta correcta</text></correctfeedback>
    <answer fraction="50" format="html"><text>El 1 &amp; el 2</text><feedback format="html"><text></text></feedback></answer>
    <answer fraction="50" format="html"><text><![CDATA[<p>El 3</p>]]></text></answer>
    <answer fraction="0" format="html"><text>Ninguno</text></answer>
  </question>
  <question type="truefalse">
    <name><text>vf</text></name>
    <questiontext format="plain_text"><text>&lt;b&gt; es una marca</text></questiontext>
    <answer fraction="0"><text>false</text></answer>
    <answer fraction="100"><text>true</text></answer>
  </question>
  <question type="essay"><name><text>Ensayo</text></name><questiontext><text>Escribe</text></questiontext></question>
  <question type="stack"><name><text>S</text></name><questiontext><text>Calcula</text></questiontext></question>
  <question type="multichoice">
    <name><text>x</text></name><questiontext><text>x sin clave</text></questiontext>
    <answer fraction="0"><text>a</text></answer><answer fraction="0"><text>b</text></answer>
  </question>
  <question type="truefalse">
    <name><text>Ambas</text></name><questiontext><text>Ambas a medias</text></questiontext>
    <answer fraction="50"><text>true</text></answer><answer fraction="50"><text>false</text></answer>
  </question>
  <question type="truefalse">
    <name><text>Vale</text></name><questiontext><text>Vale dos puntos</text></questiontext>
    <defaultgrade>2.0000000</defaultgrade><idnumber>P-7</idnumber>
    <answer fraction="0"><text>true</text></answer><answer fraction="100"><text>false</text></answer>
  </question>
</quiz>`);
  expect(told).toBe('xml');
  expect(found).toEqual([
    [
      8,
      ['El 1 & el 2', 'El 3', 'Ninguno'],
      'A,B',
      [
        'Tenía una imagen u otro archivo, que no se importa.',
        'Su formato (negrita, listas, enlaces…) no se guarda: queda el texto.',
      ],
    ],
    [21, [], 'V', []],
    [27, expect.stringContaining('de texto libre (ensayo)')],
    [28, expect.stringContaining('«stack»')],
    [29, 'No dice cuál es la respuesta correcta.'],
    [33, 'No dice si es verdadera o falsa.'],
    [
      37,
      [],
      'F',
      [
        'Su número de identificación no se importa.',
        'Sus puntos no se importan: todas las preguntas valen lo mismo.',
      ],
    ],
  ]);
  expect(items[0]).toMatchObject({
    found: { question: { description: '¿Cuáles son fondos?', module: 'Módulo uno' } },
  });
  expect(notes).toEqual([
    { line: null, text: 'Las frases de «correcto» e «incorrecto» de Moodle no se importan.' },
    { line: null, text: 'Los títulos de las preguntas no se guardan: 2.' },
  ]);
});

it('Moodle XML: a picture is told once, also that of Moodle 1.9', async () => {
  const question = (text: string, more = '') => `<question type="truefalse"><name><text>¿</text></name>
    <questiontext format="html"><text><![CDATA[${text}]]></text>${more}
    <answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>`;
  const file = '<file name="a.png" encoding="base64">AAAA</file></questiontext>';
  const old = '</questiontext><image>a.gif</image><image_base64>AAAA</image_base64>';
  const { found } = await read(
    `<quiz>${question('<p>¿Una?<img src="a.png"></p>', file)}${question('¿Dos?', old)}${question('¿Tres?', '</questiontext><image></image>')}</quiz>`,
  );
  expect(found.map(([, , , notes]) => notes)).toEqual([
    ['Tenía una imagen u otro archivo, que no se importa.'],
    ['Tenía una imagen, que no se importa.'],
    [],
  ]);
});

it('GIFT: braces of a formula are told how to be written, by a subject without tags', async () => {
  const { found, items } = await read(
    '::T::[html]<p>Medio es <b>$\\dfrac{1}{2}$</b></p>{=a ~b}\n\n¿Cuál? {=$\\sqrt{2}$ ~b}\n',
  );
  expect(found.map(([, problem]) => problem)).toEqual([
    expect.stringContaining('escribe \\{ y \\}'),
    expect.stringContaining('escribe \\{ y \\}'),
  ]);
  expect(items[0]?.subject).toMatch(/^Medio es/);
  expect(items[0]?.subject).not.toMatch(/[<>[\]]/);
});

describe('CSV as spreadsheets save it', () => {
  it('reads Windows-1252, commas, holes and unknown columns, and says so', async () => {
    const csv = [
      'Pregunta,Tipo,A,B,C,D,E,Correcta,Módulo,Autor',
      '¿Año?,Selección múltiple,2025,"2026, sí",,,,B,Módulo uno,Ana',
      "'=Suma,,,,,,,falso,,",
      'Hueco,,uno,,tres,,,A,,',
      'Cinco,,1,2,3,4,5,A,,',
      'Clave,,1,2,,,,C,,',
      'Rara,Ensayo,1,2,,,,A,,',
      ',,,,,,,,,',
      'Sin clave,,1,2,,,,,,',
    ].join('\r\n');
    const latin = Buffer.from(csv, 'latin1');
    const { told, found, notes, items } = await read(latin);
    expect(told).toBe('csv');
    expect(found).toEqual([
      [2, ['2025', '2026, sí'], 'B', []],
      [3, [], 'F', []],
      [4, 'La opción B está vacía.'],
      [5, 'Tiene 5 opciones; aquí caben 4.'],
      [6, 'La respuesta correcta es C, y esa opción está vacía.'],
      [7, 'No conocemos el tipo «Ensayo».'],
      [9, 'No dice cuál es la respuesta correcta.'],
    ]);
    expect(items[0]?.subject).toBe('¿Año?');
    expect(items[1]?.subject).toBe('=Suma');
    expect(notes.map(({ text }) => text)).toEqual([
      'El archivo no está en UTF-8: lo leímos como Windows-1252. Revisa los acentos.',
      'La columna «Autor» no se importa.',
    ]);
  });

  it('skips the line that tells Excel the delimiter; foreign titles are told which are wanted', async () => {
    const told = await read('sep=;\r\nPregunta;A;B;Correcta\r\n¿Cuál?;uno;dos;B\r\n');
    expect(told).toMatchObject({ told: 'csv', found: [[3, ['uno', 'dos'], 'B', []]] });
    expect((await read('sep=|\nPregunta|A|B|Correcta\n¿Cuál?|uno|dos|A')).found).toEqual([
      [3, ['uno', 'dos'], 'A', []],
    ]);
    for (const foreign of ['question,image,choice1,choice2\nWhich?,,a,b', 'sep=;\nuno;dos;tres\n1;2;3'])
      await expect(read(foreign)).rejects.toThrow('La primera fila debe tener los títulos');
    await expect(read('Esto, así, no es nada.\nEsto tampoco.')).rejects.toThrow('No reconocemos');
  });

  it('refuses one without titles, or of another kind than was said', async () => {
    await expect(read('uno;dos\n1;2', 'csv')).rejects.toThrow('La primera fila');
    await expect(read('P{T}', 'xlsx')).rejects.toThrow('no es un libro de Excel');
    await expect(read('Pregunta;Correcta\n', 'csv')).rejects.toThrow('ninguna pregunta');
  });
});
