import { useState } from 'react';
import { secondsOfLength } from '../../../contract/videos/video-length.ts';
import { type VideoSource, videoSourceOf } from '../../../contract/videos/video-source.ts';
import { playingTime } from '../../lib/format.ts';
import styles from './video-player.module.css';
import { VideoPoster } from './video-poster.tsx';

export type VideoPlayerProps = {
  id: number;
  title: string;
  videoUrl: string;
  /** How long it plays, '3:20'; '' = not known. */
  length: string;
};

/** A light poster, replaced by the player on a press. */
export function VideoPlayer({ id, title, videoUrl, length }: VideoPlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  const source = videoSourceOf(videoUrl);
  if (isPlaying && source !== null) return <Player source={source} title={title} />;
  const service = source?.kind === 'frame' ? source.service : null;
  const seconds = secondsOfLength(length);
  const poster = { id, title, seconds, service };
  if (source === null) return <VideoPoster {...poster} isPlayable={false} />; // the address can no longer be played
  const name = `Reproducir${service === null ? '' : ` en ${service}`}: ${title}`;
  return (
    <button
      type="button"
      className={styles.poster}
      aria-label={seconds === undefined ? name : `${name}, ${playingTime(seconds)}`}
      onClick={() => setPlaying(true)}
    >
      <VideoPoster {...poster} />
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
