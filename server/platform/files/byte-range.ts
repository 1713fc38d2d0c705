/** A part of a file by its first and last offset, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses 'bytes=a-b' into offsets of a file of `size` bytes; undefined = send it whole (several ranges, or an invalid
 * one); 'beyond' = the range lies outside the file.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'beyond' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined; // RFC 9110: not a range at all
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start < size ? { start, end } : 'beyond';
}
