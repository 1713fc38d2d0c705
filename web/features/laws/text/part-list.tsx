import type { LawPart } from '../../../../contract/laws/text-calls.ts';
import { truncate } from '../../../../contract/text/text.ts';
import { Failure } from '../../../components/display/callout.tsx';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { IconButton } from '../../../components/forms/icon-button.tsx';
import { textBlocks } from '../../../components/text/text-blocks.rules.ts';
import styles from './law-text-form.module.css';
import { nameOfPart } from './law-text-state.ts';
import type { EditedPart } from './part-dialog.tsx';

interface PartListProps {
  parts: readonly LawPart[];
  error: string | undefined;
  onEdit(edited: EditedPart): void;
  onChange(parts: LawPart[]): void;
}

/** Headings and articles in order; each opens in a dialog. */
export function PartList({ parts, error, onEdit, onChange }: PartListProps) {
  const add = (kind: LawPart['kind'], at: number) => onEdit({ kind, at, part: null });

  return (
    <section aria-labelledby="partes">
      <h2 id="partes" className={styles.head}>
        Artículos, como eran el primer día
      </h2>
      <p className="small muted">
        El número hace el enlace de cada artículo: no lo cambies si ya lo citaron. Lo que otras leyes
        cambiaron va abajo.
      </p>
      <Failure message={error} />
      <ol className={styles.parts}>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two articles may have one number until that is corrected
          <li key={index} className={part.kind === 'heading' ? styles.heading : undefined}>
            <div>
              <b>{nameOfPart(part)}</b>
              {(part.html ?? '') !== '' && <p className="small muted">{beginningOf(part.html ?? '')}</p>}
            </div>
            <div className={styles.buttons}>
              <IconButton
                icon="pencil"
                label="Editar"
                subject={nameOfPart(part)}
                onClick={() => onEdit({ kind: part.kind, at: index, part })}
              />
              <IconButton
                icon="plus"
                label="Agregar un artículo después"
                subject={nameOfPart(part)}
                onClick={() => add('article', index + 1)}
              />
              <IconButton
                icon="trash"
                label="Quitar"
                danger
                subject={nameOfPart(part)}
                onClick={() => onChange(parts.toSpliced(index, 1))}
              />
            </div>
          </li>
        ))}
      </ol>
      <div className="row">
        <Button kind="line" size="small" onClick={() => add('article', parts.length)}>
          <Icon name="plus" />
          Agregar artículo
        </Button>
        <Button kind="text" size="small" onClick={() => add('heading', parts.length)}>
          <Icon name="heading" />
          Agregar título o capítulo
        </Button>
      </div>
    </section>
  );
}

const beginningOf = (html: string) =>
  truncate(
    textBlocks(html)
      .map(({ text }) => text)
      .join(' '),
    110,
  );
