import { createElement } from 'react';
import type { Api } from '../../../contract/index.ts';
import type { BulkAction } from '../../lib/lists/bulk-bar.tsx';
import { PassWindow } from './pass-window.tsx';
import { RemoveWindow } from './remove-window.tsx';
import { peopleOf, type Taker } from './results.rules.ts';

type PassedCourse = { id: number; minimumGrade: number };

export const passing = <Row extends Taker>(course: PassedCourse): BulkAction<Row> => ({
  label: 'Aprobar con motivo',
  icon: 'check-circle',
  window: (props) => createElement(PassWindow, { ...props, course }),
});

export const removing = <Row extends Taker>(courseId: number): BulkAction<Row> => ({
  label: 'Quitar del curso',
  icon: 'sign-out',
  danger: true,
  window: (props) => createElement(RemoveWindow, { ...props, courseId }),
});

export const reopening = <Row extends Taker>(api: Api, courseId: number): BulkAction<Row> => ({
  label: 'Devolver al curso',
  icon: 'undo',
  send: (rows) => api.result.reopenMany({ ...peopleOf(rows), courseId }),
});

/** The actions on people of a course, those that fit the people ticked. */
export const resultActions = <Row extends Taker>(
  api: Api,
  course: PassedCourse,
  chosen: readonly Row[],
): readonly BulkAction<Row>[] => [
  passing(course),
  ...(chosen.some(({ closed }) => closed !== null) ? [reopening<Row>(api, course.id)] : []),
  removing(course.id),
];
