import type { RouteCard } from '../../../contract/calls/ruta.ts';
import { SectionHead } from '../../components/page/page-head.tsx';
import { RouteCards } from '../../lib/routes/route-cards.tsx';
import styles from './home-doors.module.css';

/** The home page's links to routes, each for a situation of people (spec 19.4). */
export function HomeDoors({ routes }: { routes: readonly RouteCard[] }) {
  const doors = routes.filter(({ door }) => door !== '');
  if (doors.length === 0) return null;
  return (
    <section className={`wrap ${styles.doors}`} aria-labelledby="puertas">
      <SectionHead id="puertas" title="¿Cuál es tu caso?" action={<a href="/ruta">Todas las rutas</a>}>
        Cada puerta lleva a los pasos, los papeles y los plazos.
      </SectionHead>
      <RouteCards routes={doors} level={3} />
    </section>
  );
}
