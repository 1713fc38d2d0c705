import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { adminPassword } from '../../e2e/fixtures/admin-password.ts';
import { urlsOfServers } from '../../server/platform/database/address.ts';
import { type S3Server, startS3Server } from '../../server/testing/s3-server.ts';
import { openSilentProxy, type SilentProxy } from '../../server/testing/silent-proxy.ts';
import { portalProgram, serverCommand } from '../../tools/node-runtime.mjs';
import { startServer } from '../processes.ts';
import { type Machines, makeFolder, startMachines, until } from './machines.ts';

export const nodeHosts = ['127.0.0.21', '127.0.0.22', '127.0.0.23'] as const;
/** The node whose connections to the database can be cut, and whose clock can be set wrong. */
export const [firstHost] = nodeHosts;

const passwords = { superuser: 'change-me-superuser', portal: 'change-me-portal' };

/** Three nodes behind HAProxy and PgBouncer, on a primary and a synchronous standby, their files in a bucket. */
export interface Cluster {
  machines: Machines;
  nodes: Map<string, ChildProcess>;
  bucket: S3Server;
  url: string;
  urlOf(host: string): string;
  /** Starts a node, by the program of another folder if one is given. */
  startNode(host: string, root?: string): Promise<void>;
  /** Cuts the first node silently from PgBouncer and from both servers of the database. */
  setCut(isCut: boolean): void;
  /** Opens a connection to the primary as the portal's user. */
  connect(): Promise<pg.Client>;
}

async function makeDatabase(host: string): Promise<void> {
  const admin = new pg.Client({
    host,
    user: 'postgres',
    password: passwords.superuser,
    database: 'postgres',
  });
  await admin.connect();
  await admin.query(`create role aula login password '${passwords.portal}'`);
  await admin.query('create database aula owner aula');
  await admin.end();
}

/** A proxy before each server of an address, and the address through them. */
async function throughProxies(url: string): Promise<{ url: string; proxies: SilentProxy[] }> {
  const proxies: SilentProxy[] = [];
  for (const { hostname, port } of urlsOfServers(url).map((each) => new URL(each)))
    proxies.push(await openSilentProxy({ host: hostname, port: Number(port) }));
  const hosts = proxies.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return { url: url.replace(/@[^/]+/, `@${hosts}`), proxies };
}

/** Starts everything, with the nodes of `root` if given, and removes it after `work`. */
export async function withCluster(
  work: (cluster: Cluster, folder: string) => Promise<void>,
  root?: string,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-cluster-'));
  const machines = startMachines(makeFolder(folder));
  const nodes = new Map<string, ChildProcess>();
  const bucket = await startS3Server();
  const ways = await throughProxies(machines.settings['DATABASE_URL'] ?? '');
  const direct = await throughProxies(machines.settings['DATABASE_URL_DIRECT'] ?? '');
  const proxies = [...ways.proxies, ...direct.proxies];

  async function startNode(host: string, from = '.'): Promise<void> {
    const program = resolve(from, portalProgram);
    const isFirst = host === firstHost;
    const clock = isFirst ? ['--import', resolve('bench/reliability/jumping-clock.ts')] : [];
    const server = await startServer([process.execPath, ...clock, program], {
      ...serverCommand(program).env,
      ...machines.settings,
      ...bucket.settings(),
      ...(isFirst && { DATABASE_URL: ways.url, DATABASE_URL_DIRECT: direct.url, CLOCK_JUMPS: '90,-180' }),
      HOST: host,
      DATA_DIR: join(folder, 'data'), // for the key that signs certificates; files are in the bucket
      LOG_LEVEL: process.env['CLUSTER_LOG'] ?? 'fatal',
      RATE_LIMIT_FACTOR: '100000',
      ADMIN_PASSWORD: adminPassword,
    });
    nodes.set(host, server.process);
  }

  try {
    const [one, two] = machines.databases;
    one.start();
    await until('the first server is the primary', one.isPrimary);
    await makeDatabase(one.host);
    two.start();
    await until('the second server is its synchronous standby', two.isStandby);
    machines.startBalancer();
    for (const host of nodeHosts) await startNode(host, root);
    const url = machines.settings['PUBLIC_URL'] ?? '';
    await until('the balancer has nodes', async () => (await fetch(`${url}/readyz`)).ok);
    const connect = async () => {
      const { host } = await machines.primary();
      const client = new pg.Client({ host, user: 'aula', password: passwords.portal, database: 'aula' });
      client.on('error', () => undefined); // its server may be killed
      await client.connect();
      return client;
    };
    const setCut = (isCut: boolean) => {
      for (const proxy of proxies) proxy.setDark(isCut);
    };
    const urlOf = (host: string) => `http://${host}:${machines.settings['PORT']}`;
    await work({ machines, nodes, bucket, url, urlOf, startNode, setCut, connect }, folder);
  } finally {
    for (const node of nodes.values()) node.kill('SIGKILL');
    await machines.close();
    for (const proxy of proxies) await proxy.close();
    await bucket.close();
    await rm(folder, { recursive: true, force: true });
  }
}
