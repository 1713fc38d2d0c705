import type { RouteCard } from '../../../contract/routes/calls.ts';
import { Icon } from '../../components/display/icon.tsx';
import styles from './route-cards.module.css';
import { routeIcon } from './route-icon.ts';

/** Routes as links: the situation, and below it the content. */
export function RouteCards({ routes, level }: { routes: readonly RouteCard[]; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className={styles.doors}>
      {routes.map(({ id, title, door, lead }) => (
        <li key={id}>
          <span className={styles.arch} aria-hidden="true">
            <Icon name={routeIcon(title)} />
          </span>
          <div>
            <Heading>
              <a href={`/ruta?id=${id}`} className="covers">
                {title}
              </a>
            </Heading>
            <p>{door === '' ? lead : door}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
