import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';

/** The administration of parameters (spec 2.2). */
export const factsAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/parametros',
    params: ['dato', 'calculadora', 'desde'],
    title: () => 'Datos del país',
    load: async (api) => {
      const [facts, calculators, known] = await Promise.all([
        api.parameter.get({}),
        api.calculator.getAsked({}),
        api.calculator.getFacts({}),
      ]);
      return { facts: facts.data, calculators: calculators.data, today: known.data.today };
    },
    view: appViews['facts/parameters-page'],
  }),
];
