import { pageOfRows } from '../../lib/lists/page-of-rows.rules.ts';
import { pageThings, trailThing, videoThings } from '../../lib/page/linked-data.ts';
import { idOf, publicScreen, type Screen } from '../../lib/page/screen.ts';
import { plainBeginning } from '../pension-system/plain-text.rules.ts';

/** The public screens of videos (spec 2.2). */
export const videosScreens: readonly Screen[] = [
  publicScreen({
    path: '/vervideo',
    rowOf: 'video',
    isListToo: true,
    params: ['page', 'id'],
    hasBanner: true,
    title: ({ named }) => named?.title ?? 'Videos',
    description: ({ named }) =>
      plainBeginning(named?.description ?? '') || 'Videos breves que explican cómo se construye tu pensión.',
    linkedData: ({ rows, named }, page) =>
      named === undefined
        ? [...pageThings(page, [], 'CollectionPage'), ...rows.flatMap((video) => videoThings(page, video))]
        : [...videoThings(page, named), trailThing(page, [{ name: 'Videos', path: '/vervideo' }])],
    async load(api, query) {
      const rows = (await api.video.get({})).data;
      return { ...pageOfRows(rows, query, 24), named: rows.find(({ id }) => id === idOf(query)) };
    },
    adminBar: () => ({
      edit: { label: 'Editar los videos', href: '/video' },
      back: { label: 'Volver', href: '/inicio' },
    }),
    view: () => import('./video-page.tsx'),
  }),
];
