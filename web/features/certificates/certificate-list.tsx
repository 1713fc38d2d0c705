import { useEffect, useState } from 'react';
import type { EnrolmentRow } from '../../../contract/accounts/own-calls.ts';
import { classNames } from '../../components/display/class-names.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { Card } from '../../components/page/card.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { certificateAnchor } from '../../lib/certificate-anchor.ts';
import { longDate } from '../../lib/format.ts';
import { LongList } from '../../lib/lists/long-list.tsx';
import { placeholderUrl } from '../../lib/placeholder.ts';
import { missingForCertificate } from '../enrolments/enrolment.rules.ts';
import styles from './certificate-list.module.css';
import { FileProgressNote } from './file-progress-note.tsx';
import { ShareDialog } from './share/share-dialog.tsx';

/** 'Mis Calificaciones y Certificados': each course's grade and its certificate, or the missing steps. */
export function CertificateList({ rows, userId }: { rows: readonly EnrolmentRow[]; userId: number }) {
  useEffect(() => {
    // the list may come after the page, when the browser has looked for the place already; never under a press
    if (navigator.userActivation?.hasBeenActive) return;
    const place = document.getElementById(location.hash.slice(1));
    place?.scrollIntoView({ block: 'center' });
    place?.querySelector('h2')?.focus({ preventScroll: true });
  }, []);
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
    <Card as="li" className={styles.row} id={certificateAnchor(row.courseId)}>
      <div className={styles.picture}>
        {missing === null ? (
          <CertificateDrawing />
        ) : (
          <img src={placeholderUrl(row.courseId)} alt="" width="640" height="400" data-drawn />
        )}
      </div>
      <div>
        <h2 tabIndex={-1}>{row.name}</h2>
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

/** A small drawing of the certificate: frame, lines of text, signatures, seal. Decoration. */
function CertificateDrawing() {
  return (
    <svg viewBox="0 0 297 210" aria-hidden="true">
      <rect className={styles.paper} width="297" height="210" rx="6" />
      <rect className={styles.frame} x="8" y="8" width="281" height="194" rx="3" />
      <rect className={styles.thread} x="15" y="15" width="267" height="180" rx="2" />
      <circle className={styles.pale} cx="148" cy="40" r="11" />
      <circle className={styles.sun} cx="148" cy="39" r="6" />
      <path className={styles.hill} d="M137 44c5-2 8-2 11-1s6 1 11-1a11 11 0 0 1-22 2z" />
      <rect className={styles.hill} x="98" y="62" width="100" height="6" rx="3" />
      <rect className={styles.name} x="58" y="84" width="180" height="13" rx="6" />
      <path
        className={styles.text}
        d="M78 108h140v5H78zM94 120h108v5H94zM38 172h60v3H38zM118 172h60v3h-60z"
      />
      <path
        className={styles.signatures}
        d="M44 166c8-16 14-14 12-4s10-10 14-6 4 4 18 0M124 164c10-14 14-6 12 0s12-8 18-4 6 2 14 0"
      />
      <path className={styles.ribbon} d="M232 160l-6 26 11-6 6 8 4-26z" />
      <circle className={styles.sun} cx="242" cy="150" r="22" />
      <circle className={styles.pale} cx="242" cy="150" r="15" />
      <path className={styles.tick} d="M235 150l5 5 9-10" />
    </svg>
  );
}

/** A member's certificate with its actions: view, download, share; or a note while it is being made. */
function OwnCertificate({ row, userId }: { row: EnrolmentRow; userId: number }) {
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      {!row.isCertificateReady && <FileProgressNote courseId={row.courseId} />}
      <CertificateButtons row={row} userId={userId} />
      <Button kind="soft" onClick={() => setSharing(true)}>
        <Icon name="share" />
        Compartir<span className="sr">: {row.name}</span>
      </Button>
      {isSharing && <ShareDialog row={row} userId={userId} onClose={() => setSharing(false)} />}
    </>
  );
}

/**
 * Shows the certificate in a new tab, or downloads it. Both are plain addresses, which every phone can open.
 */
function CertificateButtons({ row, userId }: { row: EnrolmentRow; userId: number }) {
  const { question } = useApi();
  const toast = useToast();
  const look = useCall();
  const keep = useCall();
  const links = async () =>
    (await question.getCertificateLinks({ UserId: userId, CourseId: row.courseId })).data;

  function see(): Promise<void> {
    const tab = window.open('', '_blank'); // opened during the press: later the browser would block it
    if (tab !== null) tab.document.body.textContent = 'Un momento: abrimos tu certificado.';
    return look.run(async () => {
      try {
        const address = (await links()).see;
        if (tab === null) location.assign(address);
        else tab.location.replace(address);
      } catch (error) {
        tab?.close();
        throw error;
      }
    });
  }

  const download = () =>
    keep.run(async () => {
      location.assign((await links()).keep);
      toast({ text: 'Tu certificado se está descargando.' });
    });

  return (
    <>
      <Button busy={look.isBusy} onClick={() => void see()}>
        <Icon name="eye" />
        Ver certificado<span className="sr">: {row.name}</span>
      </Button>
      <Button kind="line" busy={keep.isBusy} onClick={() => void download()}>
        <Icon name="download" />
        Descargar certificado<span className="sr">: {row.name}</span>
      </Button>
    </>
  );
}
