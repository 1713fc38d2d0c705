import { pageThings, questionsThing, trailThing } from '../../lib/page/linked-data.ts';
import { idOf, publicScreen, type Screen } from '../../lib/page/screen.ts';
import { drawnCover } from '../../lib/placeholder.ts';

/** The public screens of subjects (spec 2.2). */
export const subjectsScreens: readonly Screen[] = [
  publicScreen({
    path: '/temas',
    params: [],
    hasBanner: true,
    title: () => 'Temas',
    description: () => 'Lo primero que conviene saber de cada tema, y lo que más se pregunta.',
    linkedData: (_, page) => pageThings(page, [], 'CollectionPage'),
    load: async (api) => (await api.subject.get({})).data,
    adminBar: () => ({
      edit: { label: 'Editar los temas', href: '/editartemas' },
      back: { label: 'Volver', href: '/inicio' },
    }),
    view: () => import('./subject-list-page.tsx'),
  }),
  publicScreen({
    path: '/tema',
    rowOf: 'subject',
    partOf: { param: 'respuesta', table: 'subject_answer' },
    params: ['id', 'respuesta'],
    hasBanner: true,
    title: ({ title }) => title,
    description: ({ title, summary }) =>
      summary || `${title}: lo que más se pregunta, con respuestas cortas.`,
    cover: drawnCover,
    identity: ({ id }) => ({ id: String(id) }),
    linkedData: ({ answers }, page) => [
      ...(answers.length > 0 ? [questionsThing(page, answers)] : []),
      trailThing(page, [{ name: 'Temas', path: '/temas' }]),
    ],
    load: async (api, query) =>
      (await api.subject.read(query['id'] ? { id: idOf(query) } : { answerId: idOf(query, 'respuesta') }))
        .data,
    adminBar: ({ id }) => ({
      edit: { label: 'Editar este tema', href: `/editartemas?id=${id}` },
      back: { label: 'Volver', href: '/editartemas' },
    }),
    view: () => import('./subject-page.tsx'),
  }),
];
