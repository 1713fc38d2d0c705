import { promisedGrade } from '../../../contract/exams/promised-grade.ts';
import { useSettings } from '../../components/page/portal-settings.ts';
import styles from './home-promise.module.css';
import { PaperDrawing } from './paper-drawing.tsx';

/** The reward of a final grade, which the institute's sentence names (spec 1.1). */
export function HomePromise() {
  const { promiseText } = useSettings();
  const grade = promisedGrade(promiseText);
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="certificado-digital">
      <h2 id="certificado-digital" className="sr">
        Certificado digital
      </h2>
      <div className={styles.promise}>
        {grade !== null && (
          <div className={styles.grade} aria-hidden="true">
            {grade}
          </div>
        )}
        <p>
          <strong>{promiseText}</strong> La nota va de 0 a 100 y la ves al terminar el examen.
        </p>
        {grade !== null && <PaperDrawing className={styles.paper} grade={grade} />}
      </div>
    </section>
  );
}
