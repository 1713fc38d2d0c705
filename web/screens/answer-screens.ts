import { glossaryThing, pageThings, questionsThing, trailThing } from '../lib/page/linked-data.ts';
import { idOf, publicScreen, type Screen } from '../lib/page/screen.ts';
import { drawnCover } from './drawn-cover.ts';

/** The screens of short answers: subjects (spec 6.18) and the glossary (spec 6.17). */
export const answerScreens: readonly Screen[] = [
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
    view: () => import('../features/subjects/subject-list-page.tsx'),
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
    view: () => import('../features/subjects/subject-page.tsx'),
  }),
  publicScreen({
    path: '/datos',
    params: [],
    title: () => 'Datos del país',
    description: () => 'Edades, aportes, montos, papeles y teléfonos, con su fuente y su fecha.',
    linkedData: (_, page) => pageThings(page, [], 'CollectionPage'),
    load: async (api) => (await api.parameter.get({})).data,
    adminBar: () => ({
      edit: { label: 'Editar los datos', href: '/parametros' },
      back: { label: 'Volver', href: '/inicio' },
    }),
    view: () => import('../features/parameters/facts-page.tsx'),
  }),
  publicScreen({
    path: '/sirvio',
    isNotIndexed: true,
    params: ['tipo', 'pagina', 'sirvio', 'gracias'],
    title: () => 'Gracias por decirlo',
    description: () => 'Agrega una frase sobre la página que leíste, sin tu nombre.',
    load: async () => null,
    view: () => import('../features/feedback/thanks-page.tsx'),
  }),
  publicScreen({
    path: '/glosario',
    params: ['search'],
    hasBanner: true,
    title: () => 'Glosario',
    description: () => 'Las palabras de las pensiones, explicadas con palabras de todos los días.',
    linkedData: (terms, page) => [glossaryThing(page, terms), trailThing(page, [])],
    load: async (api, { search }) => (await api.term.get(search ? { Search: search } : {})).data,
    adminBar: () => ({
      edit: { label: 'Editar el glosario', href: '/terminos' },
      back: { label: 'Volver', href: '/inicio' },
    }),
    view: () => import('../features/terms/glossary-page.tsx'),
  }),
];
