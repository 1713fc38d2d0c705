import { useState } from 'react';
import { Chip, Chips } from '../../components/chip.tsx';
import { classNames } from '../../components/class-names.ts';
import { Dialog } from '../../components/dialog.tsx';
import type { PictureSource } from '../../lib/pictures.ts';
import { ArticleBody } from './article-body.tsx';
import styles from './preview-dialog.module.css';

/** An article as it would be shown. */
export interface ArticlePreview {
  title: string;
  /** The calendar date, 'YYYY-MM-DD'. */
  date: string;
  html: string;
  readingMinutes: number;
  picture: PictureSource | null;
  alt: string;
}

/** What readers would see, as wide as a phone or as a desk; it was not saved. */
export function PreviewDialog({ preview, onClose }: { preview: ArticlePreview | null; onClose: () => void }) {
  const [chosen, setPhone] = useState<boolean | null>(null);
  // a phone shows first what fits on it
  const isPhone = chosen ?? (preview !== null && matchMedia('(max-width: 40em)').matches);
  return (
    <Dialog full open={preview !== null} onClose={onClose} title="Vista previa: nadie más la ve">
      {preview && (
        <>
          <div className={styles.bar}>
            <Chips label="Ancho de la vista previa">
              <Chip aria-pressed={isPhone} onClick={() => setPhone(true)}>
                Teléfono
              </Chip>
              <Chip aria-pressed={!isPhone} onClick={() => setPhone(false)}>
                Escritorio
              </Chip>
            </Chips>
            <span className="muted">
              {preview.readingMinutes === 1
                ? 'Cerca de 1 minuto de lectura'
                : `Unos ${preview.readingMinutes} minutos de lectura`}
            </span>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
          <section className={styles.stage} aria-label="El artículo" tabIndex={0}>
            <div className={classNames(styles.sheet, isPhone ? styles.phone : styles.desk)}>
              <ArticleBody {...preview} title={preview.title || 'Sin título'} isWithin />
            </div>
          </section>
        </>
      )}
    </Dialog>
  );
}
