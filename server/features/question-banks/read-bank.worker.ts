import { parentPort, workerData } from 'node:worker_threads';
import { BadBank } from './bank.rules.ts';
import { type BankFile, type BankRead, readBank } from './read-bank.ts';

export type BankReply = { read: BankRead } | { refused: string } | { error: string };

const reply = await readBank(workerData as BankFile).then(
  (read): BankReply => ({ read }),
  (error: unknown): BankReply =>
    error instanceof BadBank
      ? { refused: error.message }
      : { error: error instanceof Error ? error.message : String(error) },
);
parentPort?.postMessage({ reply });
