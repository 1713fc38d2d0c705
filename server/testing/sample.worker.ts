import { threadId } from 'node:worker_threads';
import { answerTasks } from '../platform/process/answer-tasks.ts';

/** What the tests of workers ask of one: to say who it is, to fail, to end or to hang. */
export type SampleTask = 'who' | 'fail' | 'end' | 'hang';

answerTasks((task: SampleTask): string | Promise<string> => {
  if (task === 'fail') throw new Error('it failed');
  if (task === 'end') process.exit(3);
  if (task === 'hang') return new Promise(() => undefined);
  return `${process.pid}/${threadId}`;
});
