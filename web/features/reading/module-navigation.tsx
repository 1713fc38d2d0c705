import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import type { CourseModule } from '../courses/module-text.rules.ts';
import styles from './module-navigation.module.css';

/** Links to the previous and the next module. */
export function ModuleNavigation({
  modules,
  current,
}: {
  modules: readonly CourseModule[];
  current: number;
}) {
  const previous = modules.find(({ number }) => number === current - 1);
  const next = modules.find(({ number }) => number === current + 1);
  return (
    <nav className={styles.navigation} aria-label="Módulos" data-noprint>
      {previous && (
        <Button kind="line" href={`#modulo-${previous.number}`}>
          <Icon name="chevron-left" />
          Módulo {previous.number}
        </Button>
      )}
      {next && (
        <Button href={`#modulo-${next.number}`} className={styles.next}>
          <span>
            Módulo {next.number}
            {next.title && `: ${next.title}`}
          </span>
          <Icon name="chevron-right" />
        </Button>
      )}
    </nav>
  );
}
