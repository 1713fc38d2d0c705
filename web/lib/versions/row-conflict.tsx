import { lazy, Suspense } from 'react';
import { Callout } from '../../components/display/callout.tsx';
import type { RowConflictProps } from './row-conflict-window.tsx';

/** The window with its comparison is loaded once it is needed: a conflict is rare. */
const Window = lazy(() => import('./row-conflict-window.tsx'));

/** The conflict of a row that keeps no earlier versions: a category, a video, a law, a slide. */
export function RowConflict<Input, Row extends { version: number }>(props: RowConflictProps<Input, Row>) {
  if (props.saving.conflict === null) return null;
  return (
    <Suspense>
      <Window {...(props as unknown as RowConflictProps<unknown, { version: number }>)} />
    </Suspense>
  );
}

/** Shown above the form of somebody who has seen the other version and goes on with their own. */
export function SeenNote({ seen }: { seen: object | null }) {
  if (seen === null) return null;
  return (
    <Callout kind="warn" role="status">
      Cuando guardes, lo tuyo reemplaza lo que guardó la otra persona.
    </Callout>
  );
}
