import { usuario as calls } from '../../../../contract/accounts/calls.ts';
import { counted } from '../../../../contract/text/counted.ts';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { SpreadsheetButtons } from '../../../lib/lists/spreadsheet-buttons.tsx';
import type { Query } from '../../../lib/page/screen.ts';
import { filterOf } from './load-users.ts';

type UserFilesProps = { open: boolean; onClose: () => void; query: Query; total: number };

/** 'Descargar usuarios': the people of the list, with its filter and search, as a file. */
export function UserFiles({ open, onClose, query, total }: UserFilesProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      asksFirst={false}
      title="Descargar usuarios"
      footer={
        <SpreadsheetButtons
          call={calls.export}
          input={{ Search: query['search'], ...filterOf(query) }}
          name="Usuarios"
        />
      }
    >
      <p className="muted">
        {counted(total, 'persona', 'personas')}, con el filtro y la búsqueda de la lista: nombres, documento,
        usuario, correo, teléfono, estado y grupos. Guarda el archivo donde solo lo vea quien deba. La
        descarga queda anotada.
      </p>
    </Dialog>
  );
}
