import type { ParameterKey } from '../../../contract/content/parameter-keys.ts';
import type { Context } from '../../context/context.ts';
import { today } from '../accounts/local-date.ts';
import { insertVersion, type WrittenParameter } from './parameters.queries.ts';
import { textOf } from './parameters.ts';

type Seed = Pick<WrittenParameter, 'value' | 'source' | 'validFrom'> & { key: ParameterKey };

/** Inside a transaction: writes the facts of the demonstration's invented country, reviewed today. */
export async function addDemoParameters(inside: Context, seeds: readonly Seed[]): Promise<void> {
  const saved = { isDemo: true, version: 1, savedAt: inside.clock.now(), savedBy: null };
  const link = '/leerleyreglamento';
  for (const { key, value, source, validFrom } of seeds) {
    const isLaw = source.includes('art.');
    const written = { value, source, link: isLaw ? link : '', validFrom, reviewed: today(inside) };
    await insertVersion(inside.db, { key, ...written, text: textOf(inside, key, value), ...saved });
  }
}
