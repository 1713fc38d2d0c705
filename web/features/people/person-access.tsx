import { useState } from 'react';
import type { Person } from '../../../contract/calls/person.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { itemsOf } from '../../lib/lists/bulk-actions.ts';
import { storeNotice } from '../../lib/page/notice.ts';
import { SheetsWindow } from '../accounts/admin/sheets-window.tsx';

/** 'Hoja de acceso', and 'Bloquear' or 'Desbloquear', of one person. */
export function PersonAccess({ person }: { person: Person }) {
  const { usuario } = useApi();
  const toast = useToast();
  const { run, isBusy } = useCall();
  const [asked, ask] = useState<'sheet' | 'block' | null>(null);
  const { blocked, fullname, id } = person;
  const change = () =>
    void run(async () => {
      const call = blocked ? usuario.unblockMany : usuario.blockMany;
      const { message, data } = await call(itemsOf([person]));
      const [result] = data;
      if (result?.state === 'failed') return toast({ text: result.message, kind: 'wait' });
      storeNotice(message);
      location.assign(`/persona?id=${id}`);
    }).finally(() => ask(null));
  return (
    <>
      <Button kind="line" onClick={() => ask('sheet')}>
        <Icon name="key" />
        Hoja de acceso
      </Button>
      {blocked ? (
        <Button kind="line" busy={isBusy} onClick={change}>
          <Icon name="undo" />
          Desbloquear
        </Button>
      ) : (
        <Button kind="dangerLine" onClick={() => ask('block')}>
          <Icon name="lock" />
          Bloquear
        </Button>
      )}
      {asked === 'sheet' && <SheetsWindow rows={[person]} onCancel={() => ask(null)} />}
      <ConfirmDialog
        open={asked === 'block'}
        title={`¿Bloquear a ${fullname}?`}
        body="No podrá entrar, y sus sesiones terminan ahora. Sus resultados y certificados se conservan."
        confirmLabel="Bloquear"
        danger
        busy={isBusy}
        onCancel={() => ask(null)}
        onConfirm={change}
      />
    </>
  );
}
