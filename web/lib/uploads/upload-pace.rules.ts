import { fileSize } from '../format.ts';

/** The speed of an upload. Times are milliseconds of any monotonic clock. */
export interface UploadPace {
  sentBytes: number;
  totalBytes: number;
  /** Bytes and time at the last start: the speed since then gives the remaining time. */
  from: { bytes: number; at: number };
  at: number;
}

/** The pace after more has been sent; `before` null = the upload starts, or resumes after a wait. */
export function pace(
  before: UploadPace | null,
  sentBytes: number,
  totalBytes: number,
  at: number,
): UploadPace {
  const isBehind = before !== null && sentBytes < before.from.bytes; // some has to be sent again
  const from = before === null || isBehind ? { bytes: sentBytes, at } : before.from;
  return { sentBytes, totalBytes, from, at };
}

const firstEstimateMilliseconds = 3_000;

/** Whole minutes left, at least 1; null until enough was sent for an estimate. */
export function minutesLeft({ sentBytes, totalBytes, from, at }: UploadPace): number | null {
  const milliseconds = at - from.at;
  const bytes = sentBytes - from.bytes;
  if (milliseconds < firstEstimateMilliseconds || bytes <= 0) return null;
  return Math.max(1, Math.ceil(((totalBytes - sentBytes) / bytes) * (milliseconds / 60_000)));
}

/** '12,4 MB de 48,0 MB, quedan 2 min' */
export function uploadPaceText(pace: UploadPace): string {
  const amount = `${fileSize(pace.sentBytes)} de ${fileSize(pace.totalBytes)}`;
  const minutes = minutesLeft(pace);
  if (minutes === null) return amount;
  return `${amount}, ${minutes === 1 ? 'queda 1 min o menos' : `quedan ${minutes} min`}`;
}
