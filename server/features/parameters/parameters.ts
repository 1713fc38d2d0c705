import {
  definitionOf,
  isParameterKey,
  type ParameterDefinition,
  type ParameterKey,
} from '../../../contract/content/parameter-keys.ts';
import { valueText } from '../../../contract/content/parameter-values.ts';
import { askedLines, wrongInAsked } from '../../../contract/content/ways-of-asking.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import type { Pubsub } from '../../platform/database/pubsub.ts';
import { today } from '../accounts/local-date.ts';
import { changesOf } from '../audit/audit.rules.ts';
import { recordAudit } from '../audit/audit.ts';
import { type ContentCache, openTableCache } from '../content/content-cache.ts';
import { contentChanged } from '../content/content-version.ts';
import { definedIn, isSameIn, partsOf } from '../versions/parts.rules.ts';
import { refuseStale, savingOf } from '../versions/saving.ts';
import type { StoredParameter, WrittenParameter } from './parameters.queries.ts';
import * as queries from './parameters.queries.ts';
import { faultsOf, oldBefore, ordered } from './parameters.rules.ts';

declare module '../../context/context.ts' {
  interface Portal {
    /** The facts as stored, cached until one changes: every text that names one asks for them. */
    facts: ContentCache<readonly StoredParameter[]>;
  }
}

export const openFacts = (pubsub: Pubsub): ContentCache<readonly StoredParameter[]> =>
  openTableCache(pubsub, ['parameter'], 1);

/** A fact of the country as readers get it; `value` null = the institute has not entered it. */
export interface Parameter extends WrittenParameter, ParameterDefinition {
  key: ParameterKey;
  /** The value with its unit in one line; '' = missing. */
  text: string;
  isOld: boolean;
  isExample: boolean;
  version: number;
}

/** A fact without a value; the ways of asking for it stay. */
const withoutValue = ({ asked }: WrittenParameter): WrittenParameter => ({
  value: null,
  source: '',
  link: '',
  validFrom: null,
  reviewed: null,
  asked,
});

export { oldBefore } from './parameters.rules.ts';

/** Every fact in its order (spec 19.1). */
export async function listParameters(context: Context): Promise<Parameter[]> {
  const day = oldBefore(today(context));
  const stored = await context.facts.get('all', () => queries.listNewest(context.db));
  return stored.flatMap(({ key, isDemo, ...row }) => {
    if (!isParameterKey(key)) return [];
    return {
      ...definitionOf(key),
      ...row,
      key,
      text: textOf(context, key, row.value),
      isOld: row.value !== null && (row.reviewed ?? '') < day,
      isExample: isDemo && row.value !== null,
    };
  });
}

/** A value with its unit in one line; '' = missing. */
export const textOf = ({ settings }: Context, key: ParameterKey, value: WrittenParameter['value']): string =>
  value === null ? '' : valueText(definitionOf(key), value, settings.current.currency);

/**
 * Writes a fact: absent parts stay, the value null removes it. A save that changes nothing makes no version. Refuses
 * (400) what does not fit its kind, a figure without source and a review after today, (409) a stale `version`.
 */
export function updateParameter(
  context: Context,
  key: ParameterKey,
  change: { [Part in keyof WrittenParameter]: WrittenParameter[Part] | undefined },
  version: number | undefined,
): Promise<{ version: number }> {
  const { kind } = definitionOf(key);
  const nextOf = async (_: Context, stored: WrittenParameter) => {
    const next: WrittenParameter = { ...stored, ...definedIn(change) };
    const asked = askedLines(next.asked);
    const message = wrongInAsked(asked);
    const errors = next.value === null ? [] : faultsOf(kind, next, today(context));
    if (message !== undefined) errors.push({ field: 'Asked', message });
    if (errors.length > 0) throw new Refusal('invalidInput', { errors });
    const written = { ...next, asked: asked.join('\n') };
    return written.value === null
      ? withoutValue(written)
      : { ...written, value: ordered(kind, written.value) };
  };
  return save(context, key, nextOf, version);
}

/** Saves an earlier version as a new one. Refuses (404) an unknown one, and like updateParameter. */
export const restoreRevision = (
  context: Context,
  key: ParameterKey,
  revision: number,
  version: number | undefined,
) => save(context, key, async ({ db }) => foundRow(await queries.findRevision(db, key, revision)), version);

const parts = { value: '', source: '', link: '', validFrom: '', reviewed: '', asked: '' } as const;

function save(
  context: Context,
  key: ParameterKey,
  nextOf: (inside: Context, stored: WrittenParameter) => Promise<WrittenParameter>,
  begunFrom: number | undefined,
): Promise<{ version: number }> {
  return transaction(context, async (inside) => {
    await queries.lockParameters(inside.db);
    const stored = await queries.findNewest(inside.db, key);
    const next = partsOf(parts, await nextOf(inside, stored));
    if (isSameIn(parts, stored, next)) return { version: stored.version }; // its answer was lost
    refuseStale(stored, begunFrom);
    const version = stored.version + 1;
    const text = textOf(inside, key, next.value);
    await queries.insertVersion(inside.db, {
      ...next,
      key,
      version,
      text,
      isDemo: false,
      ...savingOf(inside),
    });
    await recordAudit(inside, 'parameter.change', `parameter:${key}`, {
      version,
      ...changesOf({ ...stored }, next),
    });
    await contentChanged(inside, 'parameter');
    return { version };
  });
}

/** Lists the newest versions of a fact. */
export async function listRevisions(context: Context, key: ParameterKey) {
  const saved = await queries.listRevisions(context.db, key);
  return saved.map((each) => ({ ...each, text: textOf(context, key, each.value) }));
}

/** Removes a fact of the demonstration together with its content, if its current version is the demonstration's. */
export async function removeDemoParameter(context: Context, id: number): Promise<void> {
  const key = await queries.findKey(context.db, id);
  if (key !== undefined && isParameterKey(key))
    await save(context, key, async (_, stored) => withoutValue(stored), undefined);
}
