import { articleThing, pageThings, trailThing } from '../../lib/page/linked-data.ts';
import { publicScreen, type Screen } from '../../lib/page/screen.ts';
import { drawnCover } from '../../lib/placeholder.ts';
import { loadPensionSystem } from './pension-parts.ts';
import { plainBeginning } from './plain-text.rules.ts';

/** The public screens of pension-system (spec 2.2). */
export const pensionSystemScreens: readonly Screen[] = [
  publicScreen({
    path: '/lsistemapension',
    rowOf: 'pension_item',
    isListToo: true,
    params: ['id', 'todas'],
    hasBanner: true,
    title: ({ parts, place }) =>
      place === null ? 'Sistema de pensiones' : (parts[place]?.title ?? 'Sistema de pensiones'),
    description: ({ parts, place }) =>
      plainBeginning((place === null ? undefined : parts[place]?.description) ?? '') ||
      'Cómo funciona el sistema de pensiones, parte por parte.',
    cover: ({ parts, place }) => drawnCover(parts[place ?? 0] ?? { id: 7, title: '' }),
    linkedData: ({ parts, place }, page) => {
      const part = place === null ? undefined : parts[place];
      if (part === undefined) return pageThings(page, [], 'CollectionPage');
      const section = 'Sistema de pensiones';
      return [
        articleThing(page, { section, revised: part.revised }),
        trailThing(page, [{ name: section, path: '/lsistemapension' }]),
      ];
    },
    load: loadPensionSystem,
    adminBar: () => ({
      edit: { label: 'Editar estos textos', href: '/sistemapension' },
      back: { label: 'Volver', href: '/inicio' },
    }),
    view: () => import('./pension-system-page.tsx'),
  }),
];
