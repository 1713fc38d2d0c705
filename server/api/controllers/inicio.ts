import type { contract } from '../../../contract/index.ts';
import { getOverview } from '../../features/overview/overview.ts';
import { isSummaryWanted, setSummaryWanted } from '../../features/overview/weekly-summary.ts';
import { answer, type Controller } from '../call/controller.ts';

export const inicio: Controller<typeof contract.inicio> = {
  async get(context) {
    return answer(await getOverview(context));
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
