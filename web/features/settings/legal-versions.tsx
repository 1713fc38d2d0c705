import { useState } from 'react';
import type { LegalPageToEdit, LegalRevision } from '../../../contract/calls/legal.ts';
import { legalTitles } from '../../../contract/content/legal-pages.ts';
import { Button } from '../../components/forms/button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { dateAndTime } from '../../lib/format.ts';
import { storeNotice } from '../../lib/page/notice.ts';
import { authorOf } from '../../lib/versions/version-author.ts';
import styles from './settings-page.module.css';

interface LegalVersionsProps {
  data: LegalPageToEdit;
  /** Asks before unsaved text would be dropped. */
  before: (go: () => void) => void;
}

/** Every saved version of a page, and the way back to it or to the text that the portal comes with. */
export function LegalVersions({ data: { page, version, written }, before }: LegalVersionsProps) {
  const api = useApi();
  const { run, isBusy } = useCall();
  const [revisions, setRevisions] = useState<readonly LegalRevision[] | null>(null);
  /** 0 = the text that the portal comes with. */
  const [chosen, setChosen] = useState<number | null>(null);
  const open = () => void run(async () => setRevisions((await api.legal.getRevisions({ Page: page })).data));
  const restore = () =>
    before(
      () =>
        void run(async () => {
          const { message } = await (chosen === 0
            ? api.legal.update({ Page: page, Text: '', Version: version })
            : api.legal.restoreRevision({ Page: page, Revision: chosen ?? 0, Version: version })
          ).finally(() => setChosen(null));
          storeNotice(message);
          location.reload();
        }),
    );
  return (
    <>
      <Button kind="line" busy={isBusy && revisions === null} onClick={open}>
        Versiones
      </Button>
      <Dialog
        open={revisions !== null}
        onClose={() => setRevisions(null)}
        title={`Versiones de «${legalTitles[page]}»`}
        asksFirst={false}
        wide
      >
        <ul className={styles.versions}>
          {revisions?.map((each) => (
            <li key={each.version}>
              <div>
                <b>Versión {each.version}</b>
                {each.version === version && ' · la de ahora'}
                <small>
                  {authorOf(each)}, {dateAndTime(each.savedAt)}
                  {each.written === '' && '. Volvió al texto que trae el portal'}.
                </small>
              </div>
              {each.version !== version && (
                <Button kind="line" size="small" onClick={() => setChosen(each.version)}>
                  Restaurar<span className="sr"> la versión {each.version}</span>
                </Button>
              )}
            </li>
          ))}
          <li>
            <div>
              <b>El texto que trae el portal</b>
              {written === '' && ' · el de ahora'}
              <small>Dice lo que el portal guarda y usa los datos de Ajustes.</small>
            </div>
            {written !== '' && (
              <Button kind="line" size="small" onClick={() => setChosen(0)}>
                Restaurar<span className="sr"> el texto que trae el portal</span>
              </Button>
            )}
          </li>
        </ul>
      </Dialog>
      <ConfirmDialog
        open={chosen !== null}
        busy={isBusy}
        title={chosen === 0 ? '¿Volver al texto que trae el portal?' : `¿Restaurar la versión ${chosen}?`}
        body="Se guarda como una versión nueva: la de ahora queda aquí."
        confirmLabel="Restaurar"
        onConfirm={restore}
        onCancel={() => setChosen(null)}
      />
    </>
  );
}
