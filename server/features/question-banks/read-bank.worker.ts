import { answerTasks } from '../../platform/process/answer-tasks.ts';
import { UnreadableFile } from '../../platform/spreadsheets/unreadable-file.ts';
import { BadBank } from './bank.rules.ts';
import { type BankFile, type BankRead, readBank } from './read-bank.ts';

export type BankReply = { read: BankRead } | { refused: string };

answerTasks(async (file: BankFile): Promise<BankReply> => {
  try {
    return { read: await readBank(file) };
  } catch (error) {
    if (error instanceof BadBank || error instanceof UnreadableFile) return { refused: error.message };
    throw error;
  }
});
