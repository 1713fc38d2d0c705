import { useState } from 'react';
import type { ArticleToEdit } from '../../../contract/article.ts';
import type { CategoryRow } from '../../../contract/category.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Note } from '../../components/note.tsx';
import type { SaveConflict } from '../../lib/use-versioned-save.ts';
import { ArticleCompare } from './article-compare.tsx';
import { type ArticleInput, savedWhen, saverOf, sideOfInput, sideOfStored } from './article-side.ts';

type ConflictDialogProps = {
  /** null = closed. */
  conflict: SaveConflict<ArticleInput, ArticleToEdit> | null;
  categories: CategoryRow[];
  isBusy: boolean;
  onOverwrite: () => void;
  onKeepEditing: () => void;
  /** Loads theirs; one's own stays on this device. */
  onTakeTheirs: () => void;
};

/** Another person saved first: both texts side by side, and the choice. Nothing is replaced that was not seen. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, isBusy, onOverwrite, onKeepEditing, onTakeTheirs } = props;
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
        {conflict && <Comparison conflict={conflict} categories={props.categories} />}
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

function Comparison({
  conflict,
  categories,
}: Pick<ConflictDialogProps, 'categories'> & {
  conflict: SaveConflict<ArticleInput, ArticleToEdit>;
}) {
  const { mine, theirs, message } = conflict;
  const [now] = useState(Date.now);
  return (
    <div className="stack">
      <Note kind="warn" role="status">
        <p>{message}</p>
        <p>
          <strong>
            Versión {theirs.version}, de {saverOf(theirs)}, guardada {savedWhen(theirs.savedAt, now)}.
          </strong>{' '}
          Tu texto está a salvo en esta pantalla. Si guardas el tuyo encima, el suyo queda en Versiones.
        </p>
      </Note>
      <ArticleCompare
        names={{ before: `Lo que guardó ${saverOf(theirs)}`, after: 'Tu texto' }}
        before={sideOfStored(theirs, categories)}
        after={sideOfInput(mine, categories)}
      />
    </div>
  );
}
