import type { FastifyBaseLogger } from 'fastify';
import type { Envelope } from '../../../contract/envelope.ts';
import { Refusal, type RefusalCode } from '../../../contract/refusal.ts';
import { brokenConstraint, isDatabaseUnavailable } from '../../platform/database/database.ts';
import { StoreUnavailable } from '../../platform/files/file-store.ts';

const constraints: Record<string, RefusalCode> = {
  account_username_key: 'usernameTaken',
  account_email_key: 'emailTaken',
  category_name_key: 'categoryTaken',
  people_group_folded_name: 'groupTaken',
  letter_text_folded_name: 'textNameTaken',
  term_title_key: 'termTaken',
  article_category_id_fkey: 'noSuchCategory',
};

const fastifyCodes: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrongMediaType',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformedBody',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformedBody',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformedBody',
  FST_REQ_FILE_TOO_LARGE: 'tooLarge',
  FST_FILES_LIMIT: 'malformedBody',
  FST_FIELDS_LIMIT: 'malformedBody',
  FST_PARTS_LIMIT: 'malformedBody',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'wrongMediaType',
};

/** Error codes of a full disk or too many open files, which are temporary, like an unreachable database. */
const diskTroubles = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE']);

/** The form parser's errors have no code, only messages: a truncated body, or not a form. */
const badForm =
  /^(?:Unexpected end of multipart data|Multipart: Boundary not found|Malformed part header|Part terminated early)/;

/** Turns every error into a refusal. An unexpected one becomes `unexpected`; only the log gets its details. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseUnavailable(error)) return new Refusal('unavailable', { retryAfterSeconds: 5 });
  if (error instanceof StoreUnavailable) return new Refusal('filesAway', { retryAfterSeconds: 10 });
  const constraint = brokenConstraint(error);
  if (constraint !== undefined && constraints[constraint] !== undefined)
    return new Refusal(constraints[constraint]);
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number };
  if (code !== undefined && diskTroubles.has(code))
    return new Refusal('unavailable', { retryAfterSeconds: 60 });
  if (error instanceof Error && badForm.test(error.message)) return new Refusal('malformedBody');
  if (code !== undefined && fastifyCodes[code] !== undefined) return new Refusal(fastifyCodes[code]);
  if (statusCode === 403 || statusCode === 404) return new Refusal('notFound'); // a path outside the files
  if (error instanceof SyntaxError || (statusCode !== undefined && statusCode >= 400 && statusCode < 500))
    return new Refusal('malformedBody');
  return new Refusal('unexpected');
}

/** Logs an unexpected error with its stack. A part that is down fails every request, so it gets a short line. */
export function logFailure(log: FastifyBaseLogger, error: unknown, refusal: Refusal): void {
  if (refusal.status === 503)
    log.warn({ error: (error as Error).message }, 'request failed: a dependency is unavailable');
  else if (refusal.status >= 500) log.error({ err: error }, 'request failed');
}

export function refusalEnvelope(refusal: Refusal): Envelope {
  return {
    message: refusal.message,
    descriptionCode: refusal.icon,
    ...(refusal.errors.length > 0 ? { errors: refusal.errors } : {}),
    ...(refusal.data === undefined ? {} : { data: refusal.data }),
  };
}
