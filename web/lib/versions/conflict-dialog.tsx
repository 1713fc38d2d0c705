import { type ReactNode, useState } from 'react';
import { Callout } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import type { SideNames } from '../../components/text/text-compare.tsx';
import { savedWhen, saverOf } from './saver.ts';
import type { SaveConflict } from './use-versioned-save.ts';

/** A version as it is stored: which one, of whom, of when. */
export type StoredVersion = { version: number; savedBy: string | null; savedAt: string };

type ConflictDialogProps<Input, Stored extends StoredVersion> = {
  /** null = closed. */
  conflict: SaveConflict<Input, Stored> | null;
  isBusy: boolean;
  onOverwrite: () => void;
  onKeepEditing: () => void;
  /** Loads theirs; one's own stays on this device. */
  onTakeTheirs: () => void;
  /** Theirs and one's own, what differs marked. */
  compare: (conflict: SaveConflict<Input, Stored>, names: SideNames) => ReactNode;
};

/** Another person saved first: both texts side by side, and the choice. Nothing is replaced that was not seen. */
export function ConflictDialog<Input, Stored extends StoredVersion>(
  props: ConflictDialogProps<Input, Stored>,
) {
  const { conflict, isBusy, onOverwrite, onKeepEditing, onTakeTheirs, compare } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Dialog
        full
        open={conflict !== null}
        onClose={onKeepEditing}
        title="Alguien guardó antes que tú"
        footer={
          <>
            <Button kind="text" onClick={onKeepEditing}>
              Seguir editando el mío
            </Button>
            <Button kind="line" onClick={() => setAsking(true)}>
              Quedarme con el suyo
            </Button>
            <Button busy={isBusy} onClick={onOverwrite}>
              Guardar el mío encima
            </Button>
          </>
        }
      >
        {conflict && (
          <div className="stack">
            <TheirVersion theirs={conflict.theirs} message={conflict.message} />
            {compare(conflict, { before: `Lo que guardó ${saverOf(conflict.theirs)}`, after: 'Tu texto' })}
          </div>
        )}
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title="¿Quedarte con el suyo?"
        body="Se abre lo que guardó la otra persona. Tu texto no se guarda en el portal, pero queda en este equipo y te ofreceremos recuperarlo."
        confirmLabel="Quedarme con el suyo"
        cancelLabel="Volver"
        onConfirm={() => {
          setAsking(false);
          onTakeTheirs();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function TheirVersion({ theirs, message }: { theirs: StoredVersion; message: string }) {
  const [now] = useState(Date.now);
  return (
    <Callout kind="warn" role="status">
      <p>{message}</p>
      <p>
        <strong>
          Versión {theirs.version}, de {saverOf(theirs)}, guardada {savedWhen(theirs.savedAt, now)}.
        </strong>{' '}
        Tu texto está a salvo en esta pantalla. Si guardas el tuyo encima, el suyo queda en Versiones.
      </p>
    </Callout>
  );
}
