import { type ComponentType, useRef, useState } from 'react';
import type { HandedLink } from '../../../../contract/accounts/adding-calls.ts';
import { Button } from '../../../components/forms/button.tsx';
import { TextArea } from '../../../components/forms/text-field.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { dateAndTime } from '../../../lib/format.ts';
import { useCopy } from '../../../lib/page/use-copy.ts';
import type { AccessSheetsProps } from './access-sheets.tsx';
import styles from './links-dialog.module.css';

type LinksDialogProps = { links: readonly HandedLink[] | null; onClose: () => void };

/** The links with which people choose a password, to be handed over or printed (spec 5.11). They are shown only once. */
export function LinksDialog({ links, onClose }: LinksDialogProps) {
  const copy = useCopy();
  const field = useRef<HTMLTextAreaElement>(null);
  const toast = useToast();
  const [printed, setPrinted] = useState<{
    Sheets: ComponentType<AccessSheetsProps>;
    isCards: boolean;
  } | null>(null);
  const print = async (isCards: boolean) => {
    try {
      const { AccessSheets: Sheets } = await import('./access-sheets.tsx');
      setPrinted({ Sheets, isCards });
    } catch {
      toast({ kind: 'bad', text: 'No se pudo preparar la hoja. Revisa tu conexión y vuelve a intentarlo.' });
    }
  };
  const [first] = links ?? [];
  const isOne = links?.length === 1;
  const text = isOne ? first?.link : links?.map(lineOf).join('\n');
  const done = isOne ? 'El enlace está copiado.' : 'Los enlaces están copiados.';
  return (
    <Dialog
      open={links !== null}
      onClose={onClose}
      asksFirst={false}
      wide
      title={isOne ? 'Enlace para elegir contraseña' : 'Enlaces para elegir contraseña'}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            Cerrar
          </Button>
          <Button onClick={() => void copy(text ?? '', done, () => field.current?.select())} data-focus-first>
            {isOne ? 'Copiar enlace' : 'Copiar todos'}
          </Button>
        </>
      }
    >
      {first !== undefined && (
        <>
          <div className={styles.print}>
            <p>
              <b>{isOne ? 'Hoja de acceso' : 'Hojas de acceso'}</b>
              <span className="muted">
                Nombre, usuario y el enlace como código que se lee con el teléfono.
              </span>
            </p>
            <Button kind="soft" onClick={() => void print(false)}>
              {isOne ? 'Imprimir la hoja' : 'Imprimir una por hoja'}
            </Button>
            {!isOne && (
              <Button kind="soft" onClick={() => void print(true)}>
                Imprimir tarjetas para cortar
              </Button>
            )}
          </div>
          <TextArea
            ref={field}
            className={styles.links}
            label={isOne ? `Para ${first.fullname} (${first.username})` : 'Uno por persona'}
            readOnly
            rows={Math.min(12, 2 * (links?.length ?? 1) + 2)}
            value={text}
            hint={`Entrega cada uno solo a su persona: quien lo abre elige la contraseña. Sirve una vez, hasta el ${untilOf(links ?? [])}. No lo volvemos a mostrar, y queda anotado que lo creaste.`}
            onFocus={(event) => event.currentTarget.select()}
          />
        </>
      )}
      {links !== null && printed !== null && (
        <printed.Sheets links={links} isCards={printed.isCards} onPrinted={() => setPrinted(null)} />
      )}
    </Dialog>
  );
}

const lineOf = ({ username, fullname, link }: HandedLink): string => `${username} (${fullname}): ${link}`;

/** The earliest expiry. */
const untilOf = (links: readonly HandedLink[]): string =>
  dateAndTime(links.map(({ expires }) => expires).toSorted()[0] ?? '');
