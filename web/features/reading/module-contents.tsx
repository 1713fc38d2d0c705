import { Icon } from '../../components/display/icon.tsx';
import type { CourseModule } from '../courses/module-text.rules.ts';
import styles from './module-contents.module.css';

/** The table of contents: the modules by number, with a check mark on those already passed (showModule). */
export function ModuleContents({ modules }: { modules: readonly CourseModule[] }) {
  return (
    <nav aria-label="Contenido" data-contents>
      <ul className={styles.contents}>
        {modules.map(({ number, title }) => (
          <li key={number}>
            <a href={`#modulo-${number}`} aria-current={number === 1 || undefined}>
              <span className={styles.number}>{number}</span>
              {title || `Módulo ${number}`}
              <span className={styles.passed} data-passed hidden>
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
