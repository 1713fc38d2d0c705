import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';
import { loadPhrases } from './load-phrases.ts';

/** The administration of what is searched (spec 2.2). */
export const searchedPhrasesAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/loquesebusca',
    params: ['page', 'search', 'size', 'monton', 'frase'],
    title: () => 'Lo que se busca',
    load: loadPhrases,
    view: appViews['searched-phrases/phrases-page'],
  }),
];
