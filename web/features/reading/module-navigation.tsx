import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import type { CourseModule } from '../courses/module-text.rules.ts';
import styles from './module-navigation.module.css';
import { moduleSteps } from './module-steps.rules.ts';

/** Links to the previous and the next module; the first and the last module hide one of them. */
export function ModuleNavigation({
  modules,
  current,
}: {
  modules: readonly CourseModule[];
  current: number;
}) {
  const { previous, next } = moduleSteps(modules, current);
  return (
    <nav className={styles.navigation} aria-label="Módulos" data-noprint>
      <Button
        kind="line"
        href={`#modulo-${previous?.number ?? current}`}
        hidden={!previous}
        data-step="previous"
      >
        <Icon name="chevron-left" />
        <span>{previous?.words}</span>
      </Button>
      <Button
        href={`#modulo-${next?.number ?? current}`}
        hidden={!next}
        className={styles.next}
        data-step="next"
      >
        <span>{next?.words}</span>
        <Icon name="chevron-right" />
      </Button>
    </nav>
  );
}
