import type { Api } from '../../../contract/index.ts';
import { unavailable } from '../../../contract/request-refusals.ts';
import type { UploadKind } from '../../../contract/uploads/calls.ts';
import { ApiRefusal } from '../api/request.ts';
import { firstPartBytes, nextPartBytes } from './part-size.rules.ts';
import { type RetryPolicy, retry } from './retry.ts';
import type { UploadMemory } from './upload-memory.ts';

/** A part without progress for this long is sent again: a line may die without an error. */
export const stallMilliseconds = 60_000;

const maxStarts = 5;
const maxUselessTries = 5;

export interface ResumableUpload {
  file: File;
  kind: UploadKind;
  calls: Api['upload'];
  memory: UploadMemory;
  policy: RetryPolicy;
  /** The bytes sent so far; they decrease if some have to be sent again. */
  onProgress(sentBytes: number): void;
}

/**
 * Uploads a file in parts and returns the upload's id for the call that uses it. Parts sent by an earlier try
 * are not sent again; an upload that the server forgot (24 h) begins again. It rejects with the server's
 * refusal of the file, with a refusal of the field `file` if the file can't be read, and as fetch does on
 * abort.
 */
export async function sendInParts(upload: ResumableUpload): Promise<string> {
  const { calls, memory, policy } = upload;
  for (let beginning = 1; ; beginning += 1) {
    const { id, received } = (await resumeFrom(upload)) ?? (await started(upload));
    try {
      await sendRest(upload, id, received);
      await retry(() => calls.finish({ Id: id }, { signal: policy.signal }), policy);
      return id;
    } catch (error) {
      const status = error instanceof ApiRefusal ? error.status : 0;
      if (status === 404) memory.forget(); // forgotten by the server: from the start
      // 409: bytes are missing after all; the upload's status says from which one on
      if ((status !== 404 && status !== 409) || beginning === maxStarts) throw error;
    }
  }
}

interface Place {
  id: string;
  received: number;
}

/** The position where an earlier try stopped; null = none, or the server has forgotten it. */
async function resumeFrom({ file, calls, memory, policy }: ResumableUpload): Promise<Place | null> {
  const id = memory.read();
  if (id === null) return null;
  try {
    const { data } = await retry(() => calls.status({ id }, { signal: policy.signal }), policy);
    if (data.sizeBytes === file.size) return { id, received: data.received };
  } catch (error) {
    if (!(error instanceof ApiRefusal) || (error.status !== 404 && error.status !== 400)) throw error;
  }
  memory.forget();
  return null;
}

async function started({ file, kind, calls, memory, policy }: ResumableUpload): Promise<Place> {
  const announced = { Name: file.name.slice(-255), SizeBytes: file.size, Kind: kind };
  const { data } = await retry(() => calls.start(announced, { signal: policy.signal }), policy);
  memory.keep(data.id);
  return { id: data.id, received: data.received };
}

async function sendRest(upload: ResumableUpload, id: string, from: number): Promise<void> {
  const { file, calls, policy, onProgress } = upload;
  let received = from;
  let size = firstPartBytes;
  let inVain = 0;
  onProgress(received);
  while (received < file.size) {
    const offset = received;
    const bytes = await bytesOf(file.slice(offset, offset + size));
    const sendPart = () =>
      withStallTimeout(policy.signal, (signal, moved) =>
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
    received = (await retry(sendPart, policy)).data.received;
    size = nextPartBytes(size, performance.now() - begun);
    onProgress(received);
    inVain = received > offset ? 0 : inVain + 1;
    if (inVain === maxUselessTries) throw new ApiRefusal(503, unavailable.message, 'error');
  }
}

const unreadable = 'No pudimos leer el archivo: cambió o ya no está donde estaba. Elígelo otra vez.';

/** Reads a part into memory, which tells a changed or deleted file from a lost network. */
async function bytesOf(part: Blob): Promise<Blob> {
  try {
    return new Blob([await part.arrayBuffer()]);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    throw new ApiRefusal(400, unreadable, 'warning', [{ field: 'file', message: unreadable }]);
  }
}

/**
 * Runs work that reports progress. Without progress for too long it is aborted, as if the network were gone.
 */
async function withStallTimeout<T>(
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
    if (stop.signal.aborted && !outer.aborted) throw new ApiRefusal(0, unavailable.message, 'error');
    throw error;
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', onAbort);
  }
}
