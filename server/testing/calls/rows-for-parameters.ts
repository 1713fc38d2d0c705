import { answersSavedTwice, as, type Scene, thing } from '../scenes.ts';

let saves = 0;
/** A value that no save had before: a save that changes nothing makes no version. */
const another = () => {
  saves += 1;
  return { Name: 'telefono', Value: `800 ${saves}`, Link: '', Reviewed: '1990-01-31' } as const;
};

const route = async (scene: Scene) => ({ id: await thing(scene, 'Ruta') });

/** The rows of rowsForCalls for calls of a country's facts and of routes. */
export const rowsForParameters = {
  'parameter.update': () => ({ ...another(), Version: undefined }),
  'parameter.updateMany': () => ({ Items: [{ ...another(), Version: undefined }] }),
  'parameter.restoreRevision': async (scene: Scene) => {
    const { version } = (await as(scene).parameter.update(another())).data;
    await as(scene).parameter.update(another());
    return { Name: 'telefono', Revision: version, Version: undefined };
  },
  'ruta.read': route,
  'ruta.getToEdit': route,
  'ruta.getRevisions': route,
  'ruta.getRevision': async (scene: Scene) => ({ id: await thing(scene, 'Ruta'), version: 1 }),
  'ruta.restoreRevision': async (scene: Scene) => ({
    Id: await answersSavedTwice.route(scene),
    Revision: 1,
    Version: 2,
  }),
  'ruta.add': async (scene: Scene) => ({
    Id: await thing(scene, 'Ruta'),
    Description: '<h3>Un paso</h3><p>Algo.</p>',
    Version: undefined,
  }),
  'ruta.update': async (scene: Scene) => ({
    Id: await thing(scene, 'Ruta'),
    Description: '<h3>Un paso</h3><p>Algo.</p>',
    Version: undefined,
  }),
  'ruta.delete': route,
  'ruta.deleteMany': async (scene: Scene) => ({ Items: [{ Id: await thing(scene, 'Ruta') }] }),
  'ruta.order': async (scene: Scene) => ({ Ids: [await thing(scene, 'Ruta')] }),
};
