import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { rowId, wholeNumber } from '../fields.ts';

const share = z.object({ module: z.string(), count: z.int(), hard: z.nullable(z.int()) });

/** How an exam draws its questions: `ExamDraw` of contract/exams/draw.ts. */
export const examDraw = z.object({
  shares: z.array(share),
  unseenFirst: z.boolean(),
  shuffled: z.boolean(),
});

const perExam = 500;
const countMessage = `De cada módulo salen de 0 a ${perExam} preguntas.`;

/** The switches of an exam beside the three prescribed settings; part of the controller Question. */
export const drawCalls = {
  addAttemptLimit: endpoint({
    method: 'POST',
    path: 'Question/AddAttemptLimit',
    who: 'admin',
    effect: 'certified',
    provesInside: true,
    summary: 'The most attempts that count; 0 = no limit',
    input: z.object({ Limit: wholeNumber('Los intentos van de 0 a 100.', 0, 100), IdCourse: rowId() }),
    output: z.null(),
  }),
  addDraw: endpoint({
    method: 'POST',
    path: 'Question/AddDraw',
    who: 'admin',
    effect: 'certified',
    provesInside: true,
    summary:
      'How exams that begin from now on draw their questions: shares by module, unseen ones first, options in another order. Shares that a bank cannot fill are stored and told',
    input: z.object({
      IdCourse: rowId(),
      /** Empty = at random of the whole bank. */
      Shares: z
        .array(
          z.object({
            /** '' = the questions without a module. */
            Module: z.string().check(z.maxLength(200)),
            Count: wholeNumber(countMessage, 0, perExam),
            /** So many of them hard ones; null = as it comes. */
            Hard: z.nullable(wholeNumber(countMessage, 0, perExam)),
          }),
        )
        .check(z.maxLength(100)),
      UnseenFirst: z.boolean('Di si salen primero las que no vio.'),
      Shuffled: z.boolean('Di si las opciones cambian de orden.'),
    }),
    /** Sentences on what the bank cannot give. */
    output: z.object({ notes: z.array(z.string()) }),
  }),
};
