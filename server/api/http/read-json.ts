import type { RefusalCode } from '../../../contract/refusal.ts';
import { type JsonFault, scanJson } from './scan-json.ts';

/** A parsed JSON text, or why it is refused; a plain object, so that a thread can send it. */
export type JsonRead = { value: unknown } | { refusal: RefusalCode; twice?: string };

const refusals: Record<Exclude<JsonFault['kind'], 'twice'>, RefusalCode> = {
  tooDeep: 'malformedBody',
  tooMany: 'tooLarge',
  foreignName: 'malformedBody',
};

/**
 * Parses a JSON text in UTF-8, with or without a byte order mark. Texts that would take long are refused before
 * parsing.
 */
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
