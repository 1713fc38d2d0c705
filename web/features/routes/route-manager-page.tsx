import type { RouteCard, RouteToEdit } from '../../../contract/routes/calls.ts';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { ListManager } from '../../lib/lists/list-manager.tsx';
import { useOrderedList } from '../../lib/lists/use-ordered-list.ts';
import { useNotice } from '../../lib/page/notice.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { RouteEditor } from './route-editor.tsx';

const path = '/rutas';

export interface RouteManagerData {
  routes: RouteCard[];
  /** The route in the address; null = a new one, or the list. */
  edited: RouteToEdit | null;
}

/** /rutas: the routes in their order; with `id` the one being edited, or 'nueva' (spec 19.5). */
export default function RouteManagerPage({ data, query, viewer }: ViewProps<RouteManagerData>) {
  if (query['id'] === undefined) return <RouteList routes={data.routes} />;
  const { edited } = data;
  return (
    <>
      <Breadcrumb
        trail={[{ label: 'Rutas', href: path }, { label: edited === null ? 'Agregar' : 'Editar' }]}
      />
      <RouteEditor route={edited} viewer={viewer} listHref={path} />
    </>
  );
}

const editHref = ({ id }: Pick<RouteCard, 'id'>) => `${path}?id=${id}`;

function RouteList({ routes }: { routes: readonly RouteCard[] }) {
  const api = useApi();
  const list = useOrderedList<RouteCard>({
    rows: routes,
    nameOf: ({ title }) => title,
    order: (Ids) => api.ruta.order({ Ids }),
    load: async () => (await api.ruta.get({})).data,
  });
  useNotice();
  return (
    <ListManager
      title="Rutas"
      caption="Rutas"
      noun={['ruta', 'rutas']}
      searchLabel="Buscar una ruta"
      list={list}
      textOf={({ title, door, lead }) => `${title} ${door} ${lead}`}
      name={{ label: 'Título', draw: (route) => <a href={editHref(route)}>{route.title}</a> }}
      columns={[
        {
          key: 'door',
          label: 'Puerta en Inicio',
          isText: true,
          render: ({ door }) => (door === '' ? <span className="muted">Sin puerta</span> : door),
        },
      ]}
      edit={(route) => ({ href: editHref(route) })}
      versionsHref={({ id }) => `/versionesruta?id=${id}`}
      removal={{
        type: 'Ruta',
        send: ({ id }) => api.ruta.delete({ id }),
        sendMany: (items) => api.ruta.deleteMany(items),
        consequence: {
          named: (name) => `La ruta «${name}» dejará de verse`,
          one: 'La ruta dejará de verse',
          many: 'Las # rutas dejarán de verse',
        },
      }}
      add={{ href: `${path}?id=nueva` }}
      empty={{
        image: '/motivos/libro.svg',
        title: 'Todavía no hay rutas',
        text: 'Una ruta dice a quien está en un caso qué hacer, paso a paso: qué llevar, cuánto tarda y a quién llamar.',
      }}
    />
  );
}
