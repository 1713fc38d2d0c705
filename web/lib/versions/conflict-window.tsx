import { type ReactNode, useState } from 'react';
import { Callout } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { type ComparedField, CompareFields } from '../../components/text/compare-fields.tsx';
import type { FormDraft } from '../forms/use-draft.ts';
import type { VersionedSave } from './use-versioned-save.ts';
import { authorOf, type CountedVersion, savedAtText } from './version-author.ts';

export type ConflictProps<Input, Stored extends CountedVersion> = {
  saving: VersionedSave<Input, Stored>;
  draft: FormDraft;
  /** The other person's text (`before`) and one's own input (`after`), field by field. */
  fieldsOf: (own: Input, theirs: Stored) => ComparedField[];
  /** Names equal values in one line. */
  foldsEqual?: boolean;
  /** The effect of saving one's own, where it is not the whole of it. */
  consequence?: string | undefined;
  /** Remounts the form with the other version; by default the page is reloaded. */
  onTakeOther?: (theirs: Stored) => void;
};

/**
 * The conflict after another person saved first: both versions side by side, and the choice. Nothing unseen is
 * overwritten; one's own text stays on this device.
 */
export function ConflictWindow<Input, Stored extends CountedVersion>(props: ConflictProps<Input, Stored>) {
  const { saving, draft, fieldsOf, foldsEqual, consequence, onTakeOther } = props;
  const { conflict } = saving;
  const [isAsking, setAsking] = useState(false);

  function takeOther(): void {
    if (conflict === null) return;
    if (onTakeOther === undefined) draft.reload();
    else {
      draft.storeNow();
      saving.dismissConflict();
      onTakeOther(conflict.otherVersion);
    }
  }

  return (
    <>
      <Dialog
        full
        open={conflict !== null}
        onClose={saving.keepEditing}
        title="Alguien guardó antes que tú"
        footer={
          <>
            <Button kind="text" onClick={saving.keepEditing}>
              Seguir editando el mío
            </Button>
            <Button kind="line" onClick={() => setAsking(true)}>
              Quedarme con el suyo
            </Button>
            <Button busy={saving.isBusy} onClick={saving.overwrite}>
              Guardar el mío encima
            </Button>
          </>
        }
      >
        {conflict && (
          <div className="stack">
            <OtherVersion
              otherVersion={conflict.otherVersion}
              message={conflict.message}
              consequence={consequence}
            />
            <CompareFields
              names={{
                before: `Lo que guardó ${authorOf({ savedBy: conflict.otherVersion.savedBy ?? null })}`,
                after: 'Tu texto',
              }}
              fields={fieldsOf(conflict.ownVersion, conflict.otherVersion)}
              foldsEqual={foldsEqual}
            />
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
          takeOther();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function OtherVersion({
  otherVersion,
  message,
  consequence = 'Si guardas el tuyo encima, reemplaza al suyo.',
}: {
  otherVersion: CountedVersion;
  message: string;
  consequence?: string | undefined;
}) {
  const [now] = useState(Date.now);
  return (
    <Callout kind="warn" role="status">
      <p>{message}</p>
      {otherVersion.savedAt === undefined ? (
        <p>Tu texto está a salvo en esta pantalla. {consequence}</p>
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

/**
 * Shown above the form after the writer has seen the other version and continues with their own; `children` is what
 * that version says.
 */
export function SeenNote({ seen, children }: { seen: object | null; children?: ReactNode }) {
  if (seen === null) return null;
  return (
    <Callout kind="warn" role="status">
      <p>Cuando guardes, lo tuyo reemplaza lo que guardó la otra persona.</p>
      {children}
    </Callout>
  );
}
