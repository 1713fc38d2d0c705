import type { Evidence } from '../../../contract/calls/attempt.ts';
import { Callout } from '../../components/display/callout.tsx';
import { classNames } from '../../components/display/class-names.ts';
import { Card } from '../../components/page/card.tsx';
import {
  gradeSum,
  gradeVerdict,
  isGradeKept,
  type Reader,
  unansweredText,
  withoutMarksText,
} from './evidence.rules.ts';
import styles from './evidence-page.module.css';

/** The grade, its calculation and the certificate it earned. Where there are no marks, the reason why. */
export function EvidenceGrade({ evidence, reader }: { evidence: Evidence; reader: Reader }) {
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
                ? 'Este intento no tiene un certificado vigente.'
                : `Ganó el certificado ${certificateCode}, que está vigente.`}
            </p>
          </div>
        </Card>
      )}
      {!hasMarks && evidence.kind === 'exam' && (
        <Callout className={styles.note}>{withoutMarksText(evidence)}</Callout>
      )}
    </>
  );
}
