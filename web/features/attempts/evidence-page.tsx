import { useState } from 'react';
import type { Evidence } from '../../../contract/calls/attempt.ts';
import { Button } from '../../components/forms/button.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { AcceptLateButton } from './accept-late.tsx';
import { attemptName } from './attempt.rules.ts';
import { AttemptButtons } from './attempt-buttons.tsx';
import { AttemptDialog } from './attempt-dialog.tsx';
import type { Reader } from './evidence.rules.ts';
import { EvidenceEvents } from './evidence-events.tsx';
import { EvidenceFacts } from './evidence-facts.tsx';
import { EvidenceGrade } from './evidence-grade.tsx';
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
      <EvidenceGrade evidence={evidence} reader={reader} />
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
              <EvidenceQuestionView key={question.questionId} question={question} reader={reader} />
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
  return [
    { label: 'Mis Calificaciones y Certificados', href: '/profile?tab=certificados' },
    { label: 'Mis intentos', href: `/misintentos?id=${courseId}` },
    here,
  ];
}
