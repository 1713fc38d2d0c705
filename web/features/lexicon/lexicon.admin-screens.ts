import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';

/** The administration of the words that the search understands (spec 2.2). */
export const lexiconAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/loquesebusca/palabras',
    params: ['id', 'size'],
    title: () => 'Palabras que entiende',
    load: async (api) => (await api.lexicon.get({})).data,
    view: appViews['lexicon/lexicon-page'],
  }),
];
