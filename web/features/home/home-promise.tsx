import { certificateGrade } from '../../../contract/constants.ts';
import { useSettings } from '../../components/page/portal-settings.ts';
import styles from './home-promise.module.css';
import { PaperDrawing } from './paper-drawing.tsx';

/** The reward of a final grade of 80 (spec 1.1). `isBeside`: another card stands at its right where there is room. */
export function HomePromise({ isBeside }: { isBeside: boolean }) {
  return (
    <section className={isBeside ? styles.beside : 'wrap'} aria-labelledby="certificado-digital">
      <h2 id="certificado-digital" className="sr">
        Certificado digital
      </h2>
      <div className={styles.promise}>
        <div className={styles.grade} aria-hidden="true">
          {certificateGrade}
        </div>
        <p>
          <strong>{useSettings().promiseText}</strong> La nota va de 0 a 100 y la ves al terminar el examen.
        </p>
        <PaperDrawing className={styles.paper} grade={certificateGrade} />
      </div>
    </section>
  );
}
