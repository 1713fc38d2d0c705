import { useState } from 'react';
import type { AttemptEvent, Evidence } from '../../../contract/attempts/calls.ts';
import { Callout } from '../../components/display/callout.tsx';
import { classNames } from '../../components/display/class-names.ts';
import { Detail } from '../../components/display/detail.tsx';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { Card } from '../../components/page/card.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { dateAndTime } from '../../lib/format.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { AcceptLateButton } from './accept-late.tsx';
import { answeredFigures, attemptName, lateText, timeFigures } from './attempt.rules.ts';
import { AttemptButtons } from './attempt-buttons.tsx';
import { AttemptDialog } from './attempt-dialog.tsx';
import { AttemptStateTag } from './attempt-state.tsx';
import { EndRetakes } from './end-retakes.tsx';
import {
  endedText,
  eventText,
  gradeSum,
  gradeVerdict,
  isGradeKept,
  type Reader,
  unansweredText,
  withoutMarksText,
} from './evidence.rules.ts';
import styles from './evidence-page.module.css';
import { EvidenceQuestionView } from './evidence-question.tsx';
import { useAttemptActions } from './use-attempt-actions.ts';

/** /intento: a whole attempt, for its member and for administrators. It can be printed (spec 8.14). */
export default function EvidencePage({ data, viewer }: ViewProps<Evidence>) {
  const api = useApi();
  const [evidence, setEvidence] = useState(data);
  const reload = async () => setEvidence((await api.attempt.getEvidence({ id: data.id })).data);
  const actions = useAttemptActions(reload);
  const isAdmin = viewer?.role === 'admin';
  const reader: Reader = isAdmin ? 'other' : 'self';
  const { courseId, courseTitle, kind, state } = evidence;
  return (
    <div className={`wrap page ${styles.page}`}>
      <Breadcrumb trail={trailTo(evidence, isAdmin)} />
      <PageHead title={attemptName(evidence)}>{courseTitle}</PageHead>
      <div className={styles.tools} data-noprint>
        <Button kind="line" onClick={() => print()}>
          Imprimir
        </Button>
        {isAdmin && <AttemptButtons attempt={evidence} actions={actions} />}
        {!isAdmin && state === 'running' && (
          <Button href={`/test?id=${courseId}&userId=${evidence.userId}`}>Continuar examen</Button>
        )}
      </div>
      <EvidenceFacts evidence={evidence} reader={reader} />
      <EvidenceGrade evidence={evidence} reader={reader} onEnded={reload} />
      <EvidenceEvents events={evidence.events} />
      {kind === 'exam' && (
        <section aria-labelledby="preguntas">
          <div className={styles.head}>
            <h2 id="preguntas">Preguntas y respuestas</h2>
            {isAdmin && <AcceptLateButton evidence={evidence} actions={actions} />}
          </div>
          <p className="muted">
            Las preguntas y las opciones están como se vieron en el examen, en el mismo orden.
          </p>
          <ol className={styles.questions}>
            {evidence.questions.map((question) => (
              <EvidenceQuestionView
                key={question.questionId}
                question={question}
                reader={reader}
                attempt={evidence}
                onReported={reload}
              />
            ))}
          </ol>
        </section>
      )}
      {isAdmin && <AttemptDialog actions={actions} />}
    </div>
  );
}

/** The breadcrumb: administrators come from the course's attempts, members from their own. */
function trailTo(evidence: Evidence, isAdmin: boolean) {
  const { courseId, courseTitle } = evidence;
  const here = { label: attemptName(evidence) };
  if (isAdmin) {
    return [
      { label: 'Cursos', href: '/course' },
      { label: `Intentos: ${courseTitle}`, href: `/intentos?id=${courseId}` },
      here,
    ];
  }
  return [{ label: 'Mis intentos', href: `/misintentos?id=${courseId}` }, here];
}

/** The administration's changes to an attempt, with their reasons. */
function EvidenceEvents({ events }: { events: readonly AttemptEvent[] }) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="cambios">
      <h2 id="cambios">Qué hizo la administración</h2>
      <ol className={styles.events}>
        {events.map((event) => (
          <li key={`${event.at} ${event.kind} ${event.reason}`}>
            <p className="muted small">
              {dateAndTime(event.at)}
              {event.by !== null && ` · ${event.by}`}
            </p>
            <p>
              <b>{eventText(event)}</b>
            </p>
            <p>{event.reason === '' ? 'El motivo ya no se guarda.' : `Motivo: ${event.reason}`}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The facts of an attempt: its member, its dates, how long it took, how it ended. */
function EvidenceFacts({ evidence, reader }: { evidence: Evidence; reader: Reader }) {
  const { fullname, username, startedAt, closesAt, finishedAt, timeFactorPercent, lateCount } = evidence;
  const isByHand = evidence.kind === 'hand';
  return (
    <dl className={styles.facts}>
      {reader !== 'self' && (
        <Detail label="Persona">
          <a href={`/persona?id=${evidence.userId}`}>{fullname}</a>{' '}
          <span className="muted">({username})</span>
        </Detail>
      )}
      <Detail label="Estado">
        <AttemptStateTag attempt={evidence} />{' '}
        {lateCount > 0 && <Tag kind="wait">{lateText(lateCount)} sin contar</Tag>}
      </Detail>
      <Detail label={isByHand ? 'Fecha' : 'Inicio'}>{dateAndTime(startedAt)}</Detail>
      {isByHand ? null : finishedAt === null ? (
        <Detail label="Termina">{dateAndTime(closesAt)}</Detail>
      ) : (
        <Detail label="Fin">
          {dateAndTime(finishedAt)}, {endedText(evidence, reader)}
        </Detail>
      )}
      {!isByHand && (
        <>
          <Detail label="Tiempo usado">
            {timeFigures(evidence)}
            {timeFactorPercent > 100 && `, con tiempo extra (${timeFactorPercent} % del tiempo del curso)`}
          </Detail>
          <Detail label="Respondidas">{answeredFigures(evidence)}</Detail>
        </>
      )}
    </dl>
  );
}

/** The grade, its calculation and the certificate it earned. Where there are no marks, the reason why. */
function EvidenceGrade({
  evidence,
  reader,
  onEnded,
}: {
  evidence: Evidence;
  reader: Reader;
  onEnded: () => Promise<void>;
}) {
  const { grade, state, hasMarks, certificateCode } = evidence;
  const sentences = [gradeSum(evidence, reader), unansweredText(evidence), gradeVerdict(evidence)];
  return (
    <>
      {grade !== null && (
        <Card as="section" padded className={styles.grade} aria-labelledby="nota">
          <div>
            <h2 id="nota">Nota</h2>
            <p className={classNames(styles.figure, state === 'annulled' && styles.void)}>
              {grade} <small>de 100</small>
            </p>
          </div>
          <div className="stack">
            <p>{sentences.filter((sentence) => sentence !== null).join(' ')}</p>
            {isGradeKept(evidence) && (
              <p>
                Después se corrigió la respuesta de una pregunta. Nadie pierde puntos por ese error: la nota
                se conservó, aunque las marcas de abajo ya siguen la respuesta corregida.
              </p>
            )}
            <p>
              {certificateCode === null
                ? 'Este intento no tiene un certificado válido.'
                : `Ganó el certificado ${certificateCode}, que es válido.`}
            </p>
          </div>
        </Card>
      )}
      {!hasMarks && evidence.kind === 'exam' && (
        <Callout className={styles.note}>
          <p>{withoutMarksText(evidence)}</p>
          {state === 'finished' && (
            <EndRetakes courseId={evidence.courseId} accountId={evidence.userId} onEnded={onEnded} />
          )}
        </Callout>
      )}
    </>
  );
}
