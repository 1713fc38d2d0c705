import { as, type Scene } from '../scenes.ts';

let saves = 0;
/** A value that no save had before: a save that changes nothing makes no version. */
const another = () => {
  saves += 1;
  return { Name: 'telefono', Value: `800 ${saves}`, Link: '', Reviewed: '1990-01-31' } as const;
};

/** The rows of rowsForCalls for calls of a country's facts. */
export const rowsForParameters = {
  'parameter.update': () => ({ ...another(), Version: undefined }),
  'parameter.restoreRevision': async (scene: Scene) => {
    const { version } = (await as(scene).parameter.update(another())).data;
    await as(scene).parameter.update(another());
    return { Name: 'telefono', Revision: version, Version: undefined };
  },
};
