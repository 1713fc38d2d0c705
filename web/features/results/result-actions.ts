import { createElement } from 'react';
import type { Api } from '../../../contract/index.ts';
import type { BulkAction } from '../../lib/lists/bulk-action.ts';
import { GroupSelect } from '../groups/group-select.tsx';
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

/** Giving people a group in one course alone, and taking it away (spec 17.5). */
export const grouping = <Row extends Taker>(api: Api, courseId: number): readonly BulkAction<Row>[] => [
  {
    label: 'Poner un grupo en este curso',
    icon: 'users',
    isRare: true,
    field: {
      missing: 'Escribe el nombre del grupo.',
      render: (props) =>
        createElement(GroupSelect, {
          label: 'Grupo',
          hint: 'Vale solo en este curso. El de todos sus cursos se pone en Usuarios.',
          ...props,
        }),
    },
    send: (rows, _choice, Group) => api.result.setGroupMany({ ...peopleOf(rows), courseId, Group }),
  },
  {
    label: 'Quitar el grupo de este curso',
    icon: 'minus',
    isRare: true,
    send: (rows) => api.result.setGroupMany({ ...peopleOf(rows), courseId, Group: '' }),
  },
];

/** The actions on people of a course, those that fit the people ticked. */
export const resultActions = <Row extends Taker>(
  api: Api,
  course: PassedCourse,
  chosen: readonly Row[],
): readonly BulkAction<Row>[] => [
  passing(course),
  ...(chosen.some(({ closed }) => closed !== null) ? [reopening<Row>(api, course.id)] : []),
  removing(course.id),
  ...grouping<Row>(api, course.id),
];
