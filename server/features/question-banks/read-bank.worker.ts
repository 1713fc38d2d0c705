import { replyWith } from '../../platform/process/process-reply.ts';
import { BadBank } from './bank.rules.ts';
import { type BankFile, type BankRead, readBank } from './read-bank.ts';

export type BankReply = { read: BankRead } | { refused: string } | { error: string };

replyWith((file: BankFile) =>
  readBank(file).then(
    (read): BankReply => ({ read }),
    (error: unknown): BankReply =>
      error instanceof BadBank
        ? { refused: error.message }
        : { error: error instanceof Error ? error.message : String(error) },
  ),
);
