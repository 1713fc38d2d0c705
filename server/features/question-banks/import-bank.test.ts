import { describe, expect, it } from 'vitest';
import { bankFormats } from '../../../contract/question-banks/calls.ts';
import { aCourse, aMember, aQuestion } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { fileOf as namedFile } from '../../testing/files/images.ts';
import { zipOf } from '../../testing/files/zip.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const test = aTestPortal();
const { api } = anAdminOf(test);

const fileOf = (content: string | Uint8Array) =>
  namedFile(typeof content === 'string' ? Buffer.from(content) : content, 'preguntas.txt');
const importing = async (courseId: number, content: string | Uint8Array, more: object = {}) =>
  (await api.question.import({ file: fileOf(content), courseId, ...more })).data;
const bankOf = async (id: number) =>
  (await api.question.get({ id })).data.map(({ id: _, ...question }) => question);

const gift = `$CATEGORY: $course$/top/módulo UNO

::Aportes::¿Quién paga? {=Yo#¡Bien! ~Nadie}

Los aportes son tuyos.{T}

Escribe un ensayo {}

¿Quién paga? {
  =Yo
  ~Nadie
}

$CATEGORY: $course$/top/Otra cosa

¿Cuándo? {=Hoy ~Ayer}
`;

describe('Question/Import', () => {
  it('says first, line by line, what it understands, and adds nothing then', async () => {
    const courseId = await aCourse(test.portal);
    const dry = await importing(courseId, gift, { DryRun: true });
    expect(dry).toEqual({
      format: 'gift',
      addedCount: 3,
      lines: [
        { line: null, kind: 'changed', subject: '', text: 'Los títulos de las preguntas no se guardan: 1.' },
        {
          line: 3,
          kind: 'added',
          subject: '¿Quién paga?',
          text: '',
        },
        { line: 5, kind: 'added', subject: 'Los aportes son tuyos.', text: '' },
        {
          line: 7,
          kind: 'problem',
          subject: 'Escribe un ensayo',
          text: 'Es una pregunta de texto libre; aquí hay de opción múltiple y de verdadero o falso.',
        },
        { line: 9, kind: 'skipped', subject: '¿Quién paga?', text: 'Es igual a la de la línea 3.' },
        { line: 16, kind: 'added', subject: '¿Cuándo?', text: '' },
        {
          line: 16,
          kind: 'changed',
          subject: '',
          text: 'El curso no tiene un módulo «Otra cosa»: 1 pregunta queda sin módulo.',
        },
      ],
    });
    expect(await bankOf(courseId)).toEqual([]);
    expect(await importing(courseId, gift)).toEqual(dry);
    expect(await bankOf(courseId)).toMatchObject([
      { description: '¿Cuándo?', module: '', correctAnswerMultiple: 'A' },
      { description: 'Los aportes son tuyos.', module: 'Módulo uno', correctAnswerVoF: 'V', version: 1 },
      { description: '¿Quién paga?', module: 'Módulo uno', answerA: 'Yo', answerB: 'Nadie' },
    ]);
    const again = await importing(courseId, gift);
    expect(again.addedCount).toBe(0);
    expect(again.lines.filter(({ kind }) => kind === 'skipped')).toHaveLength(4);
    expect(again.lines[1]?.text).toBe('Ya está en el banco.');
    const audit = test.portal.db
      .selectFrom('audit_event')
      .selectAll()
      .where('action', '=', 'question.import');
    expect(await audit.execute()).toMatchObject([{ subject: `course:${courseId}`, details: { count: 3 } }]);
  });

  it('twice at once adds every question once', async () => {
    const courseId = await aCourse(test.portal);
    const both = await Promise.all([1, 2, 3].map(() => importing(courseId, gift)));
    expect(both.map(({ addedCount }) => addedCount).sort()).toEqual([0, 0, 3]);
    expect(await bankOf(courseId)).toHaveLength(3);
  });

  it('says when the bank has a question with another key', async () => {
    const courseId = await aCourse(test.portal);
    await aQuestion(test.portal, courseId, { text: '¿Quién paga?', options: ['Yo', 'Nadie'], correct: 'B' });
    const { lines } = await importing(courseId, '¿Quién paga?{=Yo ~Nadie}');
    expect(lines).toMatchObject([
      { kind: 'problem', text: 'Ya está en el banco, con otra respuesta correcta (B).' },
    ]);
  });

  it.each([
    ['', 'obligatorio'],
    ['   \n', 'vacío'],
    ['Esto no es nada.', 'No reconocemos'],
    ['<html><p>x</p></html>', 'no es de Moodle'],
    ['<quiz><question>', 'mal formado'],
    [
      `<!DOCTYPE l [<!ENTITY a "ja"><!ENTITY b "${'&a;'.repeat(50)}">]><quiz><question type="truefalse"><questiontext><text>&b;</text></questiontext></question></quiz>`,
      'DOCTYPE',
    ],
    [`<quiz>${'<a>'.repeat(3000)}${'</a>'.repeat(3000)}</quiz>`, 'demasiados elementos'],
    ['Pregunta;Correcta\n"x;A\n', 'comillas'],
    [Buffer.from([0x4d, 0x5a, 0, 0, 1, 2, 3]), 'no es de Excel ni de texto'],
    [zipOf([{ name: 'word/document.xml', content: 'x' }]), 'no un libro de Excel'],
    [zipOf([{ name: 'xl/workbook.xml', content: '<x/>' }]), 'dañado'],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'antiguo'],
    [Array.from({ length: 5001 }, (_, index) => `P${index}{T}`).join('\n\n'), 'caben 5000'],
  ])('refuses in words what cannot be read: %#', async (content, words) => {
    const courseId = await aCourse(test.portal);
    const refused = api.question.import({ file: fileOf(content), courseId });
    const errors = [{ field: 'file', message: expect.stringContaining(words) }];
    await expect(refused).rejects.toMatchObject({ status: 400, body: { errors } });
  });

  it('refuses a file over 5 MB, and an unknown course', async () => {
    const courseId = await aCourse(test.portal);
    const big = api.question.import({ file: fileOf(Buffer.alloc(5 * 1024 ** 2 + 1, 'x')), courseId });
    await expectRefusal(big, 413);
    for (const DryRun of [true, false]) await expectRefusal(importing(999_999, gift, { DryRun }), 404);
  });
});

describe('Question/Export', () => {
  it.each(bankFormats)('as %s, imported into another course, gives the same bank', async (format) => {
    const [from, to] = [await aCourse(test.portal), await aCourse(test.portal)];
    const base = {
      CourseId: from,
      QuestionTypeId: 12 as const,
      AnswerA: '=1+1',
      AnswerB: 'Ñandú; «sí», "no"',
    };
    await api.question.add({ ...base, QuestionDescription: '¿50% {o} más?', CorrectAnswerMultiple: 'B' });
    if (format !== 'aiken')
      await api.question.add({
        ...base,
        QuestionDescription: 'Varias\nlíneas',
        AnswerC: 'C: ~c',
        CorrectAnswerMultiple: 'A,C',
        Module: 'Módulo uno',
      });
    await api.question.add({
      CourseId: from,
      QuestionTypeId: 1,
      QuestionDescription: '<b> es negrita & punto',
      CorrectAnswerVoF: 'F',
    });
    const file = (await api.question.export({ id: from, format })) as unknown as {
      data: Buffer;
      headers: Record<string, string>;
    };
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(await importing(to, file.data)).toMatchObject({ format });
    expect(await bankOf(to)).toEqual(await bankOf(from));
    const again = await importing(to, file.data, { Format: format });
    expect(again).toMatchObject({ format, addedCount: 0 });
  });

  it('refuses an unknown course', async () => {
    await expectRefusal(api.question.export({ id: 999_999, format: 'csv' }), 404);
  });
});

it('leaves the moving of banks to administrators', async () => {
  const courseId = await aCourse(test.portal);
  const member = test.client.as(await aMember(test.portal)).question;
  for (const [client, status] of [
    [member, 403],
    [test.client.visitor.question, 401],
  ] as const) {
    await expectRefusal(client.export({ id: courseId, format: 'gift' }), status);
    await expectRefusal(client.import({ file: fileOf(gift), courseId }), status);
  }
});
