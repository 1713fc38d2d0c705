import type { Server } from 'node:http';

const lookMilliseconds = 10_000;
/** The second collection frees what the first released: compiled code, objects with finalizers. */
const collections = 2;

/**
 * Collects garbage after ten seconds without a request and returns the memory: V8 alone keeps it, since an idle process
 * allocates nothing. Does nothing without `--expose-gc`. Returns a function that ends it.
 */
export function collectWhenIdle(server: Pick<Server, 'on'>, collect = globalThis.gc): () => void {
  let isAsked = false;
  let due = collections; // the start makes the most garbage
  server.on('request', () => {
    isAsked = true;
  });
  const timer = setInterval(() => {
    if (isAsked) due = collections;
    else if (due > 0) {
      due -= 1;
      collect?.();
    }
    isAsked = false;
  }, lookMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
