import { useRef } from 'react';
import { Button } from '../../components/forms/button.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useCopy } from '../../lib/page/use-copy.ts';

type ActivationLinkDialogProps = { shown: { to: string; link: string } | null; onClose: () => void };

/** The link of an activation mail, to be passed on by other means. */
export function ActivationLinkDialog({ shown, onClose }: ActivationLinkDialogProps) {
  const copy = useCopy();
  const field = useRef<HTMLInputElement>(null);
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
          <Button
            onClick={() =>
              void (shown && copy(shown.link, 'El enlace está copiado.', () => field.current?.select()))
            }
            data-focus-first
          >
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
