import { useState } from 'react';
import { Icon } from '../../../components/display/icon.tsx';
import styles from './connection-notice.module.css';

interface ConnectionNoticeProps {
  /** The portal cannot be reached: the network or the server is down. */
  isCutOff: boolean;
  /** This browser cannot store answers. */
  hasNoCopy: boolean;
}

/**
 * The notice below the bar while the portal cannot be reached: which answers are safe and which are not.
 * Screen readers announce it when it comes and when it goes.
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
