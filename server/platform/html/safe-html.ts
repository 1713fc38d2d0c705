import { openThread } from '../process/task-worker.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/** A text of this length is sanitised within milliseconds; a longer one would delay every request. */
const charactersInPlace = 20_000;
const thread = openThread<string, string>(new URL('./safe-html.worker.ts', import.meta.url));

/**
 * Sanitises an editor's HTML as `sanitizeHtml` does, a long text in a thread. Call it before a transaction, so that
 * nothing is held meanwhile.
 */
export async function safeHtml(html: string): Promise<string> {
  return html.length <= charactersInPlace ? sanitizeHtml(html) : thread.run(html);
}

/** Stops the thread, if one was started. */
export const closeSafeHtml = thread.close;
