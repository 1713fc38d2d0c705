import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenOf } from '../client.ts';
import { openTestPortal, type TestPortal } from '../portal.ts';
import { type Cut, type CuttingWay, openCuttingWay } from './cutting-way.ts';
import { everyDeed } from './deeds.ts';
import { type Deed, tryOnce } from './trial.ts';

/** A few of the cuts of `npm run reliability` (docs/reliability.md), for every kind of thing that people save. */
let portal: TestPortal;
let way: CuttingWay;
let deeds: Deed[];
let port: number;
beforeAll(async () => {
  portal = await openTestPortal({ RATE_LIMIT_FACTOR: '100000' });
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = portal.app.server.address() as AddressInfo);
  way = await openCuttingWay(port);
  const { db, clock, config } = portal.portal;
  const world = { db, clock, dataDir: config.dataDir, port: () => port };
  deeds = await everyDeed({ ...world, tokenOf: (account) => tokenOf(portal.portal, account) });
});
afterAll(async () => {
  await way.close();
  await portal.close();
});

/** In the middle of the request, before any answer, in the middle of the answer. */
const cuts: [side: Cut['side'], share: number][] = [
  ['request', 0.5],
  ['answer', 0],
  ['answer', 0.5],
];

test('what is cut off while it is saved is there once when it is sent again', async () => {
  const faults: string[] = [];
  for (const deed of deeds) {
    const whole = await tryOnce(await deed.prepare(), { broken: way.port, whole: () => port });
    expect([deed.name, whole.seen, whole.fault]).toEqual([deed.name, '', '']);
    const seen = way.last();
    for (const [side, share] of cuts) {
      const occasion = await deed.prepare();
      way.cutNext({ side, afterBytes: Math.floor(share * seen[side].length) });
      const { fault } = await tryOnce(occasion, { broken: way.port, whole: () => port });
      if (fault !== '') faults.push(`${deed.name}, ${side} cut: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});
