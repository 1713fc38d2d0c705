import type { ReactNode } from 'react';
import type { Evidence } from '../../../contract/calls/attempt.ts';
import { Tag } from '../../components/display/tag.tsx';
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
        <Fact label="Persona">
          <a href={`/persona?id=${evidence.userId}`}>{fullname}</a>{' '}
          <span className="muted">({username})</span>
        </Fact>
      )}
      <Fact label="Estado">
        <AttemptStateTag attempt={evidence} />{' '}
        {lateCount > 0 && <Tag kind="wait">{lateText(lateCount)} sin contar</Tag>}
      </Fact>
      {isByHand ? (
        <Fact label="Fecha">{dateAndTime(startedAt)}</Fact>
      ) : (
        <Fact label="Inicio">{dateAndTime(startedAt)}</Fact>
      )}
      {isByHand ? null : finishedAt === null ? (
        <Fact label="Termina">{dateAndTime(closesAt)}</Fact>
      ) : (
        <Fact label="Fin">
          {dateAndTime(finishedAt)}, {endedText(evidence, reader)}
        </Fact>
      )}
      {!isByHand && (
        <>
          <Fact label="Tiempo usado">
            {timeFigures(evidence)}
            {timeFactorPercent > 100 && `, con tiempo extra (${timeFactorPercent} % del tiempo del curso)`}
          </Fact>
          <Fact label="Respondidas">{answeredFigures(evidence)}</Fact>
        </>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
