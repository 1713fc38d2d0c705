import { mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../context/config.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openLog } from '../../platform/log.ts';
import { loadDemoContent } from '../demo-content.ts';
import { settleIdentity } from '../portal-identity.ts';
import { type Backup, backUp } from './back-up.ts';
import { checkBundle } from './bundle.ts';
import { restore } from './restore.ts';

let world: TestPortal;
let folder: string;
const log = openLog('silent');

beforeAll(async () => {
  world = await openTestPortal();
  folder = await temporaryFolder('backup-');
  await loadDemoContent(world.context());
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});
