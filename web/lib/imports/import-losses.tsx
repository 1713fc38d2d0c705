import { Callout } from '../../components/display/callout.tsx';
import styles from './import-losses.module.css';

/**
 * Everything that an import of a file drops or changes, in every import by this list and these words; nothing if there is
 * none. Give `role="status"` unless it stands in a place that is read out already.
 */
export function ImportLosses({ losses, role }: { losses: readonly string[]; role?: 'status' }) {
  if (losses.length === 0) return null;
  return (
    <Callout kind="warn" role={role} className={styles.losses}>
      <p>Revisa lo que no pasó igual:</p>
      <ul>
        {[...new Set(losses)].map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
    </Callout>
  );
}
