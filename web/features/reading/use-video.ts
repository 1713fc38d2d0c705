import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { ApiRefusal } from '../../lib/api/request.ts';
import { useSignInAgain } from '../../lib/sign-in/sign-in-again.tsx';
import { withSignInRetry } from '../../lib/sign-in/sign-in-retry.ts';
import type { MaterialLinks } from './use-material-links.ts';

const slowAfterMilliseconds = 4_000;

type VideoEvent = 'onError' | 'onLoadedMetadata' | 'onWaiting' | 'onTimeUpdate' | 'onPlay' | 'onPause';

export interface VideoPlayback {
  element: RefObject<HTMLVideoElement | null>;
  /** Its current address; undefined = the video no longer exists. */
  url: string | undefined;
  captionsUrl: string | null;
  /** The reason why it does not play, in words; null = it plays, or was not asked to. */
  problem: string | null;
  /** The video waits for the network. */
  isSlow: boolean;
  /** Gets a new address and resumes at the same second. */
  retry(): void;
  handlers: Record<VideoEvent, () => void>;
}

/**
 * A video of a course's material. Its address expires after some hours: on an error the player gets a new one
 * and resumes at the same second. If the new address fails before playback advances, the address was not the
 * cause, and the error is shown.
 */
export function useVideo(fileId: number, links: MaterialLinks): VideoPlayback {
  const element = useRef<HTMLVideoElement>(null);
  const given = links.of(fileId);
  const [source, setSource] = useState(given);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const hasMoved = useRef(true);
  const isWanted = useRef(false); // a failing player pauses itself: the last press counts
  const goOn = useRef<{ seconds: number; plays: boolean } | null>(null);
  const { renew } = links;
  const ask = useSignInAgain();

  const renewAddress = useCallback(async () => {
    const video = element.current;
    if (video !== null) goOn.current ??= { seconds: video.currentTime, plays: isWanted.current };
    hasMoved.current = false;
    try {
      const renewed = (await withSignInRetry(renew, ask)).find((link) => link.fileId === fileId);
      setProblem(renewed === undefined ? 'Este video ya no está en el curso. Recarga la página.' : null);
      setSource(renewed);
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      setProblem(
        error.status === 0 ? 'Sin conexión. El video sigue donde estaba cuando vuelva.' : error.message,
      );
      hasMoved.current = true; // the address was not the cause: the next error may ask for another
    }
  }, [renew, ask, fileId]);

  const onError = useCallback(() => {
    setWaiting(false);
    if (hasMoved.current) void renewAddress();
    else setProblem(faultOf(element.current?.error?.code));
  }, [renewAddress]);

  useEffect(() => {
    // a new address waits for the first play, because of `preload`; for a person who was watching it resumes
    // at once
    const video = element.current;
    if (source === undefined || video === null || goOn.current === null) return;
    video.load(); // the address may be the same
    if (!goOn.current.plays) return;
    video.play().catch((error: unknown) => {
      if (!(error instanceof DOMException)) throw error;
      if (error.name === 'NotAllowedError') setProblem('Pulsa reproducir para seguir viendo el video.');
    });
  }, [source]);
  useEffect(() => {
    if (!element.current?.error) return;
    isWanted.current = true; // it was pressed, and failed, before hydration
    onError();
  }, [onError]);
  useEffect(() => {
    if (problem === null) return;
    const again = () => void renewAddress();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [problem, renewAddress]);
  useEffect(() => {
    if (!isWaiting) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), slowAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return {
    element,
    url: source?.url,
    captionsUrl: source?.captionsUrl ?? null,
    problem,
    isSlow: isSlow && problem === null,
    retry: () => void renewAddress(),
    handlers: {
      onError,
      onLoadedMetadata() {
        const video = element.current;
        const from = goOn.current;
        goOn.current = null;
        if (video === null || from === null) return;
        video.currentTime = from.seconds;
      },
      onWaiting: () => setWaiting(true),
      onTimeUpdate() {
        const hasFrame = (element.current?.readyState ?? 0) >= HTMLMediaElement.HAVE_CURRENT_DATA;
        if (!hasFrame) return; // a new address sets the time back to 0, which is no progress
        hasMoved.current = true;
        setWaiting(false);
        setProblem(null);
      },
      onPlay() {
        isWanted.current = true;
      },
      onPause() {
        setWaiting(false);
        if (!element.current?.error && goOn.current === null) isWanted.current = false;
      },
    },
  };
}

const network = 2; // MediaError.MEDIA_ERR_NETWORK

function faultOf(code: number | undefined): string {
  return code === network
    ? 'La conexión se cortó y el video no pudo seguir.'
    : 'Este navegador no pudo reproducir el video. Puedes descargarlo y verlo con otro programa.';
}
