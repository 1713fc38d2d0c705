import { type Context, transaction } from '../../context/context.ts';
import * as queries from './audit.queries.ts';
import { beginning, eventDays, eventHash } from './audit.rules.ts';

const eventsAtOnce = 2000;
const dayMilliseconds = 24 * 3600 * 1000;

/**
 * Gives every recorded event its place in the chain. A job does it, so recording waits for nobody and an event that
 * commits late gets a later place. Concurrent runs take turns.
 */
export async function chainEvents(context: Context): Promise<void> {
  for (;;) if ((await chainSome(context)) < eventsAtOnce) return;
}

function chainSome(context: Context): Promise<number> {
  return transaction(context, async ({ db }) => {
    await queries.lockChain(db);
    const events = await queries.listUnchained(db, eventsAtOnce);
    if (events.length === 0) return 0;
    let { position, hash } = (await queries.findChainHead(db)) ?? (await startOf(context));
    const places = events.map(({ id, digest }) => {
      position += 1;
      hash = eventHash(position, digest, hash);
      return { id, position, hash };
    });
    await queries.storePlaces(db, places);
    return events.length;
  });
}

async function startOf({ db }: Context): Promise<{ position: number; hash: Buffer }> {
  const start = await queries.findChainStart(db);
  return start === undefined
    ? { position: 0, hash: beginning }
    : { position: start.position, hash: Buffer.from(start.hash, 'hex') };
}

/** Deletes personal parts after two years and events after ten (spec 13.12). */
export async function purgeAudit(context: Context): Promise<void> {
  const now = context.clock.now();
  await transaction(context, async ({ db }) => {
    await queries.lockChain(db);
    await queries.deleteExpiredPersonal(db, now);
    const gone = await queries.deleteEventsBefore(db, new Date(now.getTime() - eventDays * dayMilliseconds));
    if (gone !== undefined) await queries.storeChainStart(db, gone);
  });
}

/** The valid events, those without a place yet, and the first place where the chain breaks. */
export interface ChainCheck {
  events: number;
  waiting: number;
  head: string;
  trouble: string | null;
}

/** Recomputes the chain and stops at the first difference. */
export async function checkChain(context: Context): Promise<ChainCheck> {
  const { db } = context;
  const start = await startOf(context);
  let { position, hash } = start;
  const found = async (trouble: string | null): Promise<ChainCheck> => ({
    events: position - start.position,
    waiting: (await queries.listUnchained(db, eventsAtOnce)).length,
    head: hash.toString('hex'),
    trouble,
  });
  for (;;) {
    const events = await queries.listChained(db, position, eventsAtOnce);
    for (const event of events) {
      const next = position + 1;
      if (event.position !== next) return found(`place ${next}: it is missing`);
      if (event.hash === null || !eventHash(next, event.digest, hash).equals(event.hash))
        return found(`place ${next} (event ${event.id}): it, or one before it, was changed`);
      if (!event.isPersonalRight)
        return found(`place ${next} (event ${event.id}): what is kept apart of it was changed`);
      [position, hash] = [next, event.hash];
    }
    if (events.length < eventsAtOnce) return found(null);
  }
}
