import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import type { CourseModule } from '../courses/module-text.rules.ts';
import styles from './module-navigation.module.css';

interface ModuleNavigationProps {
  previous: CourseModule | undefined;
  next: CourseModule | undefined;
}

/** Links from one module to the one before and the next. */
export function ModuleNavigation({ previous, next }: ModuleNavigationProps) {
  return (
    <nav className={styles.navigation} aria-label="Módulos" data-noprint>
      {previous && (
        <Button kind="line" href={`#modulo-${previous.number}`} data-step="previous">
          <Icon name="chevron-left" />
          <span>Módulo {previous.number}</span>
        </Button>
      )}
      {next && (
        <Button href={`#modulo-${next.number}`} className={styles.next} data-step="next">
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
