import { useRef } from 'react';
import { Button } from '../../components/forms/button.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useToast } from '../../components/overlay/toast.tsx';

type ActivationLinkDialogProps = { shown: { to: string; link: string } | null; onClose: () => void };

/** The link of an activation mail, to be passed on by other means. */
export function ActivationLinkDialog({ shown, onClose }: ActivationLinkDialogProps) {
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);

  async function copy(link: string) {
    try {
      await navigator.clipboard.writeText(link);
      toast({ text: 'El enlace está copiado.' });
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      field.current?.select(); // the browser refused: the link is selected, ready for Ctrl+C
      toast({ kind: 'wait', text: 'Tu navegador no dejó copiarlo. Está marcado: cópialo con Ctrl+C.' });
    }
  }

  return (
    <Dialog
      open={shown !== null}
      onClose={onClose}
      wide
      title="Enlace de activación"
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            Cerrar
          </Button>
          <Button onClick={() => void (shown && copy(shown.link))} data-focus-first>
            Copiar enlace
          </Button>
        </>
      }
    >
      {shown !== null && (
        <TextField
          ref={field}
          label={`Para ${shown.to}`}
          readOnly
          defaultValue={shown.link}
          hint="Entrégalo solo a esa persona: quien lo abre activa la cuenta. Queda anotado que lo viste."
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </Dialog>
  );
}
