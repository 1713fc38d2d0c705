import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { HandedLink } from '../../../../contract/accounts/adding-calls.ts';
import { qrDrawing } from '../../../../contract/drawing/qr-drawing.ts';
import { classNames } from '../../../components/display/class-names.ts';
import { dateAndTime } from '../../../lib/format.ts';
import styles from './access-sheets.module.css';

export type AccessSheetsProps = {
  links: readonly HandedLink[];
  /** One person a sheet, or eight cards to cut. */
  isCards: boolean;
  /** Called after printing or cancelling. */
  onPrinted(): void;
};

/**
 * 'Hoja de acceso' (spec 5.11): name, username and the password link, as QR code and text. It is only visible in print
 * and prints at once.
 */
export function AccessSheets({ links, isCards, onPrinted }: AccessSheetsProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it prints once, when mounted
  useEffect(() => {
    document.documentElement.dataset['printing'] = 'sheets';
    addEventListener('afterprint', onPrinted);
    print();
    return () => {
      removeEventListener('afterprint', onPrinted);
      delete document.documentElement.dataset['printing'];
    };
  }, []);
  return createPortal(
    <div className={classNames(styles.sheets, isCards && styles.cards)} data-printed>
      {links.map((link) => (
        <Sheet key={link.id} {...link} />
      ))}
    </div>,
    document.body,
  );
}

function Sheet({ fullname, username, link, expires }: HandedLink) {
  const { size, path } = qrDrawing(link);
  const { host } = new URL(link);
  return (
    <section className={styles.sheet}>
      <div className={styles.words}>
        <p className={styles.name}>{fullname}</p>
        <dl>
          <dt>Dirección</dt>
          <dd>{host}</dd>
          <dt>Tu usuario</dt>
          <dd className={styles.username}>{username}</dd>
        </dl>
        <ol>
          <li>Apunta la cámara del teléfono al código y abre el enlace.</li>
          <li>Elige tu contraseña. Solo tú la conoces.</li>
          <li>Después entras con tu usuario y tu contraseña.</li>
        </ol>
        <p className={styles.until}>
          El código sirve una vez, hasta el {dateAndTime(expires)}. No lo muestres a nadie.
        </p>
      </div>
      <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="Código del enlace">
        <path d={path} />
      </svg>
      <p className={styles.link}>{link}</p>
    </section>
  );
}
