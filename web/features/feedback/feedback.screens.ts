import { publicScreen, type Screen } from '../../lib/page/screen.ts';

/** The public screens of feedback (spec 2.2). */
export const feedbackScreens: readonly Screen[] = [
  publicScreen({
    path: '/sirvio',
    isNotIndexed: true,
    params: ['tipo', 'pagina', 'sirvio', 'gracias'],
    title: () => 'Gracias por decirlo',
    description: () => 'Agrega una frase sobre la página que leíste, sin tu nombre.',
    load: async () => null,
    view: () => import('./thanks-page.tsx'),
  }),
];
