import { publicScreen, type Screen } from '../../lib/page/screen.ts';
import { type LoadedHelp, loadHelp } from './load-help.ts';

/** The manual at one depth of its addresses: all of it, a part, a chapter (spec 2.21). */
const helpScreen = (path: string, params: readonly string[]): Screen =>
  publicScreen<LoadedHelp>({
    path,
    isNotIndexed: true,
    params,
    title: ({ part, chapter }) => `Ayuda${chapter ? `: ${chapter.title}` : part ? `: ${part.label}` : ''}`,
    description: () => 'El manual del portal, capítulo por capítulo.',
    load: (_, query) => loadHelp(query),
    view: () => import('./help-page.tsx'),
  });

export const helpScreens: readonly Screen[] = [
  helpScreen('/ayuda', ['buscar']),
  helpScreen('/ayuda/:parte', ['parte']),
  helpScreen('/ayuda/:parte/:capitulo', ['parte', 'capitulo']),
];
