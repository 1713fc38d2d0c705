import {
  definitionOf,
  isParameterKey,
  type ParameterDefinition,
  type ParameterKey,
  parameterKeys,
} from '../../../contract/facts/keys.ts';
import { valueText } from '../../../contract/facts/values.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { askedLines, wrongInAsked } from '../../../contract/search/ways-of-asking.ts';
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
import type { StoredFact, StoredValue, WrittenParameter } from './parameters.queries.ts';
import * as queries from './parameters.queries.ts';
import { faultsOf, oldBefore, ordered } from './parameters.rules.ts';
import { valueOn } from './validity.rules.ts';

declare module '../../context/context.ts' {
  interface Portal {
    /** The facts as stored, cached until one changes: every text that names one asks for them. */
    facts: ContentCache<readonly StoredFact[]>;
  }
}

export const openFacts = (pubsub: Pubsub): ContentCache<readonly StoredFact[]> =>
  openTableCache(pubsub, ['parameter'], 1);

/** A fact of the country as readers of a day get it; `value` null = the institute has not entered it. */
export interface Parameter extends WrittenParameter, ParameterDefinition {
  key: ParameterKey;
  /** The value with its unit in one line; '' = missing. */
  text: string;
  isOld: boolean;
  isExample: boolean;
  version: number;
  /** The values of other days, earlier and later ones, in their order. */
  others: (StoredValue & { text: string })[];
}

const noValue: Omit<WrittenParameter, 'asked'> = {
  value: null,
  source: '',
  link: '',
  validFrom: null,
  reviewed: null,
};

export { oldBefore } from './parameters.rules.ts';

/** Every fact in its order with its value of a day, by default today (spec 19.2). */
export async function listParameters(context: Context, day = today(context)): Promise<Parameter[]> {
  const oldDay = oldBefore(today(context));
  const stored = await context.facts.get('all', () => queries.listFacts(context.db));
  const byKey = new Map(stored.map((fact) => [fact.key, fact]));
  return parameterKeys.flatMap((key) => {
    const fact = byKey.get(key);
    if (fact === undefined) return [];
    const { isDemo, ...holding } = valueOn(fact.values, day) ?? { ...noValue, isDemo: false };
    return {
      ...definitionOf(key),
      ...holding,
      key,
      asked: fact.asked,
      version: fact.version,
      text: textOf(context, key, holding.value),
      isOld: holding.value !== null && (holding.reviewed ?? '') < oldDay,
      isExample: isDemo,
      others: fact.values
        .filter(({ validFrom }) => validFrom !== holding.validFrom || holding.value === null)
        .map((value) => ({ ...value, text: textOf(context, key, value.value) })),
    };
  });
}

/** A value with its unit in one line; '' = missing. */
export const textOf = ({ settings }: Context, key: ParameterKey, value: WrittenParameter['value']): string =>
  value === null ? '' : valueText(definitionOf(key), value, settings.current.currency);

/**
 * Writes the value of a fact for the days from `validFrom` on, by default that of today's value: absent parts stay, the
 * value null takes it back. A save that changes nothing makes no version. Refuses (400) what does not fit its kind, a
 * figure without source and a review after today, (409) a stale `version`.
 */
export function updateParameter(
  context: Context,
  key: ParameterKey,
  change: { [Part in keyof WrittenParameter]: WrittenParameter[Part] | undefined },
  version: number | undefined,
): Promise<{ version: number }> {
  const definition = definitionOf(key);
  const nextOf = async (_: Context, fact: StoredFact) => {
    const now = valueOn(fact.values, today(context));
    const day = change.validFrom === undefined ? (now?.validFrom ?? null) : change.validFrom;
    const begun = fact.values.find(({ validFrom }) => validFrom === day) ?? now ?? noValue;
    const next: WrittenParameter = { ...begun, asked: fact.asked, ...definedIn(change), validFrom: day };
    const asked = askedLines(next.asked);
    const message = wrongInAsked(asked);
    const errors = next.value === null ? [] : faultsOf(definition, next, today(context));
    if (message !== undefined) errors.push({ field: 'Asked', message });
    if (errors.length > 0) throw new Refusal('invalidInput', { errors });
    const written = { ...next, asked: asked.join('\n') };
    return written.value === null
      ? { ...written, ...noValue, validFrom: day }
      : { ...written, value: ordered(definition.kind, written.value) };
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
  nextOf: (inside: Context, fact: StoredFact) => Promise<WrittenParameter>,
  begunFrom: number | undefined,
): Promise<{ version: number }> {
  return transaction(context, async (inside) => {
    await queries.lockParameters(inside.db);
    const fact = await queries.getFact(inside.db, key);
    const next = partsOf(parts, await nextOf(inside, fact));
    const ofThatDay = fact.values.find(({ validFrom }) => validFrom === next.validFrom);
    const stored = { ...(ofThatDay ?? { ...noValue, validFrom: next.validFrom }), asked: fact.asked };
    if (isSameIn(parts, stored, next)) return { version: fact.version }; // its answer was lost
    refuseStale(fact, begunFrom);
    const version = fact.version + 1;
    await queries.insertVersion(inside.db, { ...next, key, version, isDemo: false, ...savingOf(inside) });
    const now = valueOn((await queries.getFact(inside.db, key)).values, today(inside));
    await queries.updateFound(inside.db, key, {
      text: textOf(inside, key, now?.value ?? null),
      asked: next.asked,
    });
    await recordAudit(inside, 'parameter.change', `parameter:${key}`, {
      version,
      ...changesOf(
        { ...(ofThatDay ?? valueOn(fact.values, next.validFrom ?? '') ?? noValue), asked: fact.asked },
        next,
      ),
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

/** Takes a value of the demonstration back, together with its content. */
export async function removeDemoParameter(context: Context, id: number): Promise<void> {
  const saved = await queries.findSaved(context.db, id);
  if (saved === undefined || !isParameterKey(saved.key)) return;
  const takenBack = { ...noValue, validFrom: saved.validFrom };
  await save(context, saved.key, async (_, { asked }) => ({ ...takenBack, asked }), undefined);
}
