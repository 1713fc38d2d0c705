import type { ReactNode } from 'react';
import type { OwnAttempt } from '../../../contract/attempts/calls.ts';
import type { PersonCertificate } from '../../../contract/people/calls.ts';
import type { PersonCourse } from '../../../contract/results/calls.ts';
import { Tag } from '../../components/display/tag.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { dateAndTime, longDate } from '../../lib/format.ts';
import { attemptName, timeFigures } from '../attempts/attempt.rules.ts';
import { AttemptGrade, AttemptStateTag } from '../attempts/attempt-state.tsx';
import { activityColumn, gradeColumn, ResultState, readingColumn } from '../results/result-columns.tsx';
import { certificateStates } from './people.rules.ts';

/** The courses of a person: the figures of the course's results. */
export function courseColumns(actions: (row: PersonCourse) => ReactNode): Column<PersonCourse>[] {
  return [
    {
      key: 'title',
      label: 'Curso',
      kind: 'title',
      sortBy: ({ title }) => title,
      render: ({ courseId, title }) => <a href={`/resultados?id=${courseId}`}>{title}</a>,
    },
    { key: 'state', label: 'Estado', render: (row) => <ResultState row={row} /> },
    readingColumn(({ duration }) => duration),
    gradeColumn,
    activityColumn,
    { key: 'actions', label: 'Acciones', kind: 'actions', render: actions },
  ];
}

/** Attempts, each with its evidence. */
export function personAttemptColumns(): Column<OwnAttempt>[] {
  return [
    {
      key: 'course',
      label: 'Examen',
      kind: 'title',
      render: (attempt) => (
        <a href={`/intento?id=${attempt.id}`}>
          {attempt.courseTitle}, {attemptName(attempt).toLowerCase()}
        </a>
      ),
    },
    {
      key: 'started',
      label: 'Inicio',
      nowrap: true,
      render: ({ startedAt }) => dateAndTime(startedAt),
    },
    { key: 'state', label: 'Estado', render: (attempt) => <AttemptStateTag attempt={attempt} /> },
    { key: 'time', label: 'Tiempo', nowrap: true, render: timeFigures },
    { key: 'grade', label: 'Nota', nowrap: true, render: (attempt) => <AttemptGrade attempt={attempt} /> },
  ];
}

export function certificateColumns(): Column<PersonCertificate>[] {
  return [
    { key: 'course', label: 'Curso', kind: 'title', render: ({ courseTitle }) => courseTitle },
    {
      key: 'code',
      label: 'Código',
      nowrap: true,
      render: ({ code }) => <span className="code">{code}</span>,
    },
    {
      key: 'grade',
      label: 'Nota',
      align: 'end',
      nowrap: true,
      render: ({ grade, byHand }) => (
        <>
          {grade}
          {byHand && <span className="muted"> con motivo</span>}
        </>
      ),
    },
    { key: 'date', label: 'Fecha', nowrap: true, render: ({ date }) => longDate(date) },
    {
      key: 'state',
      label: 'Estado',
      render: ({ state }) => <Tag kind={certificateStates[state].kind}>{certificateStates[state].label}</Tag>,
    },
  ];
}
