import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { threadId } from 'node:worker_threads';
import { answerTasks } from '../platform/process/answer-tasks.ts';

/** The tasks of a test worker: identify itself, fail, end, hang or pry. */
export type SampleTask = 'who' | 'fail' | 'end' | 'hang' | 'pry';

/** Not the process id, which is the same in every sandbox. */
const who = `${randomInt(2 ** 47)}/${threadId}`;

answerTasks((task: SampleTask): string | Promise<string> => {
  if (task === 'fail') throw new Error('it failed');
  if (task === 'end') process.exit(3);
  if (task === 'pry') return pry();
  if (task === 'hang') return new Promise(() => undefined);
  return who;
});

/** Tries what hostile code would: the names of its capabilities, and its user. */
async function pry(): Promise<string> {
  const tries: Record<string, () => unknown> = {
    read: () => readFileSync('/etc/passwd'),
    write: () => writeFileSync(new URL('../../written-by-a-reader', import.meta.url), ''),
    spawn: () => spawnSync('true').error === undefined || Promise.reject(new Error('refused')),
    connect: () =>
      new Promise((resolve, reject) => {
        connect(9, '127.0.0.1').once('error', (error: NodeJS.ErrnoException) =>
          error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
        );
      }),
  };
  const done: string[] = [];
  for (const [name, attempt] of Object.entries(tries))
    await new Promise((resolve) => resolve(attempt())).then(
      () => done.push(name),
      () => undefined, // refused, as expected
    );
  return [process.getuid?.(), ...done].join(' ');
}
