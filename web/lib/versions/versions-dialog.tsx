import { type ReactNode, useState } from 'react';
import { Button } from '../../components/forms/button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useCall } from '../api/use-call.ts';
import { storeNotice } from '../page/notice.ts';
import styles from './versions-dialog.module.css';

export interface ListedVersion {
  /** 0 = the default. */
  version: number;
  name: string;
  note: ReactNode;
  /** 'la de ahora', which cannot be restored; null = an earlier one. */
  now: string | null;
}

interface VersionsDialogProps {
  /** 'Versiones de los ajustes' */
  title: string;
  load(): Promise<ListedVersion[]>;
  /** Shown if nothing was saved yet. */
  empty?: ReactNode;
  /** The effect of restoring a version, in a sentence or two. */
  consequence?: string;
  /** Saves a version as a new one over the current one. */
  restore(version: number): Promise<{ message: string }>;
  /** Asks before unsaved text would be dropped. */
  before?: (go: () => void) => void;
}

const nameWithin = ({ version, name }: ListedVersion): string =>
  version === 0 ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : `la versión ${version}`;

/** A button that opens the list of saved versions; restoring one reloads the page. */
export function VersionsDialog({
  title,
  load,
  empty,
  consequence = '',
  restore,
  before,
}: VersionsDialogProps) {
  const { run, isBusy } = useCall();
  const [versions, setVersions] = useState<readonly ListedVersion[] | null>(null);
  const [chosen, setChosen] = useState<ListedVersion | null>(null);
  const restoreChosen = () =>
    void run(async () => {
      if (chosen === null) return;
      const { message } = await restore(chosen.version).finally(() => setChosen(null));
      storeNotice(message);
      location.reload();
    });
  return (
    <>
      <Button
        kind="line"
        busy={isBusy && versions === null}
        onClick={() => void run(async () => setVersions(await load()))}
      >
        Versiones
      </Button>
      <Dialog open={versions !== null} onClose={() => setVersions(null)} title={title} asksFirst={false} wide>
        {versions?.length === 0 ? (
          empty
        ) : (
          <ul className={styles.versions}>
            {versions?.map((each) => (
              <li key={each.version}>
                <div>
                  <b>{each.name}</b>
                  {each.now !== null && ` · ${each.now}`}
                  <small>{each.note}</small>
                </div>
                {each.now === null && (
                  <Button kind="line" size="small" onClick={() => setChosen(each)}>
                    Restaurar<span className="sr"> {nameWithin(each)}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Dialog>
      <ConfirmDialog
        open={chosen !== null}
        busy={isBusy}
        title={`¿Restaurar ${chosen === null ? '' : nameWithin(chosen)}?`}
        body={`${consequence} Se guarda como una versión nueva: la de ahora queda aquí.`.trimStart()}
        confirmLabel="Restaurar"
        onConfirm={() => (before === undefined ? restoreChosen() : before(restoreChosen))}
        onCancel={() => setChosen(null)}
      />
    </>
  );
}
