import type { ReceivedFile } from '../../../contract/files/file-kinds.ts';
import type { BankFormat, BankImport } from '../../../contract/question-banks/calls.ts';
import { Refusal, sentence } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { LostWorker, openProcess } from '../../platform/process/task-worker.ts';
import { openTableFile } from '../../platform/spreadsheets/open-table-file.ts';
import { UnreadableFile } from '../../platform/spreadsheets/unreadable-file.ts';
import { recordAudit } from '../audit/audit.ts';
import { contentChanged } from '../content/content-version.ts';
import { proveIfTaken } from '../courses/certified-changes.ts';
import { addQuestionsInside, bankOf, lockBank } from '../questions/questions.ts';
import { BadBank } from './bank.rules.ts';
import { type ImportPlan, planImport } from './plan-import.rules.ts';
import type { BankFile, BankRead } from './read-bank.ts';
import type { BankReply } from './read-bank.worker.ts';

const reader = openProcess<BankFile, BankReply>(new URL('./read-bank.worker.ts', import.meta.url));

/** A file of questions, and its target course. */
export interface BankSource {
  file: ReceivedFile;
  courseId: number;
  /** Undefined = by the content. */
  format: BankFormat | undefined;
  isDryRun: boolean;
}

/**
 * Adds the valid questions of a file to a course in one transaction and reports on the file line by line; a dry run
 * reports the same and adds nothing. Questions already in the bank are skipped, so importing a file again adds nothing.
 * Refuses (404) an unknown course, (400) an unreadable file or one with more than 5,000 questions.
 */
export async function importBank(context: Context, source: BankSource): Promise<BankImport> {
  const { courseId, isDryRun } = source;
  if (isDryRun)
    await bankOf(context, courseId); // refuses before the work
  else await proveIfTaken(context, courseId);
  const read = await readFileOf(source);
  const plan = isDryRun
    ? await planOf(context, courseId, read)
    : await transaction(context, async (inside) => {
        await lockBank(inside, courseId);
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
  await contentChanged(inside, 'question');
  const details = { format, count: questions.length };
  await recordAudit(inside, 'question.import', `course:${courseId}`, details);
}

/** In a child process, one file at a time: neither a large file nor a hostile one blocks the portal. */
async function readFileOf({ file, format }: BankSource): Promise<BankRead> {
  try {
    const opened = await openTableFile(file, 'las preguntas');
    const reply = await reader.run({ ...opened, format });
    if ('refused' in reply) throw new BadBank(reply.refused);
    return reply.read;
  } catch (error) {
    if (error instanceof LostWorker)
      throw badFile('El archivo tarda demasiado en leerse. Divídelo en varios.');
    throw error instanceof BadBank || error instanceof UnreadableFile ? badFile(error.message) : error;
  }
}

const badFile = (why: string) =>
  new Refusal('badBankFile', { errors: [{ field: 'file', message: why || sentence('badBankFile') }] });
