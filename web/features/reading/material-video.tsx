import { useEffect } from 'react';
import type { CourseFile } from '../../../contract/calls/material.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { fileSize, playingTime } from '../../lib/format.ts';
import styles from './course-material.module.css';
import type { MaterialLinks } from './use-material-links.ts';
import { useVideo } from './use-video.ts';

interface MaterialVideoProps {
  file: CourseFile;
  links: MaterialLinks;
  /** Its tab is the one that is seen: behind another one nothing plays. */
  isShown: boolean;
}

/** A video of the material: length and size before anything is loaded, captions, and its words to read. */
export function MaterialVideo({ file, links, isShown }: MaterialVideoProps) {
  const film = useVideo(file.id, links);
  useEffect(() => {
    if (!isShown) film.element.current?.pause();
  }, [isShown, film.element]);
  const length = file.durationSeconds === null ? '' : `${playingTime(file.durationSeconds)} · `;
  return (
    <li className={styles.film}>
      <h3 id={`video-${file.id}`}>{file.title}</h3>
      <p className={styles.facts}>
        {length}
        {fileSize(file.sizeBytes)}
        {file.isFastStart === false && '. Empieza a verse cuando haya llegado completo.'}
      </p>
      <video
        ref={film.element}
        className={styles.player}
        src={film.url}
        controls
        preload="none"
        playsInline
        aria-labelledby={`video-${file.id}`}
        {...film.handlers}
      >
        {film.captionsUrl !== null && (
          <track kind="captions" src={film.captionsUrl} srcLang="es" label="Español" />
        )}
      </video>
      <div role="status">
        {film.isSlow && <p className={styles.facts}>Cargando: tu conexión va lenta.</p>}
        {film.problem !== null && (
          <Callout kind="warn" className={styles.problem}>
            <p>{film.problem}</p>
            <div className="row">
              <Button kind="line" size="small" onClick={film.retry}>
                Volver a intentar
              </Button>
              {film.url !== undefined && (
                <Button kind="text" size="small" href={film.url} download>
                  Descargar el video ({fileSize(file.sizeBytes)})
                </Button>
              )}
            </div>
          </Callout>
        )}
      </div>
      <VideoWords file={file} />
    </li>
  );
}

/** What stands for the sound: the transcript, and why there are no captions; to administrators, that members don't see it. */
function VideoWords({ file }: { file: CourseFile }) {
  return (
    <>
      {!file.isPublished && (
        <Callout kind="warn">Sin publicar: faltan subtítulos o el motivo por el que no los tiene.</Callout>
      )}
      {file.noCaptionsReason !== null && (
        <p className={styles.facts}>Sin subtítulos: {file.noCaptionsReason}</p>
      )}
      {file.transcript !== null && (
        <details className={styles.transcript}>
          <summary>
            Leer la transcripción<span className="sr">: {file.title}</span>
          </summary>
          <p>{file.transcript}</p>
        </details>
      )}
    </>
  );
}
