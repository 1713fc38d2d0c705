import { createElement } from 'react';
import type { Api } from '../../../contract/index.ts';
import type { BulkAction } from '../../lib/lists/bulk-bar.tsx';
import { PassWindow } from './pass-window.tsx';
import { RemoveWindow } from './remove-window.tsx';
import { peopleOf, type Taker } from './results.rules.ts';

/** The actions on people of a course, those that fit the people ticked. */
export function resultActions<Row extends Taker>(
  api: Api,
  course: { id: number; minimumGrade: number },
  chosen: readonly Row[],
): readonly BulkAction<Row>[] {
  const back: BulkAction<Row> = {
    label: 'Devolver al curso',
    icon: 'undo',
    send: (rows) => api.result.reopenMany({ ...peopleOf(rows), courseId: course.id }),
  };
  return [
    {
      label: 'Aprobar con motivo',
      icon: 'check-circle',
      window: (props) => createElement(PassWindow, { ...props, course }),
    },
    ...(chosen.some(({ closed }) => closed !== null) ? [back] : []),
    {
      label: 'Quitar del curso',
      icon: 'sign-out',
      danger: true,
      window: (props) => createElement(RemoveWindow, { ...props, courseId: course.id }),
    },
  ];
}
