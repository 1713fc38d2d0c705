import { stat } from 'node:fs/promises';
import { visitor } from '../contract/caller.ts';
import { withoutCodes } from '../contract/certificates/code.ts';
import { backUp } from './backup/back-up.ts';
import { checkBundle } from './backup/bundle.ts';
import { baseOf, fileEntriesOf } from './backup/bundle-base.ts';
import { rehearse } from './backup/rehearse.ts';
import { type Restored, requireBundle, restore } from './backup/restore.ts';
import { openPortal } from './boot/open-portal.ts';
import { runCommand } from './boot/start-failure.ts';
import type { Config } from './context/config.ts';
import { readConsoleConfig } from './context/console-config.ts';
import { contextOf } from './context/context.ts';
import { findMissingFiles } from './features/files/missing-files.ts';
import { recordBackup } from './features/service-state/backup-runs.ts';
import { refuseUnknownMigrations } from './platform/database/migrations.ts';
import { placeOfBundles } from './platform/files/bundle-place.ts';
import { isBucketAddress, openBundleStore } from './platform/files/bundle-store.ts';
import { openLog } from './platform/log.ts';
import { StartRefusal } from './platform/process/start-refusal.ts';

/**
 * `npm run backup` and `npm run restore` (spec 13.13). Backup makes a bundle, beside a running portal or not; restore
 * lists the bundles of a place, describes one, tries it in a scratch folder (`--check`), or restores it (`--yes`). Run
 * as a job, it reports its result to the portal, is told which file the portal made (`--sha256=`), and on which bundle the
 * next one may rest (`--since=`).
 */
const usage = `Usage: npm run backup [-- <folder>]
       npm run restore [-- <folder>]                       lists the bundles there
       npm run restore -- <bundle> [--check | --yes [--unsealed]]
A folder may be s3://bucket/folder, too.
`;

/** The most missing files that are named. */
const missingNamed = 5;

const log = openLog('fatal', withoutCodes); // failures are thrown and printed as one line
const say = (line: string) => process.stdout.write(`${line}\n`);
let config: Config | undefined;

async function run([name, ...words]: readonly string[]): Promise<number> {
  const flags = words.filter((word) => word.startsWith('--'));
  const [place, ...more] = words.filter((word) => !word.startsWith('--'));
  const since =
    name === 'backup' && flags.length === 1 ? /^--since=(.+)$/.exec(flags[0] ?? '')?.[1] : undefined;
  const isKnown =
    flags.length === 0 ||
    since !== undefined ||
    (name === 'restore' && place !== undefined && readFlags(flags) !== undefined);
  if (more.length > 0 || !isKnown) {
    process.stderr.write(usage);
    return 2;
  }
  config = readConsoleConfig(process.env);
  const usual = placeOfBundles(config);
  if (name === 'backup') return await make(config, place ?? usual, since);
  if (place === undefined || (await isFolder(place))) return await list(config, place ?? usual);
  return await bringBack(config, place, readFlags(flags) ?? {});
}

interface RestoreFlags {
  act?: '--check' | '--yes';
  isUnsealed?: boolean;
  sha256?: string;
}

/** Undefined for flags that do not go together. */
function readFlags(flags: readonly string[]): RestoreFlags | undefined {
  const read: RestoreFlags = {};
  for (const flag of flags) {
    const [, sha256] = /^--sha256=([\da-f]{64})$/.exec(flag) ?? [];
    if ((flag === '--check' || flag === '--yes') && read.act === undefined) read.act = flag;
    else if (flag === '--unsealed') read.isUnsealed = true;
    else if (sha256 !== undefined) read.sha256 = sha256;
    else return undefined;
  }
  const fits = read.act === '--yes' ? read.sha256 === undefined : read.isUnsealed === undefined;
  return fits ? read : undefined;
}

/** An address that names no bundle is a folder: a bucket has no others. */
async function isFolder(place: string): Promise<boolean> {
  if (isBucketAddress(place)) return true;
  const found = await stat(place).catch(() => undefined); // a missing place is reported like a missing bundle
  return found?.isDirectory() === true;
}

/** The newest comes last, next to the prompt. */
async function list(config: Config, folder: string): Promise<number> {
  const bundles = await (await openBundleStore(folder, config.backupS3)).list();
  for (const { path, bytes } of bundles) say(`${megabytes(bytes).padStart(9)} MB  ${path}`);
  if (bundles.length === 0) say(`There is no bundle in ${folder}.`);
  return bundles.length === 0 ? 1 : 0;
}

async function make(config: Config, folder: string, since?: string): Promise<number> {
  if (isBucketAddress(folder) && config.backupPassphrase === undefined)
    throw new StartRefusal(
      `${folder} is a bucket, and a bundle holds keys and data of people: set BACKUP_PASSPHRASE, or name a folder.`,
    );
  const { portal, jobs, close } = await openPortal(config, { log, mayMake: false });
  try {
    const startedAt = portal.clock.now();
    const { path, bytes, manifest, sha256 } = await backUp(
      { config, files: portal.files, db: portal.db, pool: jobs.pool, now: startedAt },
      folder,
      since,
    );
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const files = fileEntriesOf(manifest).length;
    const base = manifest.base?.name ?? null;
    const outcome = { path, bytes, rows, files, sha256, base };
    if (process.send === undefined)
      await recordBackup(portal, { kind: 'backup', startedAt, isScheduled: false }, outcome);
    else process.send(outcome);
    say(
      `${path}\n${megabytes(bytes)} MB, ${rows} rows, ${manifest.entries.length} entries: read again and right.`,
    );
    const { missing } = await findMissingFiles(contextOf(portal, visitor), missingNamed);
    if (missing.length > 0)
      say(
        `Files that rows name are not in it, because they are not there: ${missing.join(', ')}. npm run admin -- doctor`,
      );
    if (config.backupPassphrase === undefined)
      say(
        'It is not encrypted, and holds the keys and data of people: keep it as safe as the portal. BACKUP_PASSPHRASE encrypts it.',
      );
    return 0;
  } finally {
    await close();
  }
}

async function bringBack(
  config: Config,
  path: string,
  { act, isUnsealed = false, sha256 }: RestoreFlags,
): Promise<number> {
  if (act === '--yes') return told('Restored', path, await restore(config, log, path, { isUnsealed }));
  if (act === '--check') return told('It can be restored', path, await rehearse(config, log, path, sha256));
  const bundle = await requireBundle(config, path);
  const checked = await checkBundle(bundle, config.backupPassphrase);
  const { head, manifest } = checked;
  const base = await baseOf({ ...bundle, ...checked }, config);
  await refuseUnknownMigrations(head.migrations);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const database = config.databaseUrl === undefined ? 'an embedded database' : 'the database of DATABASE_URL';
  say(`A portal as of ${head.takenAt}, version ${head.version}, PostgreSQL ${head.postgres}: ${rows} rows, ${manifest.entries.length} entries${base === undefined ? '' : `, and the files of ${base.path}`}, undamaged.
It would be restored into ${config.dataDir} and ${database}, which both have to be empty.
To try it elsewhere: npm run restore -- ${path} --check
To do it: npm run restore -- ${path} --yes${config.backupPassphrase === undefined ? ' --unsealed' : ''}`);
  if (config.backupPassphrase === undefined)
    say(
      'Nothing proves who made it: --unsealed says that you know where it was since. BACKUP_PASSPHRASE seals the next ones.',
    );
  return 1;
}

function told(words: string, path: string, { head, rows, files, certificates, trouble }: Restored): number {
  process.send?.({ path, bytes: 0, rows, files });
  say(
    `${words}: the portal as of ${head.takenAt}: ${rows} rows, ${files} files, ${certificates} entries of the register of certificates, all counted and compared.`,
  );
  if (trouble !== null) say(`The register of certificates breaks at ${trouble}, as it did in that portal.`);
  return 0;
}

const megabytes = (bytes: number) => (bytes / 1024 ** 2).toFixed(1);

await runCommand(run, () => config);
