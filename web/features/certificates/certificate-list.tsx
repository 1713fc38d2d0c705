import type { EnrolmentRow } from '../../../contract/calls/users.ts';
import { classNames } from '../../components/display/class-names.ts';
import { Button } from '../../components/forms/button.tsx';
import { Card } from '../../components/page/card.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { longDate } from '../../lib/format.ts';
import { LongList } from '../../lib/lists/long-list.tsx';
import { placeholderUrl } from '../../lib/placeholder.ts';
import { missingForCertificate } from '../enrolments/enrolment.rules.ts';
import { CertificateDrawing } from './certificate-drawing.tsx';
import styles from './certificate-list.module.css';
import { OwnCertificate } from './own-certificate.tsx';

/** 'Mis Calificaciones y Certificados': each course's grade and its certificate, or the missing steps. */
export function CertificateList({ rows, userId }: { rows: readonly EnrolmentRow[]; userId: number }) {
  if (rows.length === 0) {
    return (
      <EmptyState
        image="/motivos/semilla.svg"
        title="Aquí estarán tus certificados"
        actions={<Button href="/vercursos">Ver cursos</Button>}
      >
        Toma un curso y rinde su examen: la nota y el certificado aparecen aquí.
      </EmptyState>
    );
  }
  return (
    <LongList rows={rows}>
      {(shown) => (
        <ul className={styles.list}>
          {shown.map((row) => (
            <CertificateRow key={row.courseId} row={row} userId={userId} />
          ))}
        </ul>
      )}
    </LongList>
  );
}

function CertificateRow({ row, userId }: { row: EnrolmentRow; userId: number }) {
  const missing = missingForCertificate(row);
  return (
    <Card as="li" className={styles.row}>
      <div className={styles.picture}>
        {missing === null ? (
          <CertificateDrawing />
        ) : (
          <img src={placeholderUrl(row.courseId)} alt="" width="640" height="400" data-drawn />
        )}
      </div>
      <div>
        <h2>{row.name}</h2>
        {row.calification !== null && (
          <p className={styles.grade}>
            {row.calification} <small>de 100{row.isByHand && ', con motivo'}</small>
          </p>
        )}
        <p className="muted">{missing ?? <CertificateFacts row={row} />}</p>
      </div>
      <div className={styles.actions}>
        {missing === null ? (
          <OwnCertificate row={row} userId={userId} />
        ) : (
          <NextStep row={row} userId={userId} />
        )}
        {(row.isTaken || row.hasRunningAttempt || row.isByHand) && (
          <Button kind="text" href={`/misintentos?id=${row.courseId}`}>
            Ver mis intentos<span className="sr">: {row.name}</span>
          </Button>
        )}
      </div>
    </Card>
  );
}

function CertificateFacts({ row }: { row: EnrolmentRow }) {
  return (
    <>
      {row.certificateDate !== null && longDate(row.certificateDate)}
      <br />
      Código <span className={classNames('code', styles.code)}>{row.certificateCode}</span>
    </>
  );
}

function NextStep({ row, userId }: { row: EnrolmentRow; userId: number }) {
  if (row.isPassed || row.closed) return null;
  if (row.hasRunningAttempt || (!row.isTaken && row.examRefusal === null)) {
    return (
      <Button href={`/test?id=${row.courseId}&userId=${userId}`}>
        {row.hasRunningAttempt ? 'Continuar examen' : 'Tomar examen'}
      </Button>
    );
  }
  return (
    <Button kind="soft" href={`/leermodulos?id=${row.courseId}`}>
      {readingText(row)}
    </Button>
  );
}

/** The reason to read on: an archived course has no more exams. */
function readingText({ isTaken, archived }: EnrolmentRow): string {
  if (!isTaken) return 'Seguir leyendo';
  return archived ? 'Repasar' : 'Repasar y repetir';
}
