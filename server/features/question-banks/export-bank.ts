import { type MediaType, mediaTypes } from '../../../contract/files/media-types.ts';
import type { BankFormat } from '../../../contract/question-banks/calls.ts';
import { type ExpressibleQuestion, isExpressible } from '../../../contract/question-banks/losses.ts';
import type { Context } from '../../context/context.ts';
import type { WholeFile } from '../../platform/files/file-body.ts';
import { openProcess } from '../../platform/process/task-worker.ts';
import { recordAudit } from '../audit/audit.ts';
import { getCourseToEdit } from '../courses/courses.ts';
import type { BankedQuestion } from '../questions/questions.rules.ts';
import { questionsToCopy } from '../questions/questions.ts';
import { writeAiken } from './aiken.ts';
import { writeCsv } from './csv.ts';
import { writeGift } from './gift-writer.ts';
import { writeMoodleXml } from './moodle-xml-writer.ts';

interface Writer {
  extension: string;
  contentType: MediaType;
  write(questions: readonly BankedQuestion[]): string | Promise<Uint8Array>;
}

/** A workbook of 5,000 questions takes seconds, so another process makes it. */
const workbookWriter = openProcess<readonly BankedQuestion[], Uint8Array>(
  new URL('./write-bank.worker.ts', import.meta.url),
);

const writers: Record<BankFormat, Writer> = {
  gift: { extension: 'gift', contentType: mediaTypes.txt, write: writeGift },
  aiken: { extension: 'txt', contentType: mediaTypes.txt, write: writeAiken },
  xml: { extension: 'xml', contentType: mediaTypes.xml, write: writeMoodleXml },
  csv: { extension: 'csv', contentType: mediaTypes.csv, write: writeCsv },
  xlsx: {
    extension: 'xlsx',
    contentType: mediaTypes.xlsx,
    write: workbookWriter.run,
  },
};

const sayable = ({ type, ...question }: BankedQuestion): ExpressibleQuestion => ({
  ...question,
  questionTypeId: type,
});

/** The bytes of a bank in a format, without the questions that it cannot express. */
export async function bankBytes(
  format: BankFormat,
  questions: readonly BankedQuestion[],
): Promise<Uint8Array> {
  const written = writers[format].write(
    questions.filter((question) => isExpressible(format, sayable(question))),
  );
  return typeof written === 'string' ? Buffer.from(written) : written;
}

/**
 * The bank of a course as a file, oldest question first; importing it gives the same bank. Questions that a format
 * cannot express are left out (contract/question-banks/losses.ts). Refuses (404) an unknown course.
 */
export async function exportBank(
  context: Context,
  courseId: number,
  format: BankFormat,
): Promise<Omit<WholeFile, 'isAttachment'>> {
  const { title } = await getCourseToEdit(context, courseId);
  const { extension, contentType } = writers[format];
  const body = await bankBytes(format, await questionsToCopy(context, courseId));
  await recordAudit(context, 'export.questions', `course:${courseId}`, { format });
  return { body, contentType, name: `Preguntas de ${title}.${extension}` };
}
