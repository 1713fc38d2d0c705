import { Icon } from '../../components/display/icon.tsx';
import type { CourseModule } from '../courses/module-text.rules.ts';
import styles from './module-contents.module.css';
import { isPassed } from './module-place.ts';

interface ModuleContentsProps {
  modules: readonly CourseModule[];
  place: { current: number; furthest: number };
}

/** The table of contents: the modules by number, with a check mark on those already passed. */
export function ModuleContents({ modules, place }: ModuleContentsProps) {
  return (
    <nav aria-label="Contenido">
      <ul className={styles.contents}>
        {modules.map(({ number, title }) => (
          <li key={number}>
            <a href={`#modulo-${number}`} aria-current={number === place.current || undefined}>
              <span className={styles.number}>{number}</span>
              {title || `Módulo ${number}`}
              <span className={styles.passed} data-passed hidden={!isPassed(number, place)}>
                <Icon name="check" />
                <span className="sr">, ya visto</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
