import { stat } from 'node:fs/promises';
import { withoutCodes } from '../contract/content/certificate-code.ts';
import { backUp } from './boot/backup/back-up.ts';
import { placeOfBundles } from './boot/backup/before-migrations.ts';
import { checkBundle } from './boot/backup/bundle.ts';
import { rehearse } from './boot/backup/rehearse.ts';
import { type Restored, requireBundle, restore } from './boot/backup/restore.ts';
import { openPortal } from './boot/open-portal.ts';
import { runCommand } from './boot/start-failure.ts';
import { type Config, readConfig } from './context/config.ts';
import { recordBackup } from './features/service-state/backup-runs.ts';
import { isBucketAddress, openBundleStore } from './platform/files/bundle-store.ts';
import { openLog } from './platform/log.ts';

/**
 * `npm run backup` and `npm run restore` (spec 13.13). Backup makes a bundle, beside a running portal or not; restore
 * lists the bundles of a place, describes one, tries it in a scratch folder (`--check`), or restores it (`--yes`). Run
 * as a job, it reports its result to the portal.
 */
const usage = `Usage: npm run backup [-- <folder>]
       npm run restore [-- <folder>]                       lists the bundles there
       npm run restore -- <bundle> [--check | --yes]
A folder may be s3://bucket/folder, too.
`;

const log = openLog('fatal', withoutCodes); // failures are thrown and printed as one line
const say = (line: string) => process.stdout.write(`${line}\n`);
let config: Config | undefined;

async function run([name, ...words]: readonly string[]): Promise<number> {
  const flags = words.filter((word) => word.startsWith('--'));
  const [place, ...more] = words.filter((word) => !word.startsWith('--'));
  const isKnown =
    flags.length < 2 && flags.every((flag) => name === 'restore' && ['--check', '--yes'].includes(flag));
  if (more.length > 0 || !isKnown || (flags.length > 0 && place === undefined)) {
    process.stderr.write(usage);
    return 2;
  }
  config = readConfig(process.env);
  const usual = placeOfBundles(config);
  if (name === 'backup') return await make(config, place ?? usual);
  if (place === undefined || (await isFolder(place))) return await list(config, place ?? usual);
  return await bringBack(config, place, flags[0]);
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

async function make(config: Config, folder: string): Promise<number> {
  const { portal, jobs, close } = await openPortal(config, { log, mayMake: false });
  try {
    const startedAt = portal.clock.now();
    const { path, bytes, manifest } = await backUp(
      { config, files: portal.files, db: portal.db, pool: jobs.pool, now: startedAt },
      folder,
    );
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const files = manifest.entries.filter(({ name }) => name.startsWith('files/')).length;
    const outcome = { path, bytes, rows, files };
    if (process.send === undefined)
      await recordBackup(portal, { kind: 'backup', startedAt, isScheduled: false }, outcome);
    else process.send(outcome);
    say(
      `${path}\n${megabytes(bytes)} MB, ${rows} rows, ${manifest.entries.length} entries: read again and right.`,
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

async function bringBack(config: Config, path: string, flag: string | undefined): Promise<number> {
  if (flag === '--yes') return told('Restored', path, await restore(config, log, path));
  if (flag === '--check') return told('It can be restored', path, await rehearse(config, log, path));
  const { head, manifest } = await checkBundle(await requireBundle(config, path), config.backupPassphrase);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const database = config.databaseUrl === undefined ? 'an embedded database' : 'the database of DATABASE_URL';
  say(`A portal as of ${head.takenAt}, version ${head.version}, PostgreSQL ${head.postgres}: ${rows} rows, ${manifest.entries.length} entries, undamaged.
It would be restored into ${config.dataDir} and ${database}, which both have to be empty.
To try it elsewhere: npm run restore -- ${path} --check
To do it: npm run restore -- ${path} --yes`);
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
