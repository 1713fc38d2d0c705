import type { Icon } from './endpoint.ts';
import type { FieldError } from './envelope.ts';
import { type RefusalKind, type RefusalValues, sentenceOf } from './refusal-kind.ts';
import * as everyRefusal from './refusals.ts';

export type RefusalCode = keyof typeof everyRefusal;
const refusals: Record<RefusalCode, RefusalKind> = { ...everyRefusal };

/** A refused request: thrown by use cases and rules, answered by the single error handler, shown by the page. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly icon: Icon;
  readonly errors: FieldError[];
  readonly retryAfterSeconds: number | undefined;
  /** The payload of a refusal that says how to go on. */
  readonly data: object | undefined;

  constructor(
    code: RefusalCode,
    options: {
      values?: RefusalValues;
      errors?: FieldError[];
      retryAfterSeconds?: number;
      data?: object;
    } = {},
  ) {
    super(sentence(code, options.values));
    this.name = 'Refusal';
    this.code = code;
    this.status = refusals[code].status;
    this.icon = refusals[code].icon;
    this.errors = options.errors ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.data = options.data;
  }
}

/** The Spanish sentence of a refusal, its values filled in. */
export const sentence = (code: RefusalCode, values?: RefusalValues): string =>
  sentenceOf(refusals[code], values);
