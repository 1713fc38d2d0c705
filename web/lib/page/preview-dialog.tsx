import { type ReactNode, useState } from 'react';
import { Chip, Chips } from '../../components/display/chip.tsx';
import { classNames } from '../../components/display/class-names.ts';
import { Dialog } from '../../components/overlay/dialog.tsx';
import styles from './preview-dialog.module.css';

type PreviewDialogProps = {
  open: boolean;
  onClose: () => void;
  /** What is shown, for readers: 'El artículo'. */
  label: string;
  /** At the other end of the bar: how long it takes to read, or more to choose from. */
  note?: ReactNode;
  children: ReactNode;
};

/** What readers would see, as wide as a phone or as a desk; it was not saved. */
export function PreviewDialog({ open, onClose, label, note, children }: PreviewDialogProps) {
  const [chosen, setPhone] = useState<boolean | null>(null);
  // a phone shows first what fits on it
  const isPhone = chosen ?? (open && matchMedia('(max-width: 40em)').matches);
  return (
    <Dialog full open={open} onClose={onClose} title="Vista previa: nadie más la ve">
      <div className={styles.bar}>
        <Chips label="Ancho de la vista previa">
          <Chip aria-pressed={isPhone} onClick={() => setPhone(true)}>
            Teléfono
          </Chip>
          <Chip aria-pressed={!isPhone} onClick={() => setPhone(false)}>
            Escritorio
          </Chip>
        </Chips>
        {note}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className={styles.stage} aria-label={label} tabIndex={0}>
        <div className={classNames(styles.sheet, isPhone ? styles.phone : styles.desk)}>{children}</div>
      </section>
    </Dialog>
  );
}
