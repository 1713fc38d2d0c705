import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenOf } from '../client.ts';
import { aTestPortal } from '../portal.ts';
import { runSave, type Save } from './check-save.ts';
import { type Cut, type CuttingProxy, openCuttingProxy } from './cutting-proxy.ts';
import { allSaves } from './saves.ts';

/** Makes some cuts of `npm run test:faults` (docs/reliability.md) for every kind of save. */
let proxy: CuttingProxy;
let saves: Save[];
let port: number;
const portal = aTestPortal({ RATE_LIMIT_FACTOR: '100000' });
beforeAll(async () => {
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = portal.app.server.address() as AddressInfo);
  proxy = await openCuttingProxy(port);
  const { db, clock, config } = portal.portal;
  const setup = { db, clock, dataDir: config.dataDir, port: () => port };
  saves = await allSaves({ ...setup, tokenOf: (account) => tokenOf(portal.portal, account) });
});
afterAll(() => proxy.close());

/** In the middle of the request, before any answer, in the middle of the answer. */
const cuts: [side: Cut['side'], share: number][] = [
  ['request', 0.5],
  ['answer', 0],
  ['answer', 0.5],
];

test('a save whose connection is cut is stored once when it is retried', async () => {
  const problems: string[] = [];
  for (const save of saves) {
    const unharmed = await runSave(await save.prepare(), { faulty: proxy.port, healthy: () => port });
    expect([save.name, unharmed.message, unharmed.problem]).toEqual([save.name, '', '']);
    const sent = proxy.last();
    for (const [side, share] of cuts) {
      const prepared = await save.prepare();
      proxy.cutNext({ side, afterBytes: Math.floor(share * sent[side].length) });
      const { problem } = await runSave(prepared, { faulty: proxy.port, healthy: () => port });
      if (problem !== '') problems.push(`${save.name}, ${side} cut: ${problem}`);
    }
  }
  expect(problems).toEqual([]);
});
