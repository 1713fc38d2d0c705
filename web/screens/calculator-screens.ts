import { calculatorNames, calculatorParameters } from '../../contract/pension/calculator-names.ts';
import { calculators } from '../../contract/pension/calculators.ts';
import type { CalculatorData } from '../features/calculators/calculator-page.tsx';
import { pageThings } from '../lib/page/linked-data.ts';
import { publicScreen, type Screen } from '../lib/page/screen.ts';

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
    view: () => import('../features/calculators/calculator-list-page.tsx'),
  }),
  ...calculatorNames.map((name) =>
    publicScreen<CalculatorData>({
      path: `/calculadoras/${name}`,
      params: calculatorParameters,
      personalParams: calculatorParameters,
      hasBanner: true,
      title: () => calculators[name].title,
      description: () => calculators[name].about,
      linkedData: (_, page) => pageThings(page, [{ name: 'Calculadoras', path: '/calculadoras' }]),
      load: async (api) => ({ name, ...(await api.calculator.getFacts({})).data }),
      view: () => import('../features/calculators/calculator-page.tsx'),
    }),
  ),
];
