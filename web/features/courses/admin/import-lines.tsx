import type { ImportedCourse } from '../../../../contract/calls/course-publishing.ts';
import { Callout } from '../../../components/display/callout.tsx';
import styles from './import-lines.module.css';

type ImportLinesProps = {
  lines: ImportedCourse['lines'];
  /** The file contains a course. */
  canMake: boolean;
};

/** The preview of an import, line by line, with everything that would be left out. */
export function ImportLines({ lines, canMake }: ImportLinesProps) {
  const made = lines.filter(({ isProblem }) => !isProblem);
  const problems = lines.filter(({ isProblem }) => isProblem);
  return (
    <div className="stack">
      {made.length > 0 && (
        <Callout kind="ok">
          <p>Esto se agregaría:</p>
          <Lines lines={made} />
        </Callout>
      )}
      {problems.length > 0 && (
        <Callout kind={canMake ? 'warn' : 'bad'}>
          <p>{canMake ? 'Esto no pasaría igual:' : 'No se puede importar:'}</p>
          <Lines lines={problems} />
        </Callout>
      )}
    </div>
  );
}

function Lines({ lines }: { lines: ImportedCourse['lines'] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
