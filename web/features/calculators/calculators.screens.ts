import {
  calculatorNames,
  calculatorParameters,
  exampleParameter,
} from '../../../contract/pension/calculator-names.ts';
import { calculators } from '../../../contract/pension/calculators.ts';
import { pageThings } from '../../lib/page/linked-data.ts';
import { publicScreen, type Screen } from '../../lib/page/screen.ts';
import type { CalculatorData } from './calculator-page.tsx';

/** The calculators (spec 18): a list, and a page each, whose address has the typed values. */
export const calculatorScreens: readonly Screen[] = [
  publicScreen({
    path: '/calculadoras',
    params: [],
    hasBanner: true,
    title: () => 'Calculadoras',
    description: () =>
      'Cuándo puedes jubilarte, cuánto recibirías y qué lo cambia, con los datos de tu país.',
    linkedData: (_, page) => pageThings(page, [], 'CollectionPage'),
    load: async () => null,
    view: () => import('./calculator-list-page.tsx'),
  }),
  ...calculatorNames.map((name) =>
    publicScreen<CalculatorData>({
      path: `/calculadoras/${name}`,
      params: [...calculatorParameters, exampleParameter],
      personalParams: calculatorParameters,
      hasBanner: true,
      title: () => calculators[name].title,
      description: () => calculators[name].about,
      linkedData: (_, page) => pageThings(page, [{ name: 'Calculadoras', path: '/calculadoras' }]),
      load: async (api) => ({ name, ...(await api.calculator.getFacts({})).data }),
      view: () => import('./calculator-page.tsx'),
    }),
  ),
];
