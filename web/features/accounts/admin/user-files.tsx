import { usuario as calls } from '../../../../contract/calls/usuario.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { downloadFileOf } from '../../../lib/api/download.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { wholeNumber } from '../../../lib/format.ts';
import type { Query } from '../../../lib/page/screen.ts';
import { useSignInAgain } from '../../../lib/sign-in/sign-in-again.tsx';
import { withSignInRetry } from '../../../lib/sign-in/sign-in-retry.ts';
import { filterOf } from './load-users.ts';

type UserFilesProps = { open: boolean; onClose: () => void; query: Query; total: number };

/** 'Descargar usuarios': the people of the list, with its filter and search, as a file. */
export function UserFiles({ open, onClose, query, total }: UserFilesProps) {
  const { run, isBusy } = useCall();
  const ask = useSignInAgain();
  const save = (Format: 'csv' | 'xlsx') => {
    const input = { Search: query['search'], ...filterOf(query), Format };
    return downloadFileOf(calls.export.method, calls.export.path, input, `Usuarios.${Format}`);
  };
  const format = (Format: 'csv' | 'xlsx', name: string) => (
    <Button
      kind={Format === 'csv' ? 'line' : 'brand'}
      busy={isBusy}
      onClick={() => void run(() => withSignInRetry(() => save(Format), ask))}
    >
      <Icon name="download" />
      {name}
    </Button>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      asksFirst={false}
      title="Descargar usuarios"
      footer={
        <>
          {format('csv', 'CSV')}
          {format('xlsx', 'Excel (XLSX)')}
        </>
      }
    >
      <p className="muted">
        {total === 1 ? '1 persona' : `${wholeNumber(total)} personas`}, con el filtro y la búsqueda de la
        lista: nombres, documento, usuario, correo, teléfono, estado y grupos. Guarda el archivo donde solo lo
        vea quien deba. La descarga queda anotada.
      </p>
    </Dialog>
  );
}
