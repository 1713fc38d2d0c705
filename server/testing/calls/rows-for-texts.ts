import type { Scene } from '../scenes.ts';
import { thing } from '../scenes.ts';

const pensionText = (scene: Scene) => thing(scene, 'Sistema');
const term = (scene: Scene) => thing(scene, 'Termino');

/** The rows of rowsForCalls for pension texts and the glossary; a term leads to none that is not there. */
export const rowsForTexts = {
  'sistemaPension.add': async (scene: Scene) => ({ Id: await pensionText(scene) }),
  'sistemaPension.delete': async (scene: Scene) => ({ id: await pensionText(scene) }),
  'sistemaPension.deleteMany': async (scene: Scene) => ({ Items: [{ Id: await pensionText(scene) }] }),
  'sistemaPension.order': async (scene: Scene) => ({ Ids: [await pensionText(scene)] }),
  'term.add': () => ({ Term: 'Palabra nueva', SeeAlso: '' }),
  'term.update': async (scene: Scene) => ({ Id: await term(scene), Term: 'Otra palabra', SeeAlso: '' }),
  'term.delete': async (scene: Scene) => ({ id: await term(scene) }),
  'term.deleteMany': async (scene: Scene) => ({ Items: [{ Id: await term(scene) }] }),
};
