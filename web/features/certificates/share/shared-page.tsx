import type { SharedCertificate } from '../../../../contract/certificates/sharing-calls.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { PageHead } from '../../../components/page/page-head.tsx';
import type { PageViewProps } from '../../../lib/page/screen.ts';
import { pictureTextOf } from './shared.rules.ts';
import styles from './shared-page.module.css';

/**
 * The page of a certificate that its holder shares (spec 9.10): the achievement, and a link that verifies it.
 */
export default function SharedPage({ data }: PageViewProps<SharedCertificate>) {
  const { code, courseId, courseTitle, fullName, graded, institute, lessons, reading } = data;
  return (
    <div className={`wrap page ${styles.page}`}>
      <PageHead title={fullName}>
        Aprobó «{courseTitle}» con {data.grade} de 100.
      </PageHead>
      <picture>
        <source
          type="image/avif"
          srcSet={`/logro/${code}/papel-640.avif 640w, /logro/${code}/papel-876.avif 876w`}
          sizes="(max-width: 40em) 88vw, 40rem" // 88: see prose-images.rules.ts
        />
        <img
          className={styles.picture}
          src={`/logro/${code}/imagen.png`}
          alt={pictureTextOf(data)}
          width="1200"
          height="630"
        />
      </picture>
      <p className="muted">
        {lessons} · {reading} · {graded}. Emitido por {institute}.
      </p>
      <div className={styles.actions} data-noprint>
        <Button href={`/certificado/${code}`}>
          <Icon name="check-circle" />
          Comprobar que es auténtico
        </Button>
        <Button kind="line" href={`/leercurso?id=${courseId}`}>
          <Icon name="book" />
          Conocer el curso
        </Button>
      </div>
    </div>
  );
}
