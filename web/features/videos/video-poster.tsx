import { Icon } from '../../components/display/icon.tsx';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import { playingTime } from '../../lib/format.ts';
import { drawingUrl } from '../../lib/placeholder.ts';
import styles from './video-poster.module.css';

type VideoPosterProps = {
  id: number;
  title: string;
  /** Undefined = not known. */
  seconds: number | undefined;
  /** The site that plays it; null = this one. */
  service: string | null;
  isPlayable?: boolean;
};

/**
 * A drawing of the video's subject, with how long it plays: no frame of a film tells so much, and none has to be loaded.
 */
export function VideoPoster({ id, title, seconds, service, isPlayable = true }: VideoPosterProps) {
  return (
    <span className={styles.poster} aria-hidden="true">
      <ResponsiveImage src={drawingUrl({ id, title })} drawn alt="" width={640} height={400} />
      {isPlayable && (
        <span className={styles.sign}>
          <Icon name="play-solid" />
          {seconds === undefined ? 'Ver' : playingTime(seconds)}
          {service !== null && ` · ${service}`}
        </span>
      )}
    </span>
  );
}
