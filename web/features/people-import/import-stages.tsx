import { Icon } from '../../components/display/icon.tsx';
import styles from './import-stages.module.css';

export type Step = 'file' | 'columns' | 'review' | 'running' | 'done';

const stages = ['Archivo', 'Columnas', 'Revisión', 'Listo'];
const places: Record<Step, number> = { file: 0, columns: 1, review: 2, running: 3, done: 4 };

/** The four steps of an import; completed ones are ticked. */
export function Stages({ step }: { step: Step }) {
  const place = places[step];
  return (
    <ol className={styles.stages} aria-label="Pasos">
      {stages.map((name, index) => (
        <li
          key={name}
          className={index < place ? styles.done : undefined}
          aria-current={index === place ? 'step' : undefined}
        >
          <b>{index < place ? <Icon name="check" /> : index + 1}</b>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}
