import type { RouteRevision, RouteToEdit } from '../../../contract/routes/calls.ts';
import { useApi } from '../../lib/api/api-context.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import type { LoadedVersions } from '../../lib/versions/load-versions.ts';
import { VersionsPage } from '../../lib/versions/versions-page.tsx';
import { comparedRoutes } from './route-comparison.ts';

/** /versionesruta: every saved version of a route (spec 6.3). */
export default function RouteVersionsPage({ data }: ViewProps<LoadedVersions<RouteToEdit, RouteRevision>>) {
  const api = useApi();
  const { id } = data.present;
  return (
    <VersionsPage
      noun="la ruta"
      home={{ label: 'Rutas', href: '/rutas' }}
      loaded={data}
      hrefs={{ list: `/versionesruta?id=${id}`, edit: `/rutas?id=${id}`, see: `/ruta?id=${id}` }}
      consequence={['La ruta vuelve a tener el título, la puerta y los pasos de la versión #']}
      restore={api.ruta.restoreRevision}
      fieldsOf={comparedRoutes}
      foldsEqual
    />
  );
}
