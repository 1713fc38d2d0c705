import { checkWords, type StateFormats } from '../../../contract/content/service-state-words.ts';
import { type Context, transaction } from '../../context/context.ts';
import { localOfInstant } from '../../platform/calendar.ts';
import { writeToAdministrators } from '../mail/administrator-notices.ts';
import { portalNameOf } from '../mail/letter.ts';
import * as queries from './service-state.queries.ts';
import { checksAt, getServiceState } from './service-state.ts';

/**
 * Writes to the administrators about new failures (spec 13.15): once each, and again only after a recovery. Letters
 * that cannot be sent are not reported by letter.
 */
export async function warnOfState(context: Context): Promise<string[]> {
  const state = await getServiceState(context);
  const failing = checksAt(state, 'trouble').filter((check) => check !== 'mail');
  return await transaction(context, async (inside) => {
    const begun = await queries.noteWarnings(inside.db, failing, inside.clock.now());
    const news = failing.filter((check) => begun.includes(check));
    if (news.length === 0) return news;
    const told = news.map((check) => checkWords[check](state, formatsOf(inside)));
    await writeToAdministrators(inside, `${portalNameOf(inside)}: ${told[0]?.title.toLowerCase()}`, [
      'Algo del portal necesita que lo mires:',
      told.map(({ title, tag, text }) => `${title} (${tag}). ${text}`).join('\n\n'),
      `Cómo está todo: ${inside.publicUrl}/estado`,
    ]);
    return news;
  });
}

const formatsOf = ({ config }: Context): StateFormats => ({
  dateAndTime(instant) {
    const [date = '', time = ''] = localOfInstant(new Date(instant), config.timeZone).split('T');
    return `${date.split('-').reverse().join('/')}, ${time}`;
  },
  size: (bytes) => `${(bytes / 1_000_000_000).toFixed(1).replace('.', ',')} GB`,
  duration: (seconds) => `${Math.ceil(seconds / 60)} minutos`,
});
