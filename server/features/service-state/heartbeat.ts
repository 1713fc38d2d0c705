import { hostname } from 'node:os';
import product from '../../../package.json' with { type: 'json' };
import type { Portal } from '../../context/context.ts';
import * as queries from './service-state.queries.ts';
import { silentMilliseconds } from './service-state.rules.ts';

const beatMilliseconds = 60_000;

/** The signs that a node gives (spec 13.15). */
export interface Heartbeat {
  /** Says that the node stops in order, and gives no more. */
  stop(): Promise<void>;
}

/** The name of a node: nodes on one machine differ by their ports. */
const nodeName = ({ config, publicUrl }: Pick<Portal, 'config' | 'publicUrl'>): string =>
  `${hostname()}:${config.port === 0 ? new URL(publicUrl).port : config.port}`;

/** Gives one sign of a node: where none gave one for three minutes, the time until now was an outage. */
export async function giveSign({ db, clock }: Pick<Portal, 'db' | 'clock'>, name: string): Promise<void> {
  if (clock.hasJumped()) return;
  const now = clock.now();
  await queries.storeSign(
    db,
    { name, version: product.version },
    { now, silentBefore: new Date(now.getTime() - silentMilliseconds) },
  );
}

/** Gives a sign now and each minute. A database that is away gets none: that is what an outage is. */
export function startHeartbeat(portal: Portal): Heartbeat {
  const name = nodeName(portal);
  const { log } = portal;
  let giving: Promise<void> | undefined;
  const give = () => {
    giving ??= giveSign(portal, name)
      .catch((error: Error) => log.warn({ error: error.message }, 'the sign of this node was not stored'))
      .finally(() => {
        giving = undefined;
      });
  };
  give();
  const timer = setInterval(give, beatMilliseconds);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await giving;
      await queries.storeStop(portal.db, name, portal.clock.now());
    },
  };
}
