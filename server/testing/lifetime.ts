import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

interface Closable {
  close(): Promise<unknown>;
}

/** Opens something before the tests of a file, or of a `describe`, and closes it after them. */
export function openForTests<Opened extends Closable>(open: () => Promise<Opened>): Opened {
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => void (await opened?.close()));
  const present = () => {
    if (opened === undefined) throw new Error('this is open in tests and hooks alone');
    return opened;
  };
  return new Proxy({} as Opened, {
    get: (_, name) => Reflect.get(present(), name),
    set: (_, name, value) => Reflect.set(present(), name, value),
  });
}

/** Closes what was opened for one test when that test ends. */
export async function openForTest<Opened extends Closable>(opening: Promise<Opened>): Promise<Opened> {
  const opened = await opening;
  onTestFinished(async () => void (await opened.close()));
  return opened;
}

/** An empty folder that is removed after the tests of a file. */
export async function folderForTests(prefix: string): Promise<string> {
  const folder = await temporaryFolder(prefix);
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty folder that is removed when the present test ends. */
export async function folderForTest(prefix: string): Promise<string> {
  const folder = await temporaryFolder(prefix);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
