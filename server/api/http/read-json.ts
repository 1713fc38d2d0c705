import type { RefusalCode } from '../../../contract/refusal.ts';
import { type JsonFault, scanJson } from './scan-json.ts';

/** A JSON text as it was read, or why it is refused. A plain object: it may come from a thread. */
export type JsonRead = { value: unknown } | { refusal: RefusalCode; twice?: string };

const refusals: Record<Exclude<JsonFault['kind'], 'twice'>, RefusalCode> = {
  tooDeep: 'malformedBody',
  tooMany: 'tooLarge',
  foreignName: 'malformedBody',
};

/** Reads a JSON text in UTF-8, with a byte order mark or without. What would take long is refused before it is parsed. */
export function readJson(bytes: Uint8Array): JsonRead {
  const fault = scanJson(bytes);
  if (fault !== undefined && fault.kind !== 'twice') return { refusal: refusals[fault.kind] };
  let value: unknown;
  try {
    value = JSON.parse(textOf(bytes));
  } catch {
    return { refusal: 'malformedBody' };
  }
  return fault === undefined ? { value } : { refusal: 'invalidInput', twice: fault.name };
}

const byteOrderMark = '\uFEFF';

function textOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
  return text.startsWith(byteOrderMark) ? text.slice(1) : text;
}
