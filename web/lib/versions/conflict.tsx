import { lazy, Suspense } from 'react';
import { Callout } from '../../components/display/callout.tsx';
import type { ConflictProps } from './conflict-window.tsx';
import type { CountedVersion } from './version-author.ts';

const Window = lazy(async () => ({ default: (await import('./conflict-window.tsx')).ConflictWindow }));

/**
 * The window of a conflict for a short form, which loads it once it is needed: a conflict is rare. An editor, open for
 * hours, has it from the start, because the script may be another by then.
 */
export function Conflict<Input, Stored extends CountedVersion>(props: ConflictProps<Input, Stored>) {
  if (props.saving.conflict === null) return null;
  return (
    <Suspense>
      <Window {...(props as unknown as ConflictProps<unknown, CountedVersion>)} />
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
