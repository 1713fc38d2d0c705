import { useEffect, useRef, useState } from 'react';
import type { EnrolmentRow } from '../../../../contract/accounts/own-calls.ts';
import type { CredentialFormat, OwnCertificate } from '../../../../contract/certificates/sharing-calls.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { CheckField } from '../../../components/forms/check-field.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { downloadFileOf } from '../../../lib/api/download.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { SendCertificate } from './send-certificate.tsx';
import styles from './share-dialog.module.css';

type ShareDialogProps = { row: EnrolmentRow; userId: number; onClose: () => void };

/** Lets the holder switch the public page of a certificate on and off, and copy its address (spec 9.10). */
export function ShareDialog({ row: { courseId, name }, userId, onClose }: ShareDialogProps) {
  const { certificate } = useApi();
  const toast = useToast();
  const [own, setOwn] = useState<OwnCertificate | null>(null);
  const [isRefused, setRefused] = useState('');
  const loading = useCall(setRefused);
  const switching = useCall();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for once
  useEffect(() => {
    void loading.run(async () => setOwn((await certificate.getOwn({ courseId })).data));
  }, []);
  const change = (Shared: boolean) =>
    void switching.run(async () => {
      const { data, message } = await certificate.share({ courseId, Shared });
      setOwn(data);
      toast({ text: message });
    });
  return (
    <Dialog
      open
      onClose={onClose}
      asksFirst={false}
      wide
      title="Compartir tu certificado"
      footer={
        <Button kind="line" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      <div className="stack">
        <p>
          <b>{name}</b>
        </p>
        {isRefused !== '' && <p role="alert">{isRefused}</p>}
        {own === null && isRefused === '' && <p role="status">Un momento…</p>}
        {own !== null && (
          <>
            <SendCertificate userId={userId} courseId={courseId} courseName={name} code={own.code} />
            <CheckField
              label="Tener una página pública de este certificado"
              hint="Cualquiera con el enlace verá tu nombre, el curso y tu nota. La apagas cuando quieras."
              checked={own.isShared}
              onChange={({ currentTarget }) => change(currentTarget.checked)}
            />
            {own.isShared && <SharedLinks own={own} />}
            <WalletFiles courseId={courseId} />
            <p className="muted">
              Con el código impreso, cualquiera comprueba el certificado en{' '}
              <a href="/verificar">Verificar un certificado</a>, también sin esta página.
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The certificate as a credential for wallets, alone or inside a drawing. */
function WalletFiles({ courseId }: { courseId: number }) {
  const saving = useCall();
  const save = (Format: CredentialFormat) =>
    void saving.run(() =>
      downloadFileOf('GET', 'Certificate/GetCredential', { courseId, Format }, `insignia.${Format}`),
    );
  return (
    <section className="stack" aria-labelledby="cartera">
      <h3 id="cartera">Insignia digital</h3>
      <p className="muted">
        Open Badges 3.0, para tu cartera digital u otro portal. Lleva tu nombre y tu nota, y cualquiera
        comprueba su firma.
      </p>
      <div className={styles.actions}>
        <Button kind="line" busy={saving.isBusy} onClick={() => save('svg')}>
          <Icon name="download" />
          Descargar la imagen con la insignia
        </Button>
        <Button kind="line" busy={saving.isBusy} onClick={() => save('jwt')}>
          <Icon name="download" />
          Descargar la credencial para carteras
        </Button>
      </div>
    </section>
  );
}

/** The shared picture, the address to copy, and LinkedIn's form. */
function SharedLinks({ own: { code, shareUrl, linkedInUrl } }: { own: OwnCertificate }) {
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(shareUrl);
      toast({ text: 'El enlace está copiado.' });
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      field.current?.select(); // the browser refused: the link is selected, ready for Ctrl+C
      toast({ kind: 'wait', text: 'Tu navegador no dejó copiarlo. Está marcado: cópialo con Ctrl+C.' });
    }
  }
  return (
    <>
      <img
        className={styles.picture}
        src={`/logro/${code}/imagen.png`}
        alt="Así se ve tu página al compartirla"
        width="1200"
        height="630"
      />
      <TextField
        ref={field}
        label="Dirección de tu página"
        readOnly
        value={shareUrl}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>
          <Icon name="copy" />
          Copiar enlace
        </Button>
        <Button kind="line" href={linkedInUrl} target="_blank" rel="noopener">
          <Icon name="plus" />
          Agregar a LinkedIn<span className="sr"> (se abre en otra pestaña)</span>
        </Button>
        <Button kind="line" href={`/logro/${code}`} target="_blank">
          <Icon name="eye" />
          Ver la página<span className="sr"> (se abre en otra pestaña)</span>
        </Button>
      </div>
    </>
  );
}
