import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { adminPassword } from '../../e2e/fixtures/admin-password.ts';
import { portalProgram, serverCommand } from '../../tools/node-runtime.mjs';
import { prepare } from '../../tools/prepare.mjs';
import { startServer, stopServer } from '../processes.ts';
import { seedExams } from '../seed/seed-exams.ts';
import {
  type DatabaseMachine,
  type Machines,
  makeFolder,
  missingPackages,
  startMachines,
  until,
} from './machines.ts';
import { type Sitting, sit } from './members.ts';

/**
 * Three nodes of the portal behind HAProxy and PgBouncer, on a primary and a synchronous standby under Patroni, by the
 * files of deploy/cluster. Members sit exams while parts of it die; the table goes into docs/reliability.md.
 * `npm run reliability -- cluster`.
 */
const memberCount = Number(process.env['BENCH_MEMBERS'] ?? 200);
const quietMilliseconds = 5_000;
const passwordOf = { superuser: 'change-me-superuser', portal: 'change-me-portal' };

interface Cluster {
  machines: Machines;
  nodes: Map<string, ChildProcess>;
  startNode(host: string): Promise<void>;
}

/** A fault; returns the moment from which it is over for the portal, if that is not its own end. */
type Fault = (cluster: Cluster) => Promise<number | undefined>;

/** Waits until the other server is the primary; returns that moment. */
async function promotion(of: DatabaseMachine): Promise<number> {
  await until(`${of.name} is promoted`, of.isPrimary);
  return performance.now();
}
async function pair({ machines }: Cluster) {
  const primary = await machines.primary();
  const other = machines.databases.find((each) => each !== primary) ?? primary;
  await until(`${other.name} is the synchronous standby`, other.isStandby);
  return { primary, other };
}

const faults: Record<string, Fault> = {
  Nothing: async () => {
    await delay(2 * quietMilliseconds);
    return undefined;
  },
  'Each node is stopped in order and started again': async ({ nodes, startNode }) => {
    for (const [host, node] of [...nodes]) {
      await stopServer(node);
      await startNode(host);
      await delay(quietMilliseconds);
    }
    return undefined;
  },
  'A node is killed (SIGKILL)': async ({ nodes, startNode }) => {
    const [[host, node] = []] = [...nodes];
    if (host === undefined || node === undefined) throw new Error('no node runs');
    node.kill('SIGKILL');
    const at = performance.now();
    await delay(quietMilliseconds);
    await startNode(host);
    return at;
  },
  'The primary gives way to the standby (switchover)': async (cluster) => {
    const { primary, other } = await pair(cluster);
    const asked = await fetch(`http://${primary.host}:8008/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: primary.name, candidate: other.name }),
    });
    if (!asked.ok) throw new Error(`switchover: ${await asked.text()}`);
    return promotion(other);
  },
  'The primary’s machine is killed (SIGKILL of PostgreSQL and Patroni)': async (cluster) => {
    const { primary, other } = await pair(cluster);
    primary.kill();
    const at = await promotion(other);
    await delay(quietMilliseconds);
    primary.start();
    await until(`${primary.name} is a standby again`, primary.isStandby);
    return at;
  },
};

/** The cells of a fault's row. */
async function measure(name: string, fault: Fault, cluster: Cluster, sitting: Sitting): Promise<string> {
  const begun = performance.now();
  const before = { failures: sitting.failures.length, saves: sitting.saves.length };
  const over = await fault(cluster);
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
  return `| ${name} | ${took} | ${saves.length} | ${failures.length}${said === '' ? '' : ` (${said})`} | ${span} | ${after} | ${longest} |`;
}

const heads = [
  '| What was done | Seconds | Saves | Refused, then sent again | Seconds with refusals | of them after the promotion, the kill | Longest wait of a save, s |',
  '|---|--:|--:|---|--:|--:|--:|',
];
const [begin, end] = ['<!-- made by npm run reliability -- cluster -->', '<!-- end of the cluster -->'];

async function writeTable(rows: readonly string[], summary: string): Promise<void> {
  const path = 'docs/reliability.md';
  const [before = '', rest = ''] = (await readFile(path, 'utf8')).split(begin);
  const [, after = ''] = rest.split(end);
  await writeFile(path, `${before}${begin}\n${[...heads, ...rows].join('\n')}\n\n${summary}\n${end}${after}`);
}

async function makeDatabase(host: string): Promise<void> {
  const admin = new pg.Client({
    host,
    user: 'postgres',
    password: passwordOf.superuser,
    database: 'postgres',
  });
  await admin.connect();
  await admin.query(`create role aula login password '${passwordOf.portal}'`);
  await admin.query('create database aula owner aula');
  await admin.end();
}

async function withCluster(work: (cluster: Cluster, folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-cluster-'));
  const machines = startMachines(makeFolder(folder));
  const nodes = new Map<string, ChildProcess>();
  const dataDir = join(folder, 'data');
  try {
    const [one, two] = machines.databases;
    one.start();
    await until('the first server is the primary', one.isPrimary);
    await makeDatabase(one.host);
    two.start();
    await until('the second server is its synchronous standby', two.isStandby);
    machines.startBalancer();
    const startNode = async (host: string) => {
      const { env } = serverCommand(portalProgram);
      const server = await startServer([process.execPath, portalProgram], {
        ...env,
        ...machines.settings,
        HOST: host,
        DATA_DIR: dataDir,
        LOG_LEVEL: process.env['CLUSTER_LOG'] ?? 'fatal',
        RATE_LIMIT_FACTOR: '100000',
        ADMIN_PASSWORD: adminPassword,
      });
      nodes.set(host, server.process);
    };
    for (const host of ['127.0.0.21', '127.0.0.22', '127.0.0.23']) await startNode(host);
    const url = machines.settings['PUBLIC_URL'] ?? '';
    await until('the balancer has three nodes', async () => (await fetch(`${url}/readyz`)).ok);
    await delay(quietMilliseconds);
    await work({ machines, nodes, startNode }, folder);
  } finally {
    for (const node of nodes.values()) node.kill('SIGKILL');
    await machines.close();
    await rm(folder, { recursive: true, force: true });
  }
}

export async function runCluster(): Promise<void> {
  const missing = missingPackages();
  if (missing.length > 0)
    throw new Error(`This needs Debian packages that are not here: ${missing.join(', ')}`);
  await prepare({ build: process.env['DIST_DIR'] === undefined });
  await withCluster(async (cluster, folder) => {
    const { settings } = cluster.machines;
    await writeFile(join(folder, 'secret.key'), settings['SECRET_KEY'] ?? '');
    const connect = async () => {
      const { host } = await cluster.machines.primary();
      const client = new pg.Client({ host, user: 'aula', password: passwordOf.portal, database: 'aula' });
      await client.connect();
      return client;
    };
    const seeding = await connect();
    const members = await seedExams(seeding, folder, memberCount);
    await seeding.end();
    const sitting = await sit(settings['PUBLIC_URL'] ?? '', members);
    const rows: string[] = [];
    for (const [name, fault] of Object.entries(faults)) {
      const row = await measure(name, fault, cluster, sitting);
      process.stdout.write(`${row}\n`);
      rows.push(row);
    }
    await sitting.stop();
    const client = await connect();
    const { acknowledged, lost } = await sitting.check(client);
    const { rows: versions } = await client.query<{ version: string }>(
      `select current_setting('server_version') as version`,
    );
    await client.end();
    const day = new Date().toISOString().slice(0, 10);
    const summary = `${memberCount} members, one click each four seconds; ${acknowledged} saves acknowledged, **${lost} lost**. Made on ${day}, PostgreSQL ${versions[0]?.version}.`;
    process.stdout.write(`${summary}\n`);
    await writeTable(rows, summary);
    if (lost > 0) process.exitCode = 1;
  });
}
