import { useEffect, useRef } from 'react';
import { Callout } from '../../../components/display/callout.tsx';
import { Button } from '../../../components/forms/button.tsx';
import styles from './import-docx-button.module.css';
import type { DocxImport } from './use-docx-import.ts';

/**
 * The outcome of an import and the list of what was lost. Its element is always on the page, so that changes
 * are read aloud.
 */
export function ImportOutcome({ outcome, again, show, onSeen }: DocxImport & { onSeen: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome !== null) place.current?.scrollIntoView({ block: 'nearest' }); // on a phone the save bar covered it
  }, [outcome]);
  return (
    <div ref={place} role="status">
      {again && (
        <Button kind="line" size="small" onClick={again}>
          Enviar otra vez
        </Button>
      )}
      {outcome !== null && 'failure' in outcome && <Callout kind="bad">{outcome.failure}</Callout>}
      {outcome !== null && 'notes' in outcome && (
        <Callout kind={outcome.notes.length > 0 ? 'warn' : 'ok'}>
          <p>
            Se importó «{outcome.fileName}».{' '}
            {outcome.notes.length > 0 ? 'Revisa lo que no pasó igual:' : 'Revísalo antes de guardar.'}
          </p>
          {outcome.notes.length > 0 && (
            <ul className={styles.notes}>
              {outcome.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          <Button
            kind="line"
            size="small"
            className={styles.seen}
            onClick={() => {
              onSeen(); // the pressed button goes
              show(null);
            }}
          >
            Entendido
          </Button>
        </Callout>
      )}
    </div>
  );
}
