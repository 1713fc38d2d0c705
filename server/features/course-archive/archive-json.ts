import * as z from 'zod/mini';
import { course } from '../../../contract/courses/calls.ts';
import type { InputOf } from '../../../contract/endpoint.ts';
import { type ExamDraw, plainDraw } from '../../../contract/exams/draw.ts';
import { optionalText, requiredLine, requiredText } from '../../../contract/fields.ts';
import { questionBank } from '../../../contract/question-banks/calls.ts';
import { drawCalls, examDraw } from '../../../contract/questions/draw.ts';
import { questionLimits, questionTypeId } from '../../../contract/questions/fields.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { noDates } from '../courses/course-dates.rules.ts';
import type { CourseState } from '../courses/courses.rules.ts';
import { readExplanation } from '../question-banks/explanations.ts';
import { writtenLawLink } from '../questions/explanation.ts';
import { type BankedQuestion, writtenQuestion } from '../questions/questions.rules.ts';

export const archiveFormat = 'aula-previsional/course';
export const archiveVersion = 1;

const picture = z.nullable(z.object({ file: z.string(), alt: z.string().check(z.maxLength(200)) }));

const material = z.object({
  title: requiredLine('le falta el título.'),
  file: z.string('le falta el archivo.'),
  captions: z.optional(z.nullable(z.string())),
  transcript: z.optional(z.nullable(z.string().check(z.maxLength(200_000)))),
  noCaptionsReason: z.optional(z.nullable(optionalText(300))),
});
type ArchivedMaterial = z.infer<typeof material>;
export type ArchivedImage = z.infer<typeof picture>;

const question = z.object({
  description: requiredText('le falta el texto.', questionLimits.description),
  questionTypeId: questionTypeId('no es de un tipo que conozcamos.'),
  options: z
    .array(z.string().check(z.trim(), z.maxLength(questionLimits.option)))
    .check(z.maxLength(questionLimits.options)),
  correct: z.string('le falta la respuesta.').check(z.maxLength(20)),
  /** Absent in older archives: as the key says. */
  asksSeveral: z.optional(z.boolean()),
  module: optionalText(200),
  /** Absent in older archives: no. */
  isHard: z.optional(z.boolean()),
  /** Absent in older archives: none. */
  explanation: z.optional(z.string().check(z.maxLength(20_000))),
  lawLink: optionalText(100),
  /** Absent in older archives: it is asked in exams. */
  isPractice: z.optional(z.boolean()),
});

/** Texts and settings of a course; stateIn checks them. */
const texts = {
  title: z.unknown(),
  description: z.unknown(),
  modules: z.unknown(),
  language: z.unknown(),
  duration: z.unknown(),
  countModule: z.unknown(),
  certificado: z.unknown(),
  quantity: z.unknown(),
  time: z.unknown(),
  notaMinima: z.unknown(),
  /** Absent in older archives: no wait. */
  waitHours: z.optional(z.unknown()),
  /** Absent in older archives: no limit, at random of the whole bank. */
  attemptLimit: z.optional(z.unknown()),
  draw: z.optional(z.unknown()),
};

/** Lists are checked item by item, so that one bad question does not lose the others. */
const archive = z.object({
  format: z.literal(archiveFormat),
  version: z.literal(archiveVersion),
  ...texts,
  cover: z.optional(z.unknown()),
  detail: z.optional(z.unknown()),
  questions: z.optional(z.array(z.unknown()).check(z.maxLength(2000))),
  material: z.optional(z.array(z.unknown()).check(z.maxLength(500))),
});

export interface ReadArchive {
  /** Undefined if its texts or settings are not valid for a course. */
  state: CourseState | undefined;
  cover: ArchivedImage;
  detail: ArchivedImage;
  questions: BankedQuestion[];
  material: ArchivedMaterial[];
  /** The problems, in sentences. */
  problems: string[];
}

/** Reads course.json. Refuses (400) a file that is not an exported course. */
export function readArchiveJson(text: string): ReadArchive {
  const raw = parsed(text);
  const found = z.safeParse(archive, raw);
  if (!found.success) throw new Refusal('badCourseArchive');
  const { data } = found;
  const problems = unknownFields(raw, archive._zod.def.shape, 'course.json');
  const pieces = <T>(name: string, schema: z.ZodMiniType<T>, all: unknown[] | undefined) =>
    (all ?? []).flatMap((piece, index) => {
      const label = `${name} ${index + 1}`;
      const result = z.safeParse(schema, piece);
      if (result.success) return [{ label, value: result.data }];
      problems.push(`${label} no se importa: ${result.error.issues[0]?.message ?? ''}`);
      return [];
    });
  const questions = pieces('La pregunta', question, data.questions).flatMap(({ label, value }) => {
    try {
      const {
        questionTypeId: type,
        correct,
        asksSeveral,
        module = '',
        isHard = false,
        lawLink = '',
        isPractice = false,
        ...given
      } = value;
      const { explanation, notes } = readExplanation(given.explanation ?? '');
      problems.push(...notes.map((note) => `${label}: ${note}`));
      const key = { correctLetters: correct, correctTrueFalse: correct };
      const kept = { module, isHard, explanation, lawLink: writtenLawLink(lawLink), isPractice };
      return [{ ...writtenQuestion({ ...given, type, asksSeveral, ...key }), ...kept }];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push(`${label} no se importa: ${error.errors[0]?.message ?? error.message}`);
      return [];
    }
  });
  return {
    state: stateIn(data, problems),
    cover: pieces('La portada', picture, [data.cover ?? null])[0]?.value ?? null,
    detail: pieces('El detalle', picture, [data.detail ?? null])[0]?.value ?? null,
    questions,
    material: pieces('El material', material, data.material).map(({ value }) => value),
    problems,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => {
      if (typeof value === 'string' && value.includes('\0')) throw new SyntaxError('a NUL'); // no column can store a NUL
      return value;
    });
  } catch {
    throw new Refusal('badCourseArchive'); // the place of the error would help nobody
  }
}

/** Texts and settings of a course for course.json; stateIn reads them back. */
export const textsOf = (
  course: CourseState,
): Record<keyof typeof texts, string | number | boolean | ExamDraw> => ({
  title: course.title,
  description: course.descriptionHtml,
  modules: course.moduleHtml,
  language: course.language,
  duration: course.durationMinutes,
  countModule: course.lessonCount,
  certificado: Number(course.hasCertificate),
  quantity: course.questionsPerExam,
  time: course.examMinutes,
  notaMinima: course.minimumGrade,
  waitHours: course.examWaitHours,
  attemptLimit: course.examAttemptLimit,
  draw: course.examDraw,
});

/** Texts and settings, checked by the rules of the form. */
function stateIn(data: z.infer<typeof archive>, problems: string[]): CourseState | undefined {
  const asked: Record<
    Exclude<
      keyof InputOf<typeof course.add>,
      'ModuleList' | 'Published' | 'OpensAt' | 'ClosesAt' | 'ExamOpensAt' | 'ExamClosesAt'
    >,
    unknown
  > = {
    Title: data.title,
    Description: data.description,
    Duration: data.duration,
    Module: data.modules,
    Language: data.language,
    CountModule: data.countModule,
    Certificado: data.certificado,
    CantidadPregunta: data.quantity,
    DurationText: data.time,
    Calification: data.notaMinima,
  };
  const given = z.safeParse(course.add.input, asked);
  const wait = z.safeParse(questionBank.addWait.input.shape.Hours, data.waitHours ?? 0);
  const limit = z.safeParse(drawCalls.addAttemptLimit.input.shape.Limit, data.attemptLimit ?? 0);
  const draw = z.safeParse(examDraw, data.draw ?? plainDraw);
  if (!given.success || !wait.success || !limit.success || !draw.success) {
    const issues = [given, wait, limit, draw].flatMap(({ error }) => error?.issues ?? []);
    problems.push(...new Set(issues.map(({ message }) => message)));
    return undefined;
  }
  const { data: input } = given;
  return {
    title: input.Title,
    descriptionHtml: input.Description ?? '',
    moduleHtml: input.Module ?? '',
    language: input.Language,
    lessonCount: input.CountModule ?? 1,
    durationMinutes: input.Duration,
    hasCertificate: input.Certificado === 1,
    examMinutes: input.DurationText,
    questionsPerExam: input.CantidadPregunta,
    minimumGrade: input.Calification,
    examWaitHours: wait.data,
    examAttemptLimit: limit.data,
    examDraw: draw.data,
    ...noDates, // they belong to one run of a course
    isPublished: false,
  };
}

const unknownFields = (raw: unknown, known: object, where: string): string[] =>
  Object.keys(raw as object)
    .filter((name) => !(name in known))
    .map((name) => `No entendemos «${name.slice(0, 60)}» de ${where}: no se importa.`);
