import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { type RemovedDemo, removeDemo } from '../demo/remove-demo.ts';
import { allowCleanUp } from '../files/clean-files.ts';
import { getOverview } from './overview.ts';
import { isSummaryWanted, setSummaryWanted } from './weekly-summary.ts';

export const inicio: Controller<typeof contract.inicio> = {
  async get(context) {
    return answer(await getOverview(context));
  },
  async removeDemo(context) {
    const done = await removeDemo(context);
    return answer(done, { message: removedText(done) });
  },
  async allowCleanUp(context, { Count }) {
    const isAllowed = await allowCleanUp(context, Count);
    const message = isAllowed
      ? 'Los archivos se apartan en un momento; se guardan 30 días más.'
      : 'La limpieza ya no espera: alguien más decidió, o los archivos volvieron a usarse.';
    return answer(null, { message });
  },
  async getSummary(context) {
    return answer({ wanted: await isSummaryWanted(context) });
  },
  async setSummary(context, { Wanted }) {
    await setSummaryWanted(context, Wanted);
    const message = Wanted ? 'Recibirás el resumen cada lunes.' : 'Ya no recibirás el resumen de la semana.';
    return answer(null, { message });
  },
};

function removedText({ archived, kept }: RemovedDemo): string {
  const said = ['El contenido de muestra está en la Papelera.'];
  if (archived > 0)
    said.push(
      archived === 1
        ? 'Se archivó 1 curso con inscritos.'
        : `Se archivaron ${archived} cursos con inscritos.`,
    );
  if (kept > 0)
    said.push(
      kept === 1
        ? 'Se quedó 1 categoría que tiene artículos.'
        : `Se quedaron ${kept} categorías que tienen artículos.`,
    );
  return said.join(' ');
}
