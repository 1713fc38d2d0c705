/** One thread that sets documents, one at a time, in the order in which they were asked for. */
import { Worker } from 'node:worker_threads';
import type { PdfJob, PdfResult } from './pdf-worker.ts';

interface Waiting {
  job: PdfJob;
  resolve: (pdf: Uint8Array) => void;
  reject: (reason: Error) => void;
}

/** A document takes milliseconds; a thread that is silent this long (in ms) hangs and is replaced. */
const TIME_LIMIT = 30_000;

/** After so many documents a fresh thread takes over (a tenth of a second): the compiler's memory creeps up. */
const LIFETIME = 100;

const waiting: Waiting[] = [];
let worker: Worker | undefined;
let running: { entry: Waiting; timer: NodeJS.Timeout } | undefined;

/**
 * Puts a job in the queue; the promise gives the PDF's bytes. Rejects what Typst refuses. When the thread dies
 * or hangs, the job at hand is rejected and the others go to a new thread.
 */
export function enqueuePdf(job: PdfJob): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    waiting.push({ job, resolve, reject });
    startNext();
  });
}

/** Stops the thread; jobs not yet done are rejected. A later job starts it again. */
export async function stopPdfQueue(): Promise<void> {
  const stopped = worker;
  worker = undefined;
  const closed = new Error('The PDF thread was stopped');
  settle()?.reject(closed);
  for (const entry of waiting.splice(0)) entry.reject(closed);
  await stopped?.terminate();
}

function startNext(): void {
  if (running !== undefined) return;
  const entry = waiting.shift();
  if (entry === undefined) return;
  worker ??= startWorker();
  const current = worker;
  const timer = setTimeout(
    () => lose(current, new Error('The PDF thread did not answer in time')),
    TIME_LIMIT,
  );
  running = { entry, timer };
  current.ref();
  current.postMessage(entry.job);
}

function startWorker(): Worker {
  const started = new Worker(new URL('./pdf-worker.ts', import.meta.url));
  let served = 0;
  started.on('message', (result: PdfResult | object) => {
    if (started !== worker) return;
    // `node --watch` tells through the same port which files the thread has read.
    if (!('pdf' in result || 'problem' in result)) return;
    const entry = settle();
    // An idle thread must not keep the process alive.
    started.unref();
    served += 1;
    if (served === LIFETIME) {
      worker = undefined;
      void started.terminate();
    }
    if ('pdf' in result) entry?.resolve(result.pdf);
    else entry?.reject(new Error(`Typst: ${result.problem}`));
    startNext();
  });
  started.on('error', (error) => lose(started, error instanceof Error ? error : new Error(String(error))));
  started.on('exit', (code) => lose(started, new Error(`The PDF thread ended with code ${code}`)));
  return started;
}

function lose(lost: Worker, reason: Error): void {
  if (lost !== worker) return;
  worker = undefined;
  settle()?.reject(reason);
  void lost.terminate();
  startNext();
}

function settle(): Waiting | undefined {
  if (running === undefined) return undefined;
  clearTimeout(running.timer);
  const { entry } = running;
  running = undefined;
  return entry;
}
