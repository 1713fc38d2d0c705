import { type ReactNode, useRef, useState } from 'react';
import type { WouldPass } from '../../../contract/attempts/calls.ts';
import { Button } from '../../components/forms/button.tsx';
import { CancelButton, Dialog } from '../../components/overlay/dialog.tsx';
import { DialogFoot } from '../../components/overlay/modal.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { ReasonField } from './reason-field.tsx';

interface Asked {
  minimum: number;
  people: readonly WouldPass[];
}

export interface LoweredMinimum {
  ask(courseId: number, minimum: number): Promise<Passing>;
  carryOut(passing: Passing): Promise<void>;
  dialog: ReactNode;
}

/**
 * Before a minimum is lowered: shows who would pass by it, and asks if they are to (spec 8.10). `ask` rejects as aborted
 * when the change is given up, which a form takes as no sending at all.
 */
export function useLoweredMinimum(): LoweredMinimum {
  const { attempt } = useApi();
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = useRef<{ give(passing: Passing): void; giveUp(): void } | null>(null);

  async function ask(courseId: number, minimum: number): Promise<Passing> {
    const { data: people } = await attempt.previewPass({ courseId, Calification: minimum });
    if (people.length === 0) return null;
    return new Promise((resolve, reject) => {
      answer.current = { give: resolve, giveUp: () => reject(new DOMException('given up', 'AbortError')) };
      setAsked({ minimum, people });
    });
  }

  async function carryOut(passing: Passing): Promise<void> {
    for (const { attemptId } of passing?.people ?? [])
      await attempt.pass({ Id: attemptId, Reason: passing?.reason ?? '' });
  }

  const close = (end: () => void) => {
    setAsked(null);
    end();
  };
  const dialog = (
    <LoweredMinimumDialog
      asked={asked}
      onChosen={(passing) => close(() => answer.current?.give(passing))}
      onClose={() => close(() => answer.current?.giveUp())}
    />
  );
  return { ask, carryOut, dialog };
}

/** People to pass by a lowered minimum, and the reason; null = only the minimum changes. */
type Passing = { people: readonly WouldPass[]; reason: string } | null;

interface LoweredMinimumDialogProps {
  /** null = closed. */
  asked: { minimum: number; people: readonly WouldPass[] } | null;
  onChosen(passing: Passing): void;
  onClose(): void;
}

/**
 * Lists those who would pass by a lower minimum, and asks whether to pass them, to change only the minimum, or to do
 * nothing.
 */
function LoweredMinimumDialog({ asked, onChosen, onClose }: LoweredMinimumDialogProps) {
  return (
    <Dialog open={asked !== null} onClose={onClose} title="Quién aprobaría">
      {asked !== null && <Choice {...asked} onChosen={onChosen} />}
    </Dialog>
  );
}

type ChoiceProps = NonNullable<LoweredMinimumDialogProps['asked']> &
  Pick<LoweredMinimumDialogProps, 'onChosen'>;

function Choice({ minimum, people, onChosen }: ChoiceProps) {
  const form = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string>();
  const pass = () => {
    const reason = form.current?.querySelector('textarea')?.value.trim() ?? '';
    if (reason === '') setError('Escribe el motivo: queda guardado con el intento.');
    else onChosen({ people, reason });
  };
  return (
    <div ref={form} className="stack">
      <p>
        Con {minimum} de 100 como mínimo,{' '}
        {people.length === 1 ? 'esta persona' : `estas ${people.length} personas`} aprobaría
        {people.length === 1 ? '' : 'n'} por un examen que ya rindió{people.length === 1 ? '' : ' cada una'}.
        Bajar el mínimo no aprueba a nadie por sí solo.
      </p>
      <ul>
        {people.map(({ attemptId, fullname, grade, minimumGrade }) => (
          <li key={attemptId}>
            <b>{fullname}</b>: {grade} de 100; su mínimo era {minimumGrade}
          </li>
        ))}
      </ul>
      <ReasonField error={error} />
      <DialogFoot>
        <CancelButton />
        <Button kind="line" onClick={() => onChosen(null)}>
          Cambiar solo el mínimo
        </Button>
        <Button onClick={pass}>Cambiarlo y aprobar</Button>
      </DialogFoot>
    </div>
  );
}
