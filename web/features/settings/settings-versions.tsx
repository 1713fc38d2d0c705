import { useState } from 'react';
import type { SettingsRevision } from '../../../contract/calls/settings.ts';
import { Button } from '../../components/forms/button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { dateAndTime } from '../../lib/format.ts';
import { storeNotice } from '../../lib/page/notice.ts';
import { authorOf } from '../../lib/versions/version-author.ts';
import { isSettingName, listed } from './settings.rules.ts';
import styles from './settings-page.module.css';

interface SettingsVersionsProps {
  /** The version that holds; 0 = none was saved. */
  version: number;
  /** Asks before unsaved text would be dropped. */
  before: (go: () => void) => void;
}

/** Every saved version of the settings, with what it changed, and the way back to it. */
export function SettingsVersions({ version, before }: SettingsVersionsProps) {
  const api = useApi();
  const { run, isBusy } = useCall();
  const [revisions, setRevisions] = useState<readonly SettingsRevision[] | null>(null);
  const [chosen, setChosen] = useState<SettingsRevision | null>(null);
  const open = () => void run(async () => setRevisions((await api.settings.getRevisions({})).data));
  const restore = () =>
    before(
      () =>
        void run(async () => {
          if (chosen === null) return;
          const given = { Revision: chosen.version, Version: version };
          const { message } = await api.settings.restoreRevision(given).finally(() => setChosen(null));
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
        title="Versiones de los ajustes"
        asksFirst={false}
        wide
      >
        {revisions?.length === 0 ? (
          <p>Nadie guardó ajustes todavía: el portal es como viene.</p>
        ) : (
          <ul className={styles.versions}>
            {revisions?.map((each) => (
              <li key={each.version}>
                <div>
                  <b>Versión {each.version}</b>
                  {each.version === version && ' · la de ahora'}
                  <small>
                    {authorOf(each)}, {dateAndTime(each.savedAt)}. Cambió{' '}
                    {listed(each.changed.filter(isSettingName))}.
                  </small>
                </div>
                {each.version !== version && (
                  <Button kind="line" size="small" onClick={() => setChosen(each)}>
                    Restaurar<span className="sr"> la versión {each.version}</span>
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
        title={`¿Restaurar la versión ${chosen?.version}?`}
        body="El portal vuelve a mostrar el nombre, los colores, las imágenes y los textos de entonces. Se guarda como una versión nueva: la de ahora queda aquí."
        confirmLabel="Restaurar"
        onConfirm={restore}
        onCancel={() => setChosen(null)}
      />
    </>
  );
}
