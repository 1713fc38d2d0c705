import { type ServiceCheck, serviceChecks } from '../../../contract/service-state/calls.ts';
import { checkWords, type StateFormats } from '../../../contract/service-state/words.ts';
import { type Context, transaction } from '../../context/context.ts';
import { localOfInstant } from '../../platform/calendar.ts';
import { writeToAdministrators } from '../mail/administrator-notices.ts';
import { portalNameOf } from '../mail/letter.ts';
import * as queries from './service-state.queries.ts';
import { earlySuffix, isToldEarly, placeWarning } from './service-state.rules.ts';
import { failingChecks, getServiceState } from './service-state.ts';

/** The name of what was written before a check failed; the check's own stands for its failure. */
const early = (check: ServiceCheck) => `${check}${earlySuffix}`;

/**
 * Writes to the administrators what fails and what will (spec 13.15): once each, and again only after it was well; a
 * warning that becomes a failure is written a second time. Letters that cannot be sent are not reported by letter.
 */
export async function warnOfState(context: Context): Promise<ServiceCheck[]> {
  const state = await getServiceState(context);
  const failing = failingChecks(state).filter((check) => check !== 'mail');
  const warned = serviceChecks.filter((check) => isToldEarly(check, state));
  // a failure keeps its warning, so that one that gets no better than a warning is not written a third time
  const names = [
    ...[...failing, ...[...failing, ...warned].map(early)],
    ...(state.backup.place.problem === null ? [] : [placeWarning]),
  ];
  return await transaction(context, async (inside) => {
    const begun = new Set(await queries.noteWarnings(inside.db, names, inside.clock.now()));
    const news = [
      ...failing.filter((check) => begun.has(check)),
      ...warned.filter((check) => begun.has(early(check))),
    ];
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
