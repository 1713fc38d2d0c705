import { fourColours } from '../files/images.ts';
import { as, type Scene } from '../scenes.ts';

let saves = 0;
/** A name that no save had before: a save that changes nothing makes no version. */
const anotherName = () => {
  saves += 1;
  return `Aula ${saves}`;
};

/** The rows of rowsForCalls for calls of settings. */
export const rowsForSettings = {
  'settings.update': () => ({ Name: anotherName(), Version: undefined }),
  'settings.restoreRevision': async (scene: Scene) => {
    const { version } = (await as(scene).settings.update({ Name: anotherName() })).data;
    await as(scene).settings.update({ Name: anotherName() });
    return { Revision: version, Version: undefined };
  },
  'settings.addPicture': async () => ({
    file: new File([await fourColours(80, 80).png().toBuffer()], 'logo.png'),
  }),
};
