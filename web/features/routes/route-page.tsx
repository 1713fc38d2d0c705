import type { RouteCard, RouteRead } from '../../../contract/routes/calls.ts';
import { withTermLinks } from '../../../contract/terms/mark-terms.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { Prose } from '../../components/text/prose.tsx';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { drawingUrl } from '../../lib/placeholder.ts';
import { RouteCards } from '../../lib/routes/route-cards.tsx';
import { TermWindows } from '../../lib/terms/explained-terms.tsx';
import { Island } from '../../runtime/island.tsx';
import styles from './route-page.module.css';
import { RouteProgress } from './route-progress.tsx';
import { type RouteStep, stepsOf } from './steps.rules.ts';

export type RoutePageData = { route: RouteRead | null; routes: RouteCard[] };

/** /ruta: all routes; with an `id` one of them, as a list to tick and to print (spec 19.5). */
export default function RoutePage({ data: { route, routes } }: PageViewProps<RoutePageData>) {
  return route === null ? <AllRoutes routes={routes} /> : <OneRoute route={route} />;
}

function AllRoutes({ routes }: { routes: RouteCard[] }) {
  return (
    <div className="wrap page">
      <PageHead title="Rutas">
        Elige tu caso: cada ruta dice los pasos, los papeles y los plazos, en orden.
      </PageHead>
      {routes.length === 0 ? (
        <EmptyState
          image="/motivos/camino.svg"
          title="Todavía no hay rutas"
          actions={<Button href="/articulos">Leer los artículos</Button>}
        >
          Mientras tanto, los artículos explican lo principal.
        </EmptyState>
      ) : (
        <RouteCards routes={routes} level={2} />
      )}
    </div>
  );
}

function OneRoute({ route }: { route: RouteRead }) {
  const { before, steps, after } = stepsOf(withTermLinks(route.description, route.terms));
  const progress = { id: route.id, count: steps.length };
  return (
    <>
      <div className={styles.head}>
        <div className={`wrap ${styles.inHead}`}>
          <div>
            <Breadcrumb trail={[{ label: 'Rutas', href: '/ruta' }, { label: route.title }]} />
            <h1>{route.title}</h1>
            <p>{route.lead}</p>
            <Island name="route-progress" props={progress} eager>
              <RouteProgress {...progress} />
            </Island>
          </div>
          <ResponsiveImage src={drawingUrl(route)} drawn alt="" width={640} height={400} first />
        </div>
      </div>
      <div className={`wrap page ${styles.body}`}>
        {before !== '' && <Prose html={before} />}
        <ol className={styles.path}>
          {steps.map((step) => (
            <Step key={step.number} step={step} />
          ))}
        </ol>
        {after !== '' && (
          <div className={styles.after}>
            <Prose html={after} />
          </div>
        )}
        <Callout icon="chat">
          <p>
            ¿Tu caso es distinto? <a href="/contact">Escríbenos</a> y te respondemos a tu correo.
          </p>
        </Callout>
        <TermWindows terms={route.terms} />
      </div>
    </>
  );
}

/** A step with its checkbox, which also works on paper and without script. */
function Step({ step: { number, stage, title, html } }: { step: RouteStep }) {
  return (
    <li>
      {stage !== '' && <h2>{stage}</h2>}
      <span className={styles.number} aria-hidden="true">
        <span>{number}</span>
        <Icon name="check" />
      </span>
      <div className={styles.text}>
        <h3>{title}</h3>
        <Prose html={html} />
        <label className={styles.done}>
          <input type="checkbox" data-step={number} autoComplete="off" /> Ya lo hice
          <span className="sr">: {title}</span>
        </label>
      </div>
    </li>
  );
}
