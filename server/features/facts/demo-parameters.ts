import { definitionOf, type ParameterKey } from '../../../contract/facts/keys.ts';
import { anchorOf, lawHref } from '../../../contract/laws/anchors.ts';
import type { Context } from '../../context/context.ts';
import { today } from '../accounts/local-date.ts';
import { insertVersion, updateFound, type WrittenParameter } from './parameters.queries.ts';
import { textOf } from './parameters.ts';

type Seed = Pick<WrittenParameter, 'value' | 'source' | 'validFrom'> & { key: ParameterKey };

/** 'Ley 214 de Pensiones, art. 12 (ejemplo)' */
const ofLaw = /^((?:Ley|Reglamento|Decreto) \d+).*, art\. (.+) \(/;

/**
 * Inside a transaction: writes the facts of the demonstration's invented country, reviewed today. `lawIds`: the laws as
 * text by number, whose articles the facts cite; a law without a text stands in the list of laws.
 * `addressOf`: the page that a link names.
 */
export async function addDemoParameters(
  inside: Context,
  seeds: readonly Seed[],
  lawIds: ReadonlyMap<string, number>,
  addressOf: (page: string) => Promise<string>,
): Promise<void> {
  const saved = { isDemo: true, version: 1, savedAt: inside.clock.now(), savedBy: null };
  const linkOf = (source: string): string => {
    const [, law, article = ''] = ofLaw.exec(source) ?? [];
    if (law === undefined) return '';
    const id = lawIds.get(law);
    return id === undefined ? '/leerleyreglamento' : lawHref(id, { anchor: anchorOf(article) });
  };
  for (const { key, value: given, source, validFrom } of seeds) {
    const value = definitionOf(key).kind === 'link' ? await addressOf(String(given)) : given;
    const written = { value, source, link: linkOf(source), validFrom, reviewed: today(inside) };
    await insertVersion(inside.db, { key, ...written, ...saved });
    await updateFound(inside.db, key, { text: textOf(inside, key, value) });
  }
}
