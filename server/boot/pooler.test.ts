import { beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { openAvailability } from '../platform/database/availability.ts';
import {
  isDatabaseUnavailable,
  openDatabase,
  refuseUnfitPooler,
  sql,
} from '../platform/database/database.ts';
import { anAdmin } from '../testing/builders.ts';
import { aSitting } from '../testing/exam-sitting.ts';
import { openForTests } from '../testing/lifetime.ts';
import { startPooler } from '../testing/pooler.ts';
import { aTestPortal } from '../testing/portal.ts';
import { findProgram, lacking } from '../testing/programs.ts';
import { openSilentProxy } from '../testing/silent-proxy.ts';

let target: Parameters<typeof startPooler>[1];
const direct = aTestPortal();
const proxy = openForTests(() => openSilentProxy(direct.address)); // PgBouncer is another user, whom the socket does not let in
beforeAll(async () => {
  target = { ...direct.address, host: '127.0.0.1', port: proxy.port };
});

it('through a pooler statements have no names, and connections ask for no settings', async () => {
  const availability = openAvailability([target], direct.portal.log);
  const { pool, db, close } = openDatabase({
    size: 1,
    isThroughPooler: true,
    onError: () => undefined,
    availability,
  });
  onTestFinished(() => Promise.all([close(), availability.close()]).then(() => undefined));
  await db.selectFrom('account').select('id').where('id', '=', 1).execute();
  const { rows } = await sql<{ names: number; limit: string }>`select count(*)::int as names,
    current_setting('lock_timeout') as limit from pg_prepared_statements`.execute(db);
  expect(rows).toEqual([{ names: 0, limit: '0' }]);
  await expect(refuseUnfitPooler(pool)).rejects.toThrow(
    /^DATABASE_URL: the connections of the pooler lack statement_timeout = 10s, .* connect_query in deploy\/cluster/,
  );
});

const program = findProgram('pgbouncer');
const inMode = 'with PgBouncer in transaction mode';
describe.skipIf(program === undefined)(
  program ? inMode : `${inMode}, skipped: ${lacking('pgbouncer')}`,
  () => {
    it('members sit exams, searches and changes work, and news of other nodes arrives', async () => {
      const pooler = await startPooler(program ?? '', target);
      const node = await direct.another({ poolerPort: pooler.port });
      onTestFinished(async () => {
        await node.close();
        await pooler.close();
      });
      const availability = openAvailability([{ ...target, port: pooler.port }], direct.portal.log);
      const fit = openDatabase({ size: 1, isThroughPooler: true, onError: () => undefined, availability });
      await refuseUnfitPooler(fit.pool);
      await Promise.all([fit.close(), availability.close()]);

      const sittings = await Promise.all(Array.from({ length: 4 }, () => aSitting(direct)));
      await Promise.all(
        sittings.map(async (sitting) => {
          const here = sitting.at(node);
          await here.start();
          await Promise.all(sitting.questionIds.map((id) => here.save(id, 'B')));
          expect((await here.finish()).data.calification).toBe(100);
        }),
      );
      const admin = await anAdmin(direct.portal);
      const heards = [direct, node].map(({ portal }) => {
        const heard = vi.fn();
        portal.pubsub.on('content_changed', heard);
        return heard;
      });
      for (const { portal } of [direct, node]) await expect.poll(() => portal.pubsub.hears()).toBe(true);
      const title = 'Cotizaciones de un pooler';
      await node.client.as(admin).category.add({ Name: title });
      const { data } = await direct.client.visitor.category.get({});
      expect(data.map(({ name }) => name)).toContain(title);
      // what one node commits through the pooler, all of them hear past it
      for (const heard of heards) await expect.poll(() => heard).toHaveBeenCalledWith('category');
    });

    it('one that finds no server is a database that is away, as the server itself would be', async () => {
      const gone = await openSilentProxy(inject('databaseServer'));
      await gone.close();
      const pooler = await startPooler(program ?? '', { ...target, port: gone.port });
      const availability = openAvailability([{ ...target, port: pooler.port }], direct.portal.log);
      const { db, close } = openDatabase({
        size: 1,
        isThroughPooler: true,
        onError: () => undefined,
        availability,
      });
      onTestFinished(async () => {
        await Promise.all([close(), availability.close()]);
        await pooler.close();
      });
      const problem = await sql`select 1`.execute(db).catch((error: unknown) => error);
      expect(isDatabaseUnavailable(problem), String(problem)).toBe(true);
    });

    it('one that sets no limits is refused with the cure', async () => {
      const pooler = await startPooler(program ?? '', target, { limits: false });
      const availability = openAvailability([{ ...target, port: pooler.port }], direct.portal.log);
      const { pool, close } = openDatabase({
        size: 1,
        isThroughPooler: true,
        onError: () => undefined,
        availability,
      });
      onTestFinished(async () => {
        await Promise.all([close(), availability.close()]);
        await pooler.close();
      });
      await expect(refuseUnfitPooler(pool)).rejects.toThrow(/lack .*lock_timeout = 5s/);
    });
  },
);
