import { expect, test } from 'vitest';
import type { Portal } from '../../context/context.ts';
import { deriveKeys } from '../../platform/crypto/keys.ts';
import { openForTests } from '../../testing/lifetime.ts';
import { aTestPortal, type TestPortal } from '../../testing/portal.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { listSigningCertificates } from '../certificates/signers/signer.queries.ts';
import { openSigner } from '../certificates/signers/signer.ts';
import { joinNodes } from './heartbeat.ts';
import { storeStop } from './service-state.queries.ts';

const one = aTestPortal();
const other = openForTests(() => one.another());

const inZone = ({ portal }: TestPortal, timeZone: string): Portal => ({
  ...portal,
  config: { ...portal.config, timeZone },
});

test('a node starts beside others only with the same settings, secret and signing key', async () => {
  await joinNodes(one.portal, 'uno:3000');
  await joinNodes(other.portal, 'dos:3000');
  const refused = (portal: Portal) => expect(joinNodes(portal, 'tres:3000')).rejects;
  await refused(inZone(other, 'Europe/Madrid')).toThrow(
    /^TIME_ZONE: the node dos:3000 runs with America\/La_Paz/,
  );
  const keys = { ...deriveKeys('another secret, as long as it has to be'), mailBefore: [] };
  await refused({ ...other.portal, keys }).toThrow(/^SECRET_KEY: /);
  // a disk of its own, on which the first start makes a key of its own
  const config = { ...other.portal.config, dataDir: await temporaryFolder('own-disk-') };
  const signer = openSigner({ ...other.portal, config });
  await refused({ ...other.portal, config, signer }).toThrow(/^CERTIFICATE_P12, or signing\/ in DATA_DIR: /);
  expect(await listSigningCertificates(one.portal.db)).toEqual([]); // none of them has signed yet
});

test('once the others have stopped, or were silent for three minutes, it may run with new ones', async () => {
  await storeStop(one.portal.db, 'uno:3000', one.clock.now());
  await expect(joinNodes(inZone(one, 'Europe/Madrid'), 'uno:3000')).rejects.toThrow('the node dos:3000');
  one.clock.advance(181);
  await joinNodes(inZone(one, 'Europe/Madrid'), 'uno:3000');
  await expect(joinNodes(other.portal, 'dos:3000')).rejects.toThrow(
    'the node uno:3000 runs with Europe/Madrid',
  );
});

test('a node that comes back, killed or not, is no other than itself', async () => {
  await joinNodes(inZone(one, 'America/La_Paz'), 'uno:3000');
});

test('of two that start at the same moment and differ, one is refused', async () => {
  one.clock.advance(600);
  const starts = await Promise.allSettled([
    joinNodes(one.portal, 'uno:3000'),
    joinNodes(inZone(other, 'Europe/Madrid'), 'dos:3000'),
  ]);
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
