import { useState } from 'react';
import { Button } from '../../components/forms/button.tsx';
import { SaveBar } from '../../components/forms/save-bar.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { type ComparedField, CompareFields } from '../../components/text/compare-fields.tsx';
import { ApiRefusal } from '../api/request.ts';
import { useCall } from '../api/use-call.ts';
import { dateAndTime } from '../format.ts';
import { storeNotice } from '../page/notice.ts';
import { authorOf, type StoredVersion } from './version-author.ts';

type VersionComparisonProps = {
  titleLevel: 1 | 2;
  present: StoredVersion;
  chosen: StoredVersion;
  listHref: string;
  /** The effect of restoring, in a sentence or two. */
  consequence: string;
  /** Saves the chosen version as a new one over the current one. */
  restore: () => Promise<{ message: string }>;
  /** The chosen version (`before`) and the current one (`after`), field by field. */
  fields: readonly ComparedField[];
  /** Names equal values in one line. */
  foldsEqual: boolean;
};

/** A version beside the current one, with a button that restores it. */
export function VersionComparison(props: VersionComparisonProps) {
  const { present, chosen, listHref, consequence, fields, foldsEqual } = props;
  const { run, isBusy } = useCall();
  const [isAsking, setAsking] = useState(false);
  const [staleMessage, setStaleMessage] = useState<string | null>(null);

  async function restore(): Promise<void> {
    try {
      const { message } = await props.restore();
      storeNotice(message);
      location.assign(listHref);
    } catch (error) {
      if (!(error instanceof ApiRefusal && error.status === 409)) throw error;
      setStaleMessage(error.message);
    } finally {
      setAsking(false);
    }
  }

  return (
    <>
      <ToolHead title={`Versión ${chosen.version}`} level={props.titleLevel} />
      <div className="stack">
        <p className="muted">
          La guardó {chosen.savedBy ?? 'el portal'} el {dateAndTime(chosen.savedAt)}. La actual es la versión{' '}
          {present.version}, de {authorOf(present)}, del {dateAndTime(present.savedAt)}.
        </p>
        <h2 className="sr">Comparación con la versión actual</h2>
        <CompareFields
          names={{ before: `Versión ${chosen.version}`, after: `Versión actual (${present.version})` }}
          fields={fields}
          foldsEqual={foldsEqual}
        />
      </div>
      <SaveBar status="">
        <Button kind="line" href={listHref}>
          Todas las versiones
        </Button>
        <Button onClick={() => setAsking(true)}>Restaurar esta versión</Button>
      </SaveBar>
      <ConfirmDialog
        open={isAsking}
        title="¿Restaurar esta versión?"
        body={consequence}
        confirmLabel="Restaurar"
        busy={isBusy}
        onConfirm={() => void run(restore)}
        onCancel={() => setAsking(false)}
      />
      <ConfirmDialog
        open={staleMessage !== null}
        title="Alguien guardó antes que tú"
        body={`${staleMessage} Compara esta versión con la que hay ahora y vuelve a decidir.`}
        confirmLabel="Comparar con la de ahora"
        onConfirm={() => location.reload()}
        onCancel={() => setStaleMessage(null)}
      />
    </>
  );
}
