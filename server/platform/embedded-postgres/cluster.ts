import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartRefusal } from '../process/start-refusal.ts';
import type { PostgresBinaries } from './binaries.ts';
import { type DataFolder, giveTo } from './data-folder.ts';
import { POSTGRES_ENVIRONMENT, type RunAs } from './run-as.ts';
import { initdbArguments } from './settings.ts';

/**
 * Makes the cluster if there is none. It is made beside its place and then renamed, so that a kill leaves no partial
 * one. Refuses a cluster of another major version. The caller holds the folder's lock.
 */
export async function ensureCluster(
  binaries: PostgresBinaries,
  folder: DataFolder,
  runAs: RunAs,
  password: string,
): Promise<void> {
  const beside = `${folder.cluster}.new`;
  rmSync(beside, { recursive: true, force: true });
  if (existsSync(folder.cluster)) {
    const version = readFileSync(join(folder.cluster, 'PG_VERSION'), 'utf8').trim();
    if (version !== binaries.majorVersion) {
      throw new StartRefusal(
        `${folder.cluster} was made by PostgreSQL ${version}, this portal brings ${binaries.majorVersion}. ` +
          'Open it with the version of the portal that made it and move the content over.',
      );
    }
    return;
  }
  // A separate folder: the user who runs initdb writes there and nowhere else.
  mkdirSync(beside, { mode: 0o700 });
  const passwordFile = join(beside, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(passwordFile, runAs.fileOwner);
  giveTo(beside, runAs.fileOwner);
  const made = join(beside, 'cluster');
  await runInitdb(binaries.initdb, initdbArguments(made, passwordFile), runAs);
  renameSync(made, folder.cluster);
  rmSync(beside, { recursive: true });
}

async function runInitdb(initdb: string, args: string[], runAs: RunAs): Promise<void> {
  const [program = '', ...rest] = [...runAs.wrapper, initdb, ...args];
  const child = spawn(program, rest, {
    uid: runAs.uid,
    gid: runAs.gid,
    cwd: '/',
    env: POSTGRES_ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, problems, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  if (code !== 0) throw new StartRefusal(`Creating the database failed:\n${output}${problems}`.trim());
}
