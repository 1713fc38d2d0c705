import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { prepare } from '../../tools/prepare.mjs';
import { chosenOf, replaceBlock } from '../document.ts';
import { cpuSeconds } from '../processes.ts';
import type { seedExams } from '../seed/seed-exams.ts';
import { type Cluster, withCluster } from './cluster.ts';
import { type Fault, faults, quietMilliseconds, update } from './faults.ts';
import { missingPackages } from './machines.ts';
import { everySeconds, type Sitting, sit } from './members.ts';
import { runPointInTime } from './point-in-time.ts';
import { buildVersionBefore, type VersionBefore } from './version-before.ts';

/**
 * Three nodes of the portal behind HAProxy and PgBouncer, on a primary and a synchronous standby under Patroni, by the
 * files of deploy/cluster. Members sit exams while parts of it die; the table goes into docs/reliability.md.
 * `npm run test:cluster`; with names of faults only those.
 */
const memberCount = Number(process.env['BENCH_MEMBERS'] ?? 500);

/** The cells of a fault's row. */
async function measure(fault: Fault, cluster: Cluster, sitting: Sitting, courseId: number): Promise<string> {
  const begun = performance.now();
  const before = { failures: sitting.failures.length, saves: sitting.saves.length };
  const over = await fault.inject(cluster, courseId);
  await delay(quietMilliseconds);
  const failures = sitting.failures.slice(before.failures);
  const saves = sitting.saves.slice(before.saves);
  const [first, last] = [failures[0], failures.at(-1)];
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  const span = first === undefined || last === undefined ? '0' : seconds(last.at - first.at);
  const after = last === undefined || over === undefined ? '–' : seconds(Math.max(0, last.at - over));
  const longest = seconds(Math.max(0, ...saves.map(({ milliseconds }) => milliseconds)));
  const said = [...new Set(failures.map((each) => each.said))].slice(0, 4).join(', ');
  const took = seconds(performance.now() - begun);
  return `| ${fault.description} | ${took} | ${saves.length} | ${failures.length}${said === '' ? '' : ` (${said})`} | ${span} | ${after} | ${longest} |`;
}

const heads = [
  '| What was done | Seconds | Saves | Refused, then sent again | Seconds with refusals | of them after the promotion, the kill | Longest wait of a save, s |',
  '|---|--:|--:|---|--:|--:|--:|',
];
const marks = ['<!-- made by npm run test:cluster -->', '<!-- end of the cluster -->'] as const;

/** The named faults, or all; the update comes first, because it begins with nodes of the previous version. */
function chosen(wanted: readonly string[], from: string | undefined): Fault[] {
  const known: Record<string, Fault> = { ...(from !== undefined && { update: update(from) }), ...faults };
  return chosenOf(known, wanted).map(([, fault]) => fault);
}

async function runCluster(wanted: readonly string[]): Promise<void> {
  const missing = missingPackages();
  if (missing.length > 0)
    throw new Error(`This needs Debian packages that are not here: ${missing.join(', ')}`);
  await prepare({ build: process.env['DIST_DIR'] === undefined });
  const place = await mkdtemp(join(tmpdir(), 'portal-before-'));
  try {
    const isUpdated = wanted.length === 0 || wanted.includes('update');
    const before = isUpdated ? buildVersionBefore(place) : undefined;
    if (isUpdated && before === undefined)
      process.stdout.write('No update: VERSION_BEFORE names no commit, and there is no tag v*.\n');
    await withCluster((cluster, folder) => drive(cluster, folder, { wanted, before }), before?.root);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

interface Plan {
  wanted: readonly string[];
  before: VersionBefore | undefined;
}

async function drive(cluster: Cluster, folder: string, { wanted, before }: Plan): Promise<void> {
  const list = chosen(wanted, before?.name);
  await writeFile(join(folder, 'secret.key'), cluster.machines.settings['SECRET_KEY'] ?? '');
  // rows of the version that has their schema
  const seeding = await import(join(before?.root ?? process.cwd(), 'bench/seed/seed-exams.ts'));
  const seeder = await cluster.connect();
  const members = await (seeding.seedExams as typeof seedExams)(seeder, folder, memberCount);
  await seeder.end();
  const sitting = await sit(cluster.url, members);
  const begun = { at: performance.now(), cpu: cpuSeconds(process.pid) };
  const rows: string[] = [];
  const failed: unknown[] = []; // the acknowledged answers are checked even after an error
  for (const fault of list) {
    const row = await measure(fault, cluster, sitting, members[0]?.courseId ?? 0).catch((error: unknown) => {
      failed.push(error);
    });
    if (row === undefined) break;
    process.stdout.write(`${row}\n`);
    rows.push(row);
  }
  const share = (cpuSeconds(process.pid) - begun.cpu) / ((performance.now() - begun.at) / 1000);
  await sitting.stop();
  const client = await cluster.connect();
  const { acknowledged, lost } = await sitting.check(client);
  const { rows: versions } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  await client.end();
  const day = new Date().toISOString().slice(0, 10);
  const pace = `one save each ${everySeconds.least} to ${everySeconds.most} seconds`;
  const summary = `${memberCount} members, ${pace}; ${acknowledged} saves acknowledged, **${lost} lost**. Who drives them took ${Math.round(share * 100)} % of a processor. Made on ${day}, PostgreSQL ${versions[0]?.version}.`;
  process.stdout.write(`${summary}\n`);
  if (failed.length > 0) throw failed[0];
  if (wanted.length === 0)
    await replaceBlock('docs/reliability.md', marks, () => `${[...heads, ...rows].join('\n')}\n\n${summary}`);
  if (lost > 0) process.exitCode = 1;
}

const [name, ...more] = process.argv.slice(2);
if (name === 'point-in-time') await runPointInTime();
else await runCluster(name === undefined ? [] : [name, ...more]);
