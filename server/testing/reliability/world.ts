import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Rows, TestAccount } from '../builders.ts';
import { type Sent, send, type Told, untilAnswered } from './telling.ts';

/** A portal that deeds are done to: its rows, its files, and who may sign in to it. */
export interface World extends Rows {
  dataDir: string;
  /** A whole way to the portal, as it stands now. */
  port(): number;
  tokenOf(account: TestAccount): Promise<string>;
}

/** The headers with which an account calls; each call that adds something has a key of its own. */
export const headersOf = async (world: World, account: TestAccount) => ({
  authorization: `Bearer ${await world.tokenOf(account)}`,
  'idempotency-key': randomUUID(),
});

/** Sends what a deed needs done before; throws on a refusal. */
export async function done(world: World, sent: Sent): Promise<Told> {
  const again = () => send(world.port(), sent);
  const told = await untilAnswered(await again(), again);
  if (told.status !== 200) throw new Error(`${sent.path}: ${told.status} ${told.text}`);
  return told;
}

export const dataOf = <T>({ text }: Told): T => (JSON.parse(text) as { data: T }).data;

/** A mark that tells what one occasion writes from everything else. */
export const mark = () => randomBytes(6).toString('hex');

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
