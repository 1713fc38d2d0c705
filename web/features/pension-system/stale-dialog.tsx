import { Button } from '../../components/forms/button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';

type StaleDialogProps = {
  /** What the server said; null = closed. */
  message: string | null;
  /** Where the other person's version can be read. */
  theirsHref: string;
  isBusy: boolean;
  onClose: () => void;
  /** Loads the other person's version; one's own text has been kept before. */
  onReload: () => void;
  onOverwrite: () => void;
};

/** Another person saved first: one's own text stays, theirs can be seen, and nothing is lost either way. */
export function StaleDialog(props: StaleDialogProps) {
  const { message, theirsHref, isBusy, onClose, onReload, onOverwrite } = props;
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
          <a href={theirsHref} target="_blank" rel="noreferrer">
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
