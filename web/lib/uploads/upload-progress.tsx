import { Meter } from '../../components/display/meter.tsx';
import { Button } from '../../components/forms/button.tsx';
import styles from './upload-progress.module.css';
import type { UploadState } from './use-upload.ts';

type UploadProgressProps = {
  upload: UploadState;
  /** The noun inside a sentence: 'la imagen', 'el archivo'. */
  noun: string;
};

/**
 * The progress of an upload with a button that stops it; afterwards the reason why it failed. Without an
 * upload it renders nothing.
 */
export function UploadProgress({ upload, noun }: UploadProgressProps) {
  const { fraction, detail, blocked, ended, cancel } = upload;
  const isSent = fraction === 1;
  const percent = Math.floor((fraction ?? 0) * 100);
  const words = isSent ? `Preparando ${noun}…` : `${percent} %`;
  return (
    <>
      {fraction !== null && (
        <div className={styles.progress}>
          <div
            role="progressbar"
            aria-label={`Envío de ${noun}`}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={isSent ? undefined : percent}
            aria-valuetext={words}
          >
            <span className="num">{isSent || detail === undefined ? words : `${words} · ${detail}`}</span>
            <Meter value={fraction} max={1} />
          </div>
          <Button size="small" kind="line" onClick={cancel}>
            Cancelar el envío
          </Button>
        </div>
      )}
      <p className={styles.ended} role="status">
        {blocked ? blockedTexts[blocked] : isSent && <span className="sr">{words}</span>}
        {fraction === null && ended !== null && endings[ended](noun)}
      </p>
    </>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const blockedTexts = {
  offline: 'Sin conexión. Seguimos cuando vuelva.',
  busy: 'El portal está ocupado. Seguimos en unos segundos.',
  signIn: 'Tu sesión terminó. Seguimos cuando escribas tu contraseña.',
};
const endings = {
  stopped: (noun: string) => `Detuviste el envío. ${capital(noun)} sigue aquí: puedes volver a enviar.`,
  paused: (noun: string) =>
    `Detuviste el envío. Lo que llegó se guarda 24 horas: si envías otra vez ${noun}, sigue donde quedó.`,
  offline: (noun: string) =>
    `Se perdió la conexión. ${capital(noun)} sigue aquí: cuando vuelva la red, envía otra vez.`,
};
