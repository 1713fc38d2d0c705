import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Cluster } from './cluster.ts';
import { until } from './machines.ts';

const everyMilliseconds = 50;
const rowsBefore = 10;

/**
 * Writes row after row over one connection to the primary, past the portal, until that connection ends; `check` throws
 * if the later primary lacks an acknowledged row. A commit with a warning does not count (decision 0076).
 */
export async function watchWrites({ connect }: Cluster) {
  const client = await connect();
  await client.query('create table if not exists cluster_witness (n integer primary key)');
  await client.query('truncate cluster_witness');
  const acknowledged: number[] = [];
  let warned = false;
  client.on('notice', () => {
    warned = true;
  });
  const write = async (): Promise<void> => {
    for (let n = 0; ; n += 1) {
      await client.query('insert into cluster_witness values ($1)', [n]);
      if (warned) return;
      acknowledged.push(n);
      await delay(everyMilliseconds);
    }
  };
  const ended = write().catch(() => undefined); // the connection's end is expected
  await until('rows are acknowledged', () => acknowledged.length >= rowsBefore);
  return {
    async check(): Promise<void> {
      await ended;
      client.end().catch(() => undefined);
      const now: pg.Client = await connect();
      const { rows } = await now.query<{ n: number }>('select n from cluster_witness');
      await now.query('drop table cluster_witness');
      await now.end();
      const stored = new Set(rows.map(({ n }) => n));
      const lost = acknowledged.filter((n) => !stored.has(n));
      if (lost.length > 0)
        throw new Error(
          `${lost.length} of ${acknowledged.length} rows acknowledged by the old primary are lost`,
        );
    },
  };
}
