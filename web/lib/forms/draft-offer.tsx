import { Callout } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { dateAndTime } from '../format.ts';
import styles from './draft-offer.module.css';
import type { FormDraft } from './use-draft.ts';

/** Offers the text that an earlier visit left unsaved. */
export function DraftOffer({ draft }: { draft: FormDraft }) {
  if (draft.offer === null) return null;
  return (
    <Callout kind="warn" role="status" className={styles.offer}>
      <p>
        Tienes texto sin guardar del {dateAndTime(draft.offer.savedAt)}. Quedó en este equipo y puedes seguir
        con él.
      </p>
      <div className="row">
        <Button size="small" onClick={draft.takeOffer}>
          Recuperar mi texto
        </Button>
        <Button size="small" kind="line" onClick={draft.dropOffer}>
          Descartarlo
        </Button>
      </div>
    </Callout>
  );
}
