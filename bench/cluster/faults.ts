import { setTimeout as delay } from 'node:timers/promises';
import { stopServer } from '../processes.ts';
import { anUpload, signIn, signOutEverywhere } from './administrator.ts';
import { type Cluster, firstHost } from './cluster.ts';
import { type DatabaseMachine, until } from './machines.ts';
import { watchWrites } from './witness.ts';

/** Injects a fault and repairs it; returns the moment from which the portal can serve again, if not at once. */
type Inject = (cluster: Cluster, courseId: number) => Promise<number | undefined>;

export interface Fault {
  /** The first cell of its row. */
  description: string;
  inject: Inject;
}

export const quietMilliseconds = 5_000;
/** Longer than all limits of HAProxy, PgBouncer and the portal. */
const cutMilliseconds = 20_000;
/** As many saves as an outage would fail. */
const wrongClockMilliseconds = 15_000;

/** Waits until a server is the primary; returns that moment. */
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

/** Stops every node regularly and starts it again, with this version's program. */
const restartInTurn: Inject = async ({ nodes, startNode }) => {
  for (const [host, node] of [...nodes]) {
    await stopServer(node);
    await startNode(host);
    await delay(quietMilliseconds);
  }
  return undefined;
};

export const update = (from: string): Fault => ({
  description: `Each node is replaced by this version, beside nodes of the version before (${from}) on the new schema`,
  inject: restartInTurn,
});

export const faults: Record<string, Fault> = {
  quiet: {
    description: 'Nothing; a session that began at one node ends at another',
    async inject(cluster) {
      await signOutEverywhere(cluster);
      await delay(2 * quietMilliseconds);
      return undefined;
    },
  },
  restart: { description: 'Each node is stopped in order and started again', inject: restartInTurn },
  node: {
    description: 'A node is killed (SIGKILL)',
    async inject({ nodes, startNode }) {
      const [[host, node] = []] = [...nodes];
      if (host === undefined || node === undefined) throw new Error('no node runs');
      node.kill('SIGKILL');
      const at = performance.now();
      await delay(quietMilliseconds);
      await startNode(host);
      return at;
    },
  },
  switchover: {
    description: 'The primary gives way to the standby (switchover)',
    async inject(cluster) {
      const { primary, other } = await pair(cluster);
      const asked = await fetch(`http://${primary.host}:8008/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: primary.name, candidate: other.name }),
      });
      if (!asked.ok) throw new Error(`switchover: ${await asked.text()}`);
      return promotion(other);
    },
  },
  primary: {
    description: 'The primary’s machine is killed (SIGKILL of PostgreSQL and Patroni)',
    async inject(cluster) {
      const { primary, other } = await pair(cluster);
      primary.kill();
      const at = await promotion(other);
      await delay(quietMilliseconds);
      primary.start();
      await until(`${primary.name} is a standby again`, primary.isStandby);
      return at;
    },
  },
  frozen: {
    description: 'The primary’s machine is stopped (SIGSTOP), another is promoted, and it wakes up (SIGCONT)',
    async inject(cluster) {
      const { primary, other } = await pair(cluster);
      const witness = await watchWrites(cluster);
      primary.freeze();
      const at = await promotion(other);
      await delay(quietMilliseconds);
      primary.wake(); // its connections are unchanged, and somebody writes on one of them
      await until(`${primary.name} is a standby again`, primary.isStandby);
      await witness.check();
      return at;
    },
  },
  cut: {
    description: 'A node is cut from PgBouncer and from the database, without a word, for twenty seconds',
    async inject({ setCut }) {
      setCut(true);
      await delay(cutMilliseconds);
      setCut(false);
      return undefined;
    },
  },
  bucket: {
    description:
      'The bucket of files (S3) is away; a file that comes in parts, each at another node, goes on later',
    async inject(cluster, courseId) {
      const { bucket, url } = cluster;
      const upload = await anUpload(cluster, await signIn(url));
      await upload.part(0);
      await bucket.stop();
      await upload.part(1);
      await delay(quietMilliseconds);
      await bucket.start();
      for (let number = 1; number < upload.partCount; number += 1)
        await until(`part ${number}`, async () => (await upload.part(number)) === 200);
      await upload.finish(courseId);
      if (`${[...upload.said]}` !== '200,503') throw new Error(`parts of a file: ${[...upload.said]}`);
      return undefined;
    },
  },
  clock: {
    description: 'The clock of one node’s machine is 90 seconds ahead, then 90 behind',
    async inject({ nodes }) {
      for (let jump = 0; jump < 2; jump += 1) {
        nodes.get(firstHost)?.kill('SIGUSR2');
        await delay(wrongClockMilliseconds);
      }
      return undefined;
    },
  },
};
