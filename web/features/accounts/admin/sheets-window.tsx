import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { LinksDialog } from './links-dialog.tsx';
import { useLinks } from './use-links.ts';

interface SheetsWindowProps {
  rows: readonly { id: number }[];
  onCancel: () => void;
}

/** 'Hojas de acceso' of ticked accounts: the effect of making links, then the links to print (spec 5.11). */
export function SheetsWindow({ rows, onCancel }: SheetsWindowProps) {
  const links = useLinks();
  const isOne = rows.length === 1;
  return (
    <>
      <ConfirmDialog
        open={links.dialogProps.links === null}
        title={isOne ? '¿Preparar su hoja de acceso?' : `¿Preparar ${rows.length} hojas de acceso?`}
        body={
          isOne
            ? 'Lleva un enlace para elegir contraseña, que sirve una vez. Los enlaces que tenía dejan de servir; su contraseña de ahora sigue hasta que elija otra.'
            : 'Cada una lleva un enlace para elegir contraseña, que sirve una vez. Los enlaces que tenían dejan de servir; sus contraseñas de ahora siguen hasta que elijan otra.'
        }
        confirmLabel="Preparar"
        busy={links.isBusy}
        onCancel={onCancel}
        onConfirm={() => void links.make(rows.map(({ id }) => id))}
      />
      <LinksDialog {...links.dialogProps} onClose={onCancel} />
    </>
  );
}
