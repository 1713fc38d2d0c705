import { useState } from 'react';
import { type VideoSource, videoSourceOf } from '../../../contract/content/video-source.ts';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import styles from './video-player.module.css';

export type VideoPlayerProps = {
  title: string;
  videoUrl: string /** The drawing where the video has no poster. */;
  drawing: string;
};

/** A light poster, replaced by the player on a press. */
export function VideoPlayer({ title, videoUrl, drawing }: VideoPlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  const source = videoSourceOf(videoUrl);
  if (isPlaying && source !== null) return <Player source={source} title={title} />;
  const poster = source?.kind === 'file' ? source.poster : null;
  const service = source?.kind === 'frame' ? source.service : null;
  const image = (
    <>
      <ResponsiveImage src={poster ?? drawing} alt="" width={640} height={360} drawn={poster === null} />
      {source !== null && <PlaySign />}
      {service && <span className={styles.service}>{service}</span>}
    </>
  );
  if (source === null) return <div className={styles.poster}>{image}</div>; // the address can no longer be played
  return (
    <button
      type="button"
      className={styles.poster}
      aria-label={`Reproducir${service === null ? '' : ` en ${service}`}: ${title}`}
      onClick={() => setPlaying(true)}
    >
      {image}
    </button>
  );
}

function Player({ source, title }: { source: VideoSource; title: string }) {
  if (source.kind === 'file') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: captions exist only for our own files
      <video
        className={styles.player}
        src={source.src}
        poster={source.poster ?? undefined}
        controls
        autoPlay
        playsInline
        tabIndex={0}
        aria-label={title}
        ref={takeFocus}
      >
        {source.captions !== null && (
          <track kind="captions" src={source.captions} srcLang="es" label="Español" />
        )}
      </video>
    );
  }
  return (
    <iframe
      className={styles.player}
      src={source.src}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
      ref={takeFocus}
    />
  );
}

/** Focuses the player, because the button that had the focus is gone. */
function takeFocus(player: HTMLElement | null): void {
  player?.focus();
}

function PlaySign() {
  return (
    <svg className={styles.sign} viewBox="0 0 72 72" aria-hidden="true">
      <circle cx="36" cy="36" r="34" />
      <path d="M29 22.500v27l22-13.500z" />
    </svg>
  );
}
