import type { BankFormat, BankImport } from '../../../contract/calls/question-bank.ts';
import type { ReceivedFile } from '../../../contract/content/file-kinds.ts';
import { Refusal, sentence } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { LostWorker, openProcess } from '../../platform/process/task-worker.ts';
import { recordAudit } from '../audit/audit.ts';
import { contentChanged } from '../content/content-version.ts';
import { addQuestionsInside, bankOf, holdBank } from '../questions/questions.ts';
import { BadBank } from './bank.rules.ts';
import { openBankFile } from './open-bank-file.ts';
import { type ImportPlan, planImport } from './plan-import.rules.ts';
import type { BankFile, BankRead } from './read-bank.ts';
import type { BankReply } from './read-bank.worker.ts';

const reader = openProcess<BankFile, BankReply>(new URL('./read-bank.worker.ts', import.meta.url));

/** A file of questions, and the course that they are for. */
export interface BankSource {
  file: ReceivedFile;
  courseId: number;
  /** Undefined = told from the content. */
  format: BankFormat | undefined;
  isDryRun: boolean;
}

/**
 * Adds the questions of a file to a course, all that is understood in one transaction, and says line by line what was
 * made of the file; a dry run says the same and adds nothing. What the bank has already is left out, so the same file
 * again adds nothing. Refuses (404) an unknown course, (400) a file in which nothing can be read or with more than
 * 5,000 questions.
 */
export async function importBank(context: Context, source: BankSource): Promise<BankImport> {
  const { courseId, isDryRun } = source;
  if (isDryRun) await bankOf(context, courseId); // refuses before the work
  const read = await readFileOf(source);
  const plan = isDryRun
    ? await planOf(context, courseId, read)
    : await transaction(context, async (inside) => {
        await holdBank(inside, courseId);
        const made = await planOf(inside, courseId, read);
        await add(inside, courseId, made, read.format);
        return made;
      });
  return { format: read.format, addedCount: plan.questions.length, lines: plan.lines };
}

async function planOf(context: Context, courseId: number, read: BankRead): Promise<ImportPlan> {
  const { questions, modules } = await bankOf(context, courseId);
  return planImport(read, questions, modules);
}

async function add(inside: Context, courseId: number, { questions }: ImportPlan, format: BankFormat) {
  if (questions.length === 0) return;
  await addQuestionsInside(inside, courseId, questions);
  await contentChanged(inside);
  const details = { format, count: questions.length };
  await recordAudit(inside, 'question.import', `course:${courseId}`, details);
}

/** In a process of its own, one file at a time: neither a large file nor a hostile one holds anybody up. */
async function readFileOf({ file, format }: BankSource): Promise<BankRead> {
  try {
    const opened = await openBankFile(file);
    const reply = await reader.run({ ...opened, format });
    if ('refused' in reply) throw new BadBank(reply.refused);
    return reply.read;
  } catch (error) {
    if (error instanceof LostWorker)
      throw badFile('El archivo tarda demasiado en leerse. Divídelo en varios.');
    throw error instanceof BadBank ? badFile(error.message) : error;
  }
}

const badFile = (why: string) =>
  new Refusal('badBankFile', { errors: [{ field: 'file', message: why || sentence('badBankFile') }] });
