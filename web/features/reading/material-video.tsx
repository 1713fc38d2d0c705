import { useEffect } from 'react';
import type { CourseFile } from '../../../contract/material/calls.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { fileSize, playingTime } from '../../lib/format.ts';
import styles from './course-material.module.css';
import type { MaterialLinks } from './use-material-links.ts';
import { useVideo } from './use-video.ts';

interface MaterialVideoProps {
  file: CourseFile;
  links: MaterialLinks;
  /** Its tab is selected: a video behind another tab does not play. */
  isShown: boolean;
}

/** A video of the material: length and size before anything loads, captions, and the transcript. */
export function MaterialVideo({ file, links, isShown }: MaterialVideoProps) {
  const video = useVideo(file.id, links);
  useEffect(() => {
    if (!isShown) video.element.current?.pause();
  }, [isShown, video.element]);
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
        ref={video.element}
        className={styles.player}
        src={video.url}
        controls
        preload="none"
        playsInline
        aria-labelledby={`video-${file.id}`}
        {...video.handlers}
      >
        {video.captionsUrl !== null && (
          <track kind="captions" src={video.captionsUrl} srcLang="es" label="Español" />
        )}
      </video>
      <div role="status">
        {video.isSlow && <p className={styles.facts}>Cargando: tu conexión va lenta.</p>}
        {video.problem !== null && (
          <Callout kind="warn" className={styles.problem}>
            <p>{video.problem}</p>
            <div className="row">
              <Button kind="line" size="small" onClick={video.retry}>
                Volver a intentar
              </Button>
              {video.url !== undefined && (
                <Button kind="text" size="small" href={video.url} download>
                  Descargar el video ({fileSize(file.sizeBytes)})
                </Button>
              )}
            </div>
          </Callout>
        )}
      </div>
      <VideoTextAlternatives file={file} />
    </li>
  );
}

/** The text alternatives of the sound: the transcript, and the reason for missing captions or that they are missing. */
function VideoTextAlternatives({ file }: { file: CourseFile }) {
  return (
    <>
      {file.lacksCaptions && <p className={styles.facts}>A este video le faltan los subtítulos.</p>}
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
