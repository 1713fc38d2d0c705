import { appViews } from '../app-views.ts';
import { loadLawVersions } from '../features/laws/text/load-law-versions.ts';
import { loadTrash } from '../features/trash/load-trash.ts';
import { adminScreen, idOf, type Screen } from '../lib/page/screen.ts';
import { loadVersions, versionsTitle } from '../lib/versions/load-versions.ts';

/** The administration's screens of ordered lists (spec 2.2); /papelera is an extension. */
export const orderedListScreens: readonly Screen[] = [
  adminScreen({
    path: '/video',
    params: ['size'],
    title: () => 'Videos',
    load: async (api) => (await api.video.get({})).data,
    view: appViews['videos/video-manager-page'],
  }),
  adminScreen({
    path: '/sistemapension',
    params: ['id', 'size'],
    title: () => 'Sistema de pensiones',
    load: async (api) => (await api.sistemaPension.getToEdit({})).data,
    view: appViews['pension-system/pension-manager-page'],
  }),
  adminScreen({
    path: '/leyreglamento',
    params: ['size'],
    title: () => 'Leyes y reglamentos',
    load: async (api) => (await api.leyReglamento.get({})).data,
    view: appViews['laws/law-manager-page'],
  }),
  adminScreen({
    path: '/textoley',
    params: ['id'],
    title: ({ law }) => (law === undefined ? 'Texto de una ley' : `Texto: ${law.title}`),
    load: async (api, query) => {
      const id = idOf(query);
      const laws = (await api.leyReglamento.get({})).data;
      const law = laws.find((each) => each.id === id);
      const text = law === undefined ? null : (await api.leyTexto.getToEdit({ id })).data;
      return { law, text, laws };
    },
    view: appViews['laws/text/law-text-form-page'],
  }),
  adminScreen({
    path: '/versionesley',
    params: ['id', 'version'],
    title: versionsTitle,
    load: loadLawVersions,
    view: appViews['laws/text/law-versions-page'],
  }),
  adminScreen({
    path: '/leyescitadas',
    params: [],
    title: () => 'Textos que citan leyes que cambiaron',
    load: async (api) => (await api.leyTexto.getCitations({})).data,
    view: appViews['laws/cited-laws-page'],
  }),
  adminScreen({
    path: '/editartemas',
    params: ['id', 'respuesta', 'pregunta', 'size'],
    title: () => 'Temas',
    async load(api, query) {
      const rows = (await api.subject.get({})).data;
      const id = query['respuesta']
        ? (await api.subject.read({ answerId: idOf(query, 'respuesta') })).data.id
        : /^\d+$/.test(query['id'] ?? '')
          ? idOf(query)
          : undefined;
      return { rows, edited: id === undefined ? null : (await api.subject.getToEdit({ id })).data };
    },
    view: appViews['subjects/subject-manager-page'],
  }),
  adminScreen({
    path: '/versionestema',
    params: ['id', 'version'],
    title: versionsTitle,
    load: (api, query) => loadVersions(api.subject, query),
    view: appViews['subjects/subject-versions-page'],
  }),
  adminScreen({
    path: '/terminos',
    params: ['id', 'size'],
    title: () => 'Glosario',
    load: async (api) => (await api.term.get({})).data,
    view: appViews['terms/term-manager-page'],
  }),
  adminScreen({
    path: '/versionestermino',
    params: ['id', 'version'],
    title: versionsTitle,
    load: (api, query) => loadVersions(api.term, query),
    view: appViews['terms/term-versions-page'],
  }),
  adminScreen({
    path: '/imageslider',
    params: ['size'],
    title: () => 'Slider',
    load: async (api) => (await api.homeSlider.getImages({})).data,
    view: appViews['slider/slider-manager-page'],
  }),
  adminScreen({
    path: '/rutas',
    params: ['id', 'size'],
    title: () => 'Rutas',
    async load(api, query) {
      const routes = (await api.ruta.get({})).data;
      const { id } = query;
      const edited =
        id === undefined || id === 'nueva' ? null : (await api.ruta.getToEdit({ id: idOf(query) })).data;
      return { routes, edited };
    },
    view: appViews['routes/route-manager-page'],
  }),
  adminScreen({
    path: '/versionesruta',
    params: ['id', 'version'],
    title: versionsTitle,
    load: (api, query) => loadVersions(api.ruta, query),
    view: appViews['routes/route-versions-page'],
  }),
  adminScreen({
    path: '/papelera',
    params: ['page', 'search', 'size', 'type'],
    title: () => 'Papelera',
    load: loadTrash,
    view: appViews['trash/trash-page'],
  }),
];
