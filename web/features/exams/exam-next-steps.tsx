import { Callout } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { longDate, timeOfDay } from '../../lib/format.ts';
import type { Outcome } from './attempt.ts';
import styles from './exam-result.module.css';

/**
 * The part under the grade: answers that came too late, the date of the next attempt, and the modules to read
 * again.
 */
export function ExamNextSteps({ outcome, courseId }: { outcome: Outcome; courseId: number }) {
  const { result, refused } = outcome;
  const { nextAttemptAt, readAgain, practiceCount, canRetake } = result;
  const canPractise = canRetake && practiceCount > 0;
  if (refused === null && nextAttemptAt === null && readAgain.length === 0 && !canPractise) return null;
  return (
    <div className={styles.next}>
      {refused !== null && (
        <Callout kind="warn">
          {refused.count > 1 && `${refused.count} respuestas no entraron en la nota. `}
          {refused.sentence}
        </Callout>
      )}
      {nextAttemptAt !== null && (
        <Callout>
          Puedes volver a rendir el examen desde el {longDate(nextAttemptAt)} a las {timeOfDay(nextAttemptAt)}
          .
        </Callout>
      )}
      {readAgain.length > 0 && (
        <section aria-labelledby="repasar">
          <h2 id="repasar">Qué te conviene repasar</h2>
          <ul className={styles.modules}>
            {readAgain.map(({ title, place }) => (
              <li key={place}>
                <span className={styles.place}>
                  Módulo <b>{place}</b>
                </span>
                <b>{title}</b>
                <Button kind="soft" size="small" href={`/leermodulos?id=${courseId}#modulo-${place}`}>
                  Leer<span className="sr"> el módulo {place}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {canPractise && (
        <Callout icon="pencil">
          Practica con preguntas que no salen en el examen, cada una con su porqué.{' '}
          <a href={`/practica?id=${courseId}`}>
            Practicar {practiceCount === 1 ? 'la pregunta' : `las ${practiceCount} preguntas`}
          </a>
        </Callout>
      )}
    </div>
  );
}
