import { recordBackup } from '../../features/service-state/backup-runs.ts';
import { fourColours } from '../files/images.ts';
import { as, type Scene } from '../scenes.ts';

let saves = 0;
/** A name that no save had before: a save that changes nothing makes no version. */
const anotherName = () => {
  saves += 1;
  return `Aula ${saves}`;
};

/** The rows of rowsForCalls for calls of settings and of the state of the service. */
export const rowsForSettings = {
  'estado.rehearse': async ({ test: { portal } }: Scene) => {
    const run = { kind: 'backup', startedAt: portal.clock.now(), isScheduled: false } as const;
    await recordBackup(portal, run, { path: '/aula.tar', bytes: 1, rows: 1, files: 1 });
    return {};
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
