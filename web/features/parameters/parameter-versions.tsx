import { useState } from 'react';
import type { ParameterRevision, ParameterShown } from '../../../contract/calls/parameter.ts';
import { Button } from '../../components/forms/button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { dateAndTime } from '../../lib/format.ts';
import { storeNotice } from '../../lib/page/notice.ts';
import styles from './parameters.module.css';

/** Every saved version of a fact, and the way back to it. */
export function ParameterVersions({ fact: { name, label, version } }: { fact: ParameterShown }) {
  const api = useApi();
  const { run, isBusy } = useCall();
  const [revisions, setRevisions] = useState<readonly ParameterRevision[] | null>(null);
  const [chosen, setChosen] = useState<ParameterRevision | null>(null);
  const open = () =>
    void run(async () => setRevisions((await api.parameter.getRevisions({ Name: name })).data));
  const restore = () =>
    void run(async () => {
      if (chosen === null) return;
      const given = { Name: name, Revision: chosen.version, Version: version };
      const { message } = await api.parameter.restoreRevision(given).finally(() => setChosen(null));
      storeNotice(message);
      location.reload();
    });
  if (version === 0) return null;
  return (
    <>
      <Button kind="line" busy={isBusy && revisions === null} onClick={open}>
        Versiones
      </Button>
      <Dialog
        open={revisions !== null}
        onClose={() => setRevisions(null)}
        title={`Versiones de ${label}`}
        asksFirst={false}
        wide
      >
        <ul className={styles.versions}>
          {revisions?.map((each) => (
            <li key={each.version}>
              <div>
                <b>{each.text === '' ? 'Sin dato' : each.text}</b>
                {each.version === version && ' · el de ahora'}
                <small>
                  {each.savedBy ?? 'Vino con el portal'}, {dateAndTime(each.savedAt)}. {each.source}
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
      </Dialog>
      <ConfirmDialog
        open={chosen !== null}
        busy={isBusy}
        title={`¿Restaurar la versión ${chosen?.version}?`}
        body="Todos los textos y calculadoras vuelven a mostrar este valor, con su fuente y sus fechas. Se guarda como una versión nueva: la de ahora queda aquí."
        confirmLabel="Restaurar"
        onConfirm={restore}
        onCancel={() => setChosen(null)}
      />
    </>
  );
}
