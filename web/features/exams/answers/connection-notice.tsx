import { useState } from 'react';
import { Icon } from '../../../components/display/icon.tsx';
import styles from './connection-notice.module.css';

interface ConnectionNoticeProps {
  /** The portal is out of reach: the network is gone, or the server. */
  isCutOff: boolean;
  /** This browser writes nothing down. */
  hasNoCopy: boolean;
}

/**
 * Under the bar, across the whole page: what is safe while the portal is out of reach, and what is not. Readers hear it
 * when it comes and when it goes.
 */
export function ConnectionNotice({ isCutOff, hasNoCopy }: ConnectionNoticeProps) {
  const [wasCutOff, setWasCutOff] = useState(isCutOff);
  if (isCutOff && !wasCutOff) setWasCutOff(true);
  return (
    <div role="status">
      {wasCutOff && !isCutOff && (
        <p className="sr">Volvió la conexión. Tus respuestas se guardan otra vez al marcarlas.</p>
      )}
      {isCutOff && (
        <div className={styles.notice} data-cut-off>
          <p className="wrap">
            <Icon name="wifi-off" />
            <span>
              <b>Se cortó la conexión. Sigue respondiendo.</b>{' '}
              {hasNoCopy
                ? 'Enviaremos tus respuestas al volver la señal. Este navegador no guarda copia: no cierres esta ventana. El reloj sigue.'
                : 'Guardamos tus respuestas aquí y las enviaremos al volver la señal. El reloj sigue.'}
            </span>
          </p>
        </div>
      )}
    </div>
  );
}
