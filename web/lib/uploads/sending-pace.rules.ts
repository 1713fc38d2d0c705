import { fileSize } from '../format.ts';

/** How fast a file goes. Times in milliseconds of any clock that only goes forward. */
export interface SendingPace {
  sentBytes: number;
  totalBytes: number;
  /** Where and when it was last set going: by what came since, the rest is told. */
  from: { bytes: number; at: number };
  at: number;
}

/** The pace after more has been sent; `before` null = it starts, or goes on after a wait. */
export function pace(
  before: SendingPace | null,
  sentBytes: number,
  totalBytes: number,
  at: number,
): SendingPace {
  const isBehind = before !== null && sentBytes < before.from.bytes; // some has to be sent again
  const from = before === null || isBehind ? { bytes: sentBytes, at } : before.from;
  return { sentBytes, totalBytes, from, at };
}

const soonestMilliseconds = 3_000;

/** Whole minutes still to go, at least 1; null while too little has been seen to tell. */
export function minutesLeft({ sentBytes, totalBytes, from, at }: SendingPace): number | null {
  const milliseconds = at - from.at;
  const bytes = sentBytes - from.bytes;
  if (milliseconds < soonestMilliseconds || bytes <= 0) return null;
  return Math.max(1, Math.ceil(((totalBytes - sentBytes) / bytes) * (milliseconds / 60_000)));
}

/** '12,4 MB de 48,0 MB, quedan 2 min' */
export function sendingWords(pace: SendingPace): string {
  const amount = `${fileSize(pace.sentBytes)} de ${fileSize(pace.totalBytes)}`;
  const minutes = minutesLeft(pace);
  if (minutes === null) return amount;
  return `${amount}, ${minutes === 1 ? 'queda 1 min o menos' : `quedan ${minutes} min`}`;
}
