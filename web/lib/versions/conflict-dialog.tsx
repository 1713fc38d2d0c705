import { type ReactNode, useState } from 'react';
import { Callout } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import type { SideNames } from '../../components/text/text-compare.tsx';
import type { SaveConflict } from './use-versioned-save.ts';
import { authorOf, savedAtText } from './version-author.ts';

/** The current version: its number, its author, its time. */
export type StoredVersion = { version: number; savedBy: string | null; savedAt: string };
/** A version of which only the number is stored: the row keeps no earlier ones. */
type CountedVersion = { version: number; savedBy?: string | null; savedAt?: string };

type ConflictDialogProps<Input, Stored extends CountedVersion> = {
  /** null = closed. */
  conflict: SaveConflict<Input, Stored> | null;
  isBusy: boolean;
  onOverwrite: () => void;
  onKeepEditing: () => void;
  /** Loads the other version; the own text stays on this device. */
  onTakeOther: () => void;
  /** Both versions with their differences marked. */
  compare: (conflict: SaveConflict<Input, Stored>, names: SideNames) => ReactNode;
};

/**
 * The conflict after another person saved first: both texts side by side, and the choice. Nothing unseen is
 * replaced.
 */
export function ConflictDialog<Input, Stored extends CountedVersion>(
  props: ConflictDialogProps<Input, Stored>,
) {
  const { conflict, isBusy, onOverwrite, onKeepEditing, onTakeOther, compare } = props;
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
            <OtherVersion otherVersion={conflict.otherVersion} message={conflict.message} />
            {compare(conflict, {
              before: `Lo que guardó ${authorOf({ savedBy: conflict.otherVersion.savedBy ?? null })}`,
              after: 'Tu texto',
            })}
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
          onTakeOther();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function OtherVersion({ otherVersion, message }: { otherVersion: CountedVersion; message: string }) {
  const [now] = useState(Date.now);
  return (
    <Callout kind="warn" role="status">
      <p>{message}</p>
      {otherVersion.savedAt === undefined ? (
        <p>Tu texto está a salvo en esta pantalla. Si guardas el tuyo encima, reemplaza al suyo.</p>
      ) : (
        <p>
          <strong>
            Versión {otherVersion.version}, de {authorOf({ savedBy: otherVersion.savedBy ?? null })}, guardada{' '}
            {savedAtText(otherVersion.savedAt, now)}.
          </strong>{' '}
          Tu texto está a salvo en esta pantalla. Si guardas el tuyo encima, el suyo queda en Versiones.
        </p>
      )}
    </Callout>
  );
}
