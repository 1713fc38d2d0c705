import { useState } from 'react';
import { Button } from '../../../components/forms/button.tsx';
import { CheckField } from '../../../components/forms/check-field.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { Card } from '../../../components/page/card.tsx';
import styles from './own-security.module.css';

/** The ten recovery codes, shown once (spec 5.14). */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const toast = useToast();
  const [isKept, setKept] = useState(false);
  const text = codes.join('\n');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ text: 'Los códigos están copiados.' });
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      toast({ kind: 'wait', text: 'Tu navegador no dejó copiarlos: usa «Guardar como texto».' });
    }
  };
  return (
    <Card as="section" padded>
      <div className="stack">
        <h2>Diez códigos, para cuando falte el teléfono</h2>
        <p>Cada uno abre tu cuenta una vez. No los volvemos a mostrar.</p>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className={styles.row}>
          <Button kind="line" size="small" className={styles.scripted} onClick={() => print()}>
            Imprimir
          </Button>
          <Button kind="line" size="small" href={file} download="codigos-de-recuperacion.txt">
            Guardar como texto
          </Button>
          <Button kind="line" size="small" className={styles.scripted} onClick={() => void copy()}>
            Copiar
          </Button>
        </div>
        <CheckField
          className={styles.scripted}
          label="Los guardé fuera de este teléfono: en papel o con alguien de confianza."
          checked={isKept}
          onChange={() => setKept(!isKept)}
        />
        <noscript>
          <p>
            Guárdalos ahora, y después: <a href="/seguridad">Terminar</a>
          </p>
        </noscript>
        <div className={styles.scripted}>
          <Button
            {...(!isKept && { disabledReason: 'Primero guárdalos: no los volvemos a mostrar.' })}
            onClick={onDone}
          >
            Terminar
          </Button>
        </div>
      </div>
    </Card>
  );
}
