import type { Evidence } from '../../../contract/calls/attempt.ts';
import { Tag } from '../../components/display/tag.tsx';
import { Detail } from '../../components/text/detail.tsx';
import { dateAndTime } from '../../lib/format.ts';
import { answeredFigures, lateText, timeFigures } from './attempt.rules.ts';
import { AttemptStateTag } from './attempt-state.tsx';
import { endedText, type Reader } from './evidence.rules.ts';
import styles from './evidence-page.module.css';

/** The facts of an attempt: its member, its dates, how long it took, how it ended. */
export function EvidenceFacts({ evidence, reader }: { evidence: Evidence; reader: Reader }) {
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
      {isByHand ? (
        <Detail label="Fecha">{dateAndTime(startedAt)}</Detail>
      ) : (
        <Detail label="Inicio">{dateAndTime(startedAt)}</Detail>
      )}
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
