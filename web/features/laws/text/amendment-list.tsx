import type { LawAmendment } from '../../../../contract/laws/text-calls.ts';
import { Failure } from '../../../components/display/callout.tsx';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { IconButton } from '../../../components/forms/icon-button.tsx';
import { longDate } from '../../../lib/format.ts';
import type { EditedAmendment } from './amendment-dialog.tsx';
import styles from './law-text-form.module.css';
import { nameOfAmendment } from './law-text-state.ts';

interface AmendmentListProps {
  amendments: readonly LawAmendment[];
  error: string | undefined;
  onEdit(edited: EditedAmendment): void;
  onChange(amendments: LawAmendment[]): void;
}

/** The amendments by other laws, oldest first; each opens in a dialog. */
export function AmendmentList({ amendments, error, onEdit, onChange }: AmendmentListProps) {
  const ordered = amendments
    .map((amendment, at) => ({ amendment, at }))
    .toSorted((one, other) => one.amendment.from.localeCompare(other.amendment.from));
  return (
    <section aria-labelledby="cambios">
      <h2 id="cambios" className={styles.head}>
        Cambios de otras leyes
      </h2>
      <p className="small muted">
        El texto de cada día sale solo de los artículos de arriba y de estos cambios. Un cambio puede regir
        desde un día que todavía no llegó.
      </p>
      <Failure message={error} />
      <ol className={styles.parts}>
        {ordered.map(({ amendment, at }) => (
          <li key={at}>
            <div>
              <b>{nameOfAmendment(amendment)}</b>
              <p className="small muted">
                Desde el {longDate(amendment.from)}. {amendment.note}
              </p>
            </div>
            <div className={styles.buttons}>
              <IconButton
                icon="pencil"
                label="Editar"
                subject={nameOfAmendment(amendment)}
                onClick={() => onEdit({ at, amendment })}
              />
              <IconButton
                icon="trash"
                label="Quitar"
                danger
                subject={nameOfAmendment(amendment)}
                onClick={() => onChange(amendments.toSpliced(at, 1))}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button kind="line" size="small" onClick={() => onEdit({ at: amendments.length, amendment: null })}>
        <Icon name="plus" />
        Agregar un cambio
      </Button>
    </section>
  );
}
