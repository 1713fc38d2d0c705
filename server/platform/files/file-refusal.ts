import { Refusal, type RefusalCode, sentence } from '../../../contract/refusal.ts';
import type { RefusalValues } from '../../../contract/refusal-kind.ts';

/** A refusal of an uploaded file; its sentence is also shown beside the file's field. */
export const fileRefusal = (code: RefusalCode, values: RefusalValues = {}) =>
  new Refusal(code, { values, errors: [{ field: 'file', message: sentence(code, values) }] });
