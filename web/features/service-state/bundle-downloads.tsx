import type { StoredBundle } from '../../../contract/calls/estado.ts';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { dateAndTime, fileSize } from '../../lib/format.ts';
import styles from './state-window.module.css';

type BundleDownloadsProps = { open: boolean; onClose: () => void; bundles: readonly StoredBundle[] };

/** 'Descargar una copia': the existing bundles, with their content and who can open them (spec 13.15). */
export function BundleDownloads({ open, onClose, bundles }: BundleDownloadsProps) {
  const api = useApi();
  const toast = useToast();
  const { run, isBusy } = useCall();
  const download = ({ id }: StoredBundle) =>
    void run(async () => {
      const { data } = await api.estado.getBundleLink({ Id: id });
      toast({
        text: 'La descarga empieza enseguida. Si se corta, tu navegador puede seguirla durante una hora.',
      });
      location.assign(data.url);
    });
  return (
    <Dialog open={open} onClose={onClose} asksFirst={false} wide title="Descargar una copia">
      <div className="stack">
        <p>
          Cada copia trae el portal entero: los datos de todas las personas, sus exámenes y certificados, los
          archivos, y las llaves con que se firma y se entra. Guárdala donde solo la vea quien deba.
        </p>
        <p className="muted">
          Las cifradas se abren con la contraseña que puso quien instala el portal; las demás puede leerlas
          quien tenga el archivo. La descarga queda anotada, y se avisa a las otras personas que administran.
        </p>
        <ul className={styles.list}>
          {bundles.map((bundle) => (
            <li key={bundle.id}>
              <span>
                {dateAndTime(bundle.at)} <small>{fileSize(bundle.bytes)}</small>
              </span>
              <Tag kind={bundle.isEncrypted ? 'ok' : 'wait'}>
                {bundle.isEncrypted ? 'Cifrada' : 'Sin cifrar'}
              </Tag>
              <Button
                kind="line"
                size="small"
                busy={isBusy}
                aria-label={`Descargar la copia del ${dateAndTime(bundle.at)}`}
                onClick={() => download(bundle)}
              >
                Descargar
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
