import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { type PubsubPace, sessionPrefix } from '../../../platform/database/pubsub.ts';
import { anAdmin, type TestAccount } from '../../../testing/builders.ts';
import { aTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { openSilentProxy, type SilentProxy } from '../../../testing/silent-proxy.ts';
import { endSession } from './end-sessions.ts';

const here = aTestPortal();
let proxy: SilentProxy;
let there: TestPortal | undefined;
beforeEach(async () => {
  proxy = await openSilentProxy(inject('databaseServer'));
});
afterEach(async () => {
  await there?.close();
  await proxy.close();
});

const openThere = async (pubsubPace?: PubsubPace) => {
  const node = await here.another({ port: proxy.port, pubsubPace });
  there = node;
  await expect.poll(() => node.portal.pubsub.hears()).toBe(true);
  return node;
};
const statusAt = (node: TestPortal, admin: TestAccount) =>
  node.client
    .as(admin)
    .mail.get({})
    .then(
      () => 200,
      (error: { status: number }) => error.status,
    );

test('an administrator who is deleted at one node is refused at another whose line for news went deaf', async () => {
  const node = await openThere({ retryMilliseconds: 10, echoMilliseconds: 50 });
  const [admin, gone] = [await anAdmin(here.portal), await anAdmin(here.portal)];
  expect(await statusAt(node, gone)).toBe(200);
  proxy.swallowOpenOnes(sessionPrefix);
  await here.client.as(admin).usuario.delete({ id: gone.id });
  expect(await statusAt(here, gone)).toBe(401);
  await expect.poll(() => statusAt(node, gone)).toBe(401);
});

test('a node that knows that it is deaf believes nothing that was confirmed before', async () => {
  const hour = 3_600_000;
  const node = await openThere({ retryMilliseconds: hour, echoMilliseconds: 1000 }); // it stays deaf
  const admin = await anAdmin(here.portal);
  expect(await statusAt(node, admin)).toBe(200);
  proxy.swallowOpenOnes(sessionPrefix);
  await expect.poll(() => node.portal.pubsub.hears()).toBe(false);
  expect(await statusAt(node, admin)).toBe(200);
  await endSession(here.context(), admin.sessionId);
  expect(await statusAt(node, admin)).toBe(401);
});

test('what was confirmed is not asked again while the node hears', async () => {
  const node = await openThere();
  const admin = await anAdmin(here.portal);
  expect(await statusAt(node, admin)).toBe(200);
  await here.portal.db.deleteFrom('session').where('id', '=', admin.sessionId).execute(); // without a word
  expect(await statusAt(node, admin)).toBe(200);
});
