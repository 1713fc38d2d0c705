import type { Server } from 'node:http';

const lookMilliseconds = 10_000;
/** The second finds what the first has set free: compiled code, what waited for finalizers. */
const collections = 2;

/**
 * Collects garbage once nobody has asked for anything for ten seconds, and gives its memory back: V8 alone keeps what a busy
 * minute took, since a process that rests makes nothing new. Nobody waits for it. Does nothing where Node was
 * started without `--expose-gc`. Returns what ends it.
 */
export function collectWhenQuiet(server: Pick<Server, 'on'>, collect = globalThis.gc): () => void {
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
