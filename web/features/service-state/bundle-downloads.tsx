import { useState } from 'react';
import * as z from 'zod/mini';
import { passphraseLength } from '../../../contract/constants.ts';
import { bundlePassphrase, type StoredBundle } from '../../../contract/service-state/calls.ts';
import { passphrasesDiffer } from '../../../contract/service-state/refusals.ts';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { FieldGrid } from '../../components/forms/field.tsx';
import { PasswordField } from '../../components/forms/password-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { dateAndTime, fileSize } from '../../lib/format.ts';
import { FormNote } from '../../lib/forms/form-note.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import styles from './state-window.module.css';

type BundleDownloadsProps = { open: boolean; onClose: () => void; bundles: readonly StoredBundle[] };

/**
 * 'Descargar una copia': the existing bundles, with their content and who can open them (spec 13.15). One that was stored
 * without encryption asks for the passphrase that it leaves with.
 */
export function BundleDownloads({ open, onClose, bundles }: BundleDownloadsProps) {
  const { run, isBusy } = useCall();
  const begin = useDownload();
  const [asked, setAsked] = useState<number | null>(null);
  const close = () => {
    setAsked(null);
    onClose();
  };
  const download = ({ id, isEncrypted }: StoredBundle) =>
    isEncrypted ? void run(() => begin({ Id: id })) : setAsked(id);
  return (
    <Dialog open={open} onClose={close} asksFirst={false} wide title="Descargar una copia">
      <div className="stack">
        <p>
          Cada copia trae el portal entero: los datos de todas las personas, sus exámenes y certificados, los
          archivos, y las llaves con que se firma y se entra. Guárdala donde solo la vea quien deba.
        </p>
        <p className="muted">
          Toda copia sale cifrada: las que ya lo están se abren con la contraseña que puso quien instala el
          portal; las demás, con la que elijas al bajarlas. La descarga queda anotada, y se avisa a todas las
          personas que administran.
        </p>
        {bundles.some(({ isWhole }) => !isWhole) && (
          <p className="muted">
            Las de cada noche guardan los datos y solo los archivos nuevos: se restauran junto con la última
            copia entera. Para llevarte todo, haz una copia ahora y descarga esa.
          </p>
        )}
        <ul className={styles.list}>
          {bundles.map((bundle) => (
            <li key={bundle.id}>
              <span>
                {dateAndTime(bundle.at)} <small>{fileSize(bundle.bytes)}</small>
              </span>
              <Tag kind={bundle.isEncrypted ? 'ok' : 'wait'}>
                {bundle.isEncrypted ? 'Cifrada' : 'Sin cifrar'}
              </Tag>
              {!bundle.isWhole ? (
                <small>Solo lo nuevo</small>
              ) : asked === bundle.id ? (
                <PassphraseForm id={bundle.id} onBegun={() => setAsked(null)} />
              ) : (
                <Button
                  kind="line"
                  size="small"
                  busy={isBusy}
                  aria-label={`Descargar la copia del ${dateAndTime(bundle.at)}`}
                  onClick={() => download(bundle)}
                >
                  Descargar
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function useDownload() {
  const api = useApi();
  const toast = useToast();
  return async (input: Parameters<typeof api.estado.getBundleLink>[0]) => {
    const { data } = await api.estado.getBundleLink(input);
    toast({
      text: 'La descarga empieza enseguida. Si se corta, tu navegador puede seguirla durante una hora.',
    });
    location.assign(data.url);
  };
}

const typed = z.object({ Passphrase: bundlePassphrase, PassphraseAgain: z.string() });

function PassphraseForm({ id, onBegun }: { id: number; onBegun: () => void }) {
  const begin = useDownload();
  const form = useForm({
    schema: typed,
    asksFirst: false,
    alsoCheck: ({ Passphrase, PassphraseAgain }) =>
      Passphrase === PassphraseAgain
        ? []
        : [{ field: 'PassphraseAgain', message: passphrasesDiffer.message }],
    async submit(input) {
      await begin({ Id: id, ...input });
      onBegun();
    },
  });
  return (
    <form className={styles.form} {...form.formProps}>
      <FormNote form={form} />
      <FieldGrid>
        <PasswordField
          {...form.field('Passphrase')}
          label="Contraseña para esta copia"
          hint={`Al menos ${passphraseLength.min} caracteres. Guárdala aparte: sin ella nadie abre la copia, y el portal no la recuerda.`}
          autoComplete="new-password"
          required
          autoFocus
        />
        <PasswordField
          {...form.field('PassphraseAgain')}
          label="Repite la contraseña"
          isRepeated
          autoComplete="new-password"
          required
        />
      </FieldGrid>
      <Button type="submit" size="small" busy={form.isBusy}>
        Cifrar y descargar
      </Button>
    </form>
  );
}
