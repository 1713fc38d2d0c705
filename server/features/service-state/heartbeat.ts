import { hostname } from 'node:os';
import product from '../../../package.json' with { type: 'json' };
import type { Portal } from '../../context/context.ts';
import { calendarDate } from '../../platform/calendar.ts';
import { signature } from '../../platform/crypto/keys.ts';
import { ConfigError } from '../../platform/process/start-refusal.ts';
import { fingerprintOf } from '../../platform/signing/signing-key.ts';
import { type AgreedSettings, disagreement } from './agreement.rules.ts';
import * as queries from './service-state.queries.ts';
import { silentMilliseconds } from './service-state.rules.ts';

const beatMilliseconds = 60_000;

/** A node's heartbeat (spec 13.15). */
export interface Heartbeat {
  /** Reports that the node stops regularly, and ends the heartbeat. */
  stop(): Promise<void>;
}

/** The name of a node: nodes on one machine differ by their ports. */
export const nodeName = ({ config, publicUrl }: Pick<Portal, 'config' | 'publicUrl'>): string =>
  `${hostname()}:${config.port === 0 ? new URL(publicUrl).port : config.port}`;

/** Writes a node's heartbeat: if no node had one for three minutes, the time until now was an outage. */
export async function sendHeartbeat(
  { db, clock }: Pick<Portal, 'db' | 'clock'>,
  name: string,
  settings: Partial<AgreedSettings> = {},
): Promise<void> {
  if (clock.hasJumped()) return;
  const now = clock.now();
  await queries.storeHeartbeat(
    db,
    { name, version: product.version, settings },
    { now, silentBefore: new Date(now.getTime() - silentMilliseconds) },
  );
}

/** Notes once a day how full a node's disk is; nothing before it was measured. */
export async function noteDiskUse(
  { db, clock, config, disk }: Pick<Portal, 'db' | 'clock' | 'config' | 'disk'>,
  name: string,
): Promise<void> {
  const space = disk.space();
  if (space === undefined || clock.hasJumped()) return;
  const today = calendarDate(clock.now(), config.timeZone);
  await queries.storeDiskUse(db, name, today, space.size - space.free);
}

async function settingsOf({ config, keys, signer }: Portal): Promise<AgreedSettings> {
  const [certificate = new Uint8Array()] = (await signer.loaded()).chain;
  return {
    timeZone: config.timeZone,
    publicUrl: config.publicUrl ?? '',
    secret: signature(keys.token, 'nodes'),
    signingKey: fingerprintOf(certificate),
  };
}

/** Writes a node's first heartbeat. Throws ConfigError if a running node has other settings. */
export async function joinNodes(portal: Portal, name: string): Promise<AgreedSettings> {
  const settings = await settingsOf(portal);
  await portal.db.transaction().execute(async (db) => {
    await queries.lockNodes(db);
    const since = new Date(portal.clock.now().getTime() - silentMilliseconds);
    const problem = disagreement(settings, await queries.listRunning(db, name, since));
    if (problem !== undefined) throw new ConfigError(problem);
    await sendHeartbeat({ db, clock: portal.clock }, name, settings);
  });
  return settings;
}

/**
 * Joins the portal's nodes with a heartbeat each minute. An unreachable database gets none, which counts as an outage.
 * Throws ConfigError if another node differs.
 */
export async function startHeartbeat(portal: Portal): Promise<Heartbeat> {
  const name = nodeName(portal);
  const settings = await joinNodes(portal, name);
  const { log } = portal;
  let giving: Promise<void> | undefined;
  const give = () => {
    giving ??= sendHeartbeat(portal, name, settings)
      .then(() => noteDiskUse(portal, name))
      .catch((error: Error) => log.warn({ error: error.message }, 'the sign of this node was not stored'))
      .finally(() => {
        giving = undefined;
      });
  };
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
