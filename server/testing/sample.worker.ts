import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { threadId } from 'node:worker_threads';
import { answerTasks } from '../platform/process/answer-tasks.ts';

/** What the tests of workers ask of one: to say who it is, to fail, to end or to hang. */
export type SampleTask = 'who' | 'fail' | 'end' | 'hang' | 'pry';

/** Not the number of the process: in a room of its own each has the same. */
const who = `${randomInt(2 ** 47)}/${threadId}`;

answerTasks((task: SampleTask): string | Promise<string> => {
  if (task === 'fail') throw new Error('it failed');
  if (task === 'end') process.exit(3);
  if (task === 'pry') return pry();
  if (task === 'hang') return new Promise(() => undefined);
  return who;
});

/** What hostile code would try: the names of what it could do, and its user. */
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
      () => undefined, // refused, as it should be
    );
  return [process.getuid?.(), ...done].join(' ');
}
