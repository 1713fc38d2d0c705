import { useEffect, useState } from 'react';
import type { PeopleImport } from '../../../contract/calls/people-import.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Meter } from '../../components/display/meter.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { wholeNumber } from '../../lib/format.ts';
import styles from './people-import.module.css';

const askedEvery = 1000;

const settledOf = ({ outcomes }: PeopleImport) =>
  Object.values(outcomes).reduce((sum, count) => sum + count, 0);

/** The fourth step while it runs: the progress. The page may be left; the import continues by itself. */
export function RunningStep({ found, onDone }: { found: PeopleImport; onDone: () => Promise<void> }) {
  const api = useApi();
  const [shown, setShown] = useState(found);
  const [isOffline, setOffline] = useState(false);
  const settled = settledOf(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer until it is done
  useEffect(() => {
    let isLeft = false;
    const ask = async () => {
      try {
        const { data } = await api.usuario.getImport({ Id: found.id });
        if (isLeft) return;
        setOffline(false);
        setShown(data);
        if (data.state === 'done') return void onDone();
      } catch (error) {
        if (!(error instanceof ApiRefusal)) throw error;
        if (!isLeft) setOffline(true);
      }
      timer = window.setTimeout(() => void ask(), askedEvery);
    };
    let timer = window.setTimeout(() => void ask(), askedEvery);
    return () => {
      isLeft = true;
      window.clearTimeout(timer);
    };
  }, []);
  return (
    <div className="stack">
      <p className={styles.big} role="status">
        Van <b>{wholeNumber(settled)}</b> de {wholeNumber(shown.total)} líneas.
      </p>
      <Meter value={settled} max={shown.total} />
      {isOffline ? (
        <Callout kind="warn" icon="wifi-off" role="status">
          No hay conexión con el portal. La importación sigue allá; aquí la volvemos a mirar en un momento.
        </Callout>
      ) : (
        <p className="muted">
          Puedes salir de esta página: sigue sola, y la encuentras en Usuarios, Importar. Si algo se corta,
          continúa donde estaba y nadie se agrega dos veces.
        </p>
      )}
    </div>
  );
}
