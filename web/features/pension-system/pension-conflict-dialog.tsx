import { Button } from '../../components/forms/button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';

type PensionConflictDialogProps = {
  /** The server's message; null = closed. */
  message: string | null;
  /** The address of the other person's version. */
  otherVersionHref: string;
  isBusy: boolean;
  onClose: () => void;
  /** Loads the other person's version. The own text has been saved as a draft before. */
  onReload: () => void;
  onOverwrite: () => void;
};

/**
 * The conflict after another person saved first. The own text stays and the other version can be read:
 * neither is lost.
 */
export function PensionConflictDialog(props: PensionConflictDialogProps) {
  const { message, otherVersionHref, isBusy, onClose, onReload, onOverwrite } = props;
  return (
    <Dialog
      open={message !== null}
      onClose={onClose}
      wide
      title="Alguien guardó antes que tú"
      footer={
        <>
          <Button kind="text" onClick={onClose}>
            Seguir editando
          </Button>
          <Button kind="line" onClick={onReload}>
            Cargar su versión
          </Button>
          <Button busy={isBusy} onClick={onOverwrite}>
            Guardar mi texto
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{message}</p>
        <p>
          <a href={otherVersionHref} target="_blank" rel="noreferrer">
            Ver lo que guardó (se abre en otra pestaña)
          </a>
        </p>
        <p className="muted">
          Tu texto está a salvo en esta pantalla y en este equipo. Si cargas su versión, te ofreceremos
          recuperar la tuya. Si guardas tu texto, reemplaza al suyo.
        </p>
      </div>
    </Dialog>
  );
}
