import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordBackup } from '../../features/service-state/backup-runs.ts';
import { sql } from '../../platform/database/database.ts';
import { aMember } from '../builders.ts';
import { fourColours } from '../files/images.ts';
import { as, type Scene, signedInJustNow } from '../scenes.ts';
import { rowsForDraws } from './rows-for-draws.ts';
import { rowsForSecurity } from './rows-for-security.ts';

let saves = 0;
/** A name that no save had before: a save that changes nothing makes no version. */
const anotherName = () => {
  saves += 1;
  return `Aula ${saves}`;
};

async function aBundle(scene: Scene): Promise<number> {
  const { portal } = scene.test;
  const folder = join(portal.config.dataDir, 'backups');
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'aula-20261118T150000Z.tar.age');
  await writeFile(path, 'rows, files, keys');
  const run = { kind: 'backup', startedAt: portal.clock.now(), isScheduled: false } as const;
  await recordBackup(portal, run, { path, bytes: 17, rows: 1, files: 1 });
  return (await as(scene).estado.get({})).data.backup.bundles[0]?.id ?? 0;
}

/** The rows of rowsForCalls for calls of settings, of roles, of the state of the service and of one's own security. */
export const rowsForSettings = {
  ...rowsForSecurity,
  ...rowsForDraws,
  'grant.getOf': async ({ test }: Scene) => ({ id: (await aMember(test.portal)).id }),
  'grant.set': async (scene: Scene) => {
    await signedInJustNow(scene);
    const { id } = await aMember(scene.test.portal);
    return { Id: id, Roles: ['redactor'], currentPassword: undefined };
  },
  'estado.getBundleLink': async (scene: Scene) => ({ Id: await aBundle(scene) }),
  'estado.downloadBundle': async (scene: Scene) => ({ id: await aBundle(scene) }),
  'estado.rehearse': async ({ test: { portal } }: Scene) => {
    const run = { kind: 'backup', startedAt: portal.clock.now(), isScheduled: false } as const;
    await recordBackup(portal, run, { path: '/aula.tar', bytes: 1, rows: 1, files: 1 });
    return {};
  },
  'estado.retry': async ({ test: { portal } }: Scene) => {
    const { rows } = await sql<{ id: string }>`select id from graphile_worker.add_job('purgeState')`.execute(
      portal.db,
    );
    await sql`update graphile_worker._private_jobs set attempts = 1 where id = ${rows[0]?.id}`.execute(
      portal.db,
    );
    return { Task: 'purgeState' };
  },
  'settings.update': () => ({ Name: anotherName(), Version: undefined }),
  'settings.restoreRevision': async (scene: Scene) => {
    const { version } = (await as(scene).settings.update({ Name: anotherName() })).data;
    await as(scene).settings.update({ Name: anotherName() });
    return { Revision: version, Version: undefined };
  },
  'legal.update': () => ({ Page: 'condiciones', Text: `<p>${anotherName()}</p>`, Version: undefined }),
  'legal.restoreRevision': async (scene: Scene) => {
    const page = { Page: 'condiciones' } as const;
    const { version } = (await as(scene).legal.update({ ...page, Text: `<p>${anotherName()}</p>` })).data;
    await as(scene).legal.update({ ...page, Text: `<p>${anotherName()}</p>` });
    return { ...page, Revision: version, Version: undefined };
  },
  'settings.addPicture': async () => ({
    file: new File([await fourColours(80, 80).png().toBuffer()], 'logo.png'),
  }),
};
