import type { UploadKind } from '../../../contract/calls/upload.ts';
import type { Api } from '../../../contract/index.ts';
import { refusalsInBrowser } from '../../../contract/refusals-in-browser.ts';
import { ApiRefusal } from '../api/api.ts';
import { firstPartBytes, nextPartBytes } from './part-size.rules.ts';
import { type RetryPolicy, retry } from './retry.ts';
import type { UploadMemory } from './upload-memory.ts';

/** A part of which nothing has moved for so long is sent again: a line may die without a word. */
export const stallMilliseconds = 60_000;

const mostBeginnings = 5;
const mostTriesInVain = 5;

export interface ResumableUpload {
  file: File;
  kind: UploadKind;
  calls: Api['upload'];
  memory: UploadMemory;
  patience: RetryPolicy;
  /** Bytes that have been sent; fewer than before where some have to be sent again. */
  onProgress(sentBytes: number): void;
}

/**
 * Sends a file in parts and has it read back; answers the upload's id, for the call that makes something of it. What a
 * former try has sent is not sent again; what was forgotten meanwhile (24 h) begins anew. Fails with what the server
 * refuses of the file, with a refusal of the field `file` when it can't be read, and as fetch does on abort.
 */
export async function sendInParts(upload: ResumableUpload): Promise<string> {
  const { calls, memory, patience } = upload;
  for (let beginning = 1; ; beginning += 1) {
    const { id, received } = (await resumeFrom(upload)) ?? (await started(upload));
    try {
      await sendRest(upload, id, received);
      await retry(() => calls.finish({ Id: id }, { signal: patience.signal }), patience);
      return id;
    } catch (error) {
      const status = error instanceof ApiRefusal ? error.status : 0;
      if (status === 404) memory.forget(); // forgotten there: from the start
      // 409: bytes are missing after all; the status says from where on
      if ((status !== 404 && status !== 409) || beginning === mostBeginnings) throw error;
    }
  }
}

interface Place {
  id: string;
  received: number;
}

/** Where an earlier try stopped; null = there was none, or the server has forgotten it. */
async function resumeFrom({ file, calls, memory, patience }: ResumableUpload): Promise<Place | null> {
  const id = memory.read();
  if (id === null) return null;
  try {
    const { data } = await retry(() => calls.status({ id }, { signal: patience.signal }), patience);
    if (data.sizeBytes === file.size) return { id, received: data.received };
  } catch (error) {
    if (!(error instanceof ApiRefusal) || (error.status !== 404 && error.status !== 400)) throw error;
  }
  memory.forget();
  return null;
}

async function started({ file, kind, calls, memory, patience }: ResumableUpload): Promise<Place> {
  const announced = { Name: file.name.slice(-255), SizeBytes: file.size, Kind: kind };
  const { data } = await retry(() => calls.start(announced, { signal: patience.signal }), patience);
  memory.keep(data.id);
  return { id: data.id, received: data.received };
}

async function sendRest(upload: ResumableUpload, id: string, from: number): Promise<void> {
  const { file, calls, patience, onProgress } = upload;
  let received = from;
  let size = firstPartBytes;
  let inVain = 0;
  onProgress(received);
  while (received < file.size) {
    const offset = received;
    const bytes = await bytesOf(file.slice(offset, offset + size));
    const sendPart = () =>
      watched(patience.signal, (signal, moved) =>
        calls.part(
          { id, offset, bytes },
          {
            signal,
            onProgress(fraction) {
              moved();
              onProgress(offset + Math.floor(fraction * bytes.size));
            },
          },
        ),
      );
    const begun = performance.now();
    received = (await retry(sendPart, patience)).data.received;
    size = nextPartBytes(size, performance.now() - begun);
    onProgress(received);
    inVain = received > offset ? 0 : inVain + 1;
    if (inVain === mostTriesInVain) throw new ApiRefusal(503, refusalsInBrowser.unavailable.message, 'error');
  }
}

const unreadable = 'No pudimos leer el archivo: cambió o ya no está donde estaba. Elígelo otra vez.';

/** A part in memory: a file that was changed or taken away is told from a network that is gone. */
async function bytesOf(part: Blob): Promise<Blob> {
  try {
    return new Blob([await part.arrayBuffer()]);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    throw new ApiRefusal(400, unreadable, 'warning', [{ field: 'file', message: unreadable }]);
  }
}

/** Does work that says when it moves; where it has stood still for too long it is stopped, as if the network were gone. */
async function watched<T>(
  outer: AbortSignal,
  work: (signal: AbortSignal, moved: () => void) => Promise<T>,
): Promise<T> {
  const stop = new AbortController();
  const onAbort = () => stop.abort();
  outer.addEventListener('abort', onAbort);
  let timer = setTimeout(onAbort, stallMilliseconds);
  const moved = () => {
    clearTimeout(timer);
    timer = setTimeout(onAbort, stallMilliseconds);
  };
  try {
    return await work(stop.signal, moved);
  } catch (error) {
    if (stop.signal.aborted && !outer.aborted)
      throw new ApiRefusal(0, refusalsInBrowser.unavailable.message, 'error');
    throw error;
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', onAbort);
  }
}
