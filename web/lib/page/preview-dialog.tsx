import { type ReactNode, useState } from 'react';
import { Chip, Chips } from '../../components/display/chip.tsx';
import { classNames } from '../../components/display/class-names.ts';
import { ScrollArea } from '../../components/display/scroll-area.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import styles from './preview-dialog.module.css';

type PreviewDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The name of the preview, for screen readers: 'El artículo'. */
  label: string;
  /** At the other end of the bar: the reading time, or further choices. */
  note?: ReactNode;
  children: ReactNode;
};

/** An unsaved text as readers would see it, at the width of a phone or a desktop. */
export function PreviewDialog({ open, onClose, label, note, children }: PreviewDialogProps) {
  const [chosen, setPhone] = useState<boolean | null>(null);
  // a phone first shows the phone's width
  const isPhone = chosen ?? (open && matchMedia('(max-width: 40em)').matches);
  return (
    <Dialog asksFirst={false} full open={open} onClose={onClose} title="Vista previa: nadie más la ve">
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
      <ScrollArea className={styles.stage} label={label}>
        <div className={classNames(styles.sheet, isPhone ? styles.phone : styles.desk)}>{children}</div>
      </ScrollArea>
    </Dialog>
  );
}
