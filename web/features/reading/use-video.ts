import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { ApiRefusal } from '../../lib/api/api.ts';
import { orAfterSignIn } from '../../lib/sign-in/after-sign-in.ts';
import { useSignInAgain } from '../../lib/sign-in/sign-in-again.tsx';
import type { MaterialLinks } from './use-material-links.ts';

const slowAfterMilliseconds = 4_000;

type FilmEvent = 'onError' | 'onLoadedMetadata' | 'onWaiting' | 'onTimeUpdate' | 'onPlay' | 'onPause';

export interface VideoPlayback {
  element: RefObject<HTMLVideoElement | null>;
  /** Where it comes from now; undefined = there is no such video any more. */
  url: string | undefined;
  captionsUrl: string | null;
  /** Why it does not play, in words; null = it does, or nobody has asked it to. */
  problem: string | null;
  /** It waits for the network. */
  isSlow: boolean;
  /** Asks for a new address and goes on at the same second. */
  retry(): void;
  handlers: Record<FilmEvent, () => void>;
}

/**
 * A video of a course's material. Its address ends after some hours: when the player meets an error it gets a new one
 * and goes on where it was. A new address that fails before anything moved is not the reason: then it says so.
 */
export function useVideo(fileId: number, links: MaterialLinks): VideoPlayback {
  const element = useRef<HTMLVideoElement>(null);
  const given = links.of(fileId);
  const [source, setSource] = useState(given);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const hasMoved = useRef(true);
  const isWanted = useRef(false); // a player that fails pauses itself: what was pressed last counts
  const goOn = useRef<{ seconds: number; plays: boolean } | null>(null);
  const { renew } = links;
  const ask = useSignInAgain();

  const renewAddress = useCallback(async () => {
    const film = element.current;
    if (film !== null) goOn.current ??= { seconds: film.currentTime, plays: isWanted.current };
    hasMoved.current = false;
    try {
      const renewed = (await orAfterSignIn(renew, ask)).find((link) => link.fileId === fileId);
      setProblem(renewed === undefined ? 'Este video ya no está en el curso. Recarga la página.' : null);
      setSource(renewed);
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      setProblem(
        error.status === 0 ? 'Sin conexión. El video sigue donde estaba cuando vuelva.' : error.message,
      );
      hasMoved.current = true; // it was not the address: the next error may ask for one again
    }
  }, [renew, ask, fileId]);

  const onError = useCallback(() => {
    setWaiting(false);
    if (hasMoved.current) void renewAddress();
    else setProblem(faultOf(element.current?.error?.code));
  }, [renewAddress]);

  useEffect(() => {
    // a new address waits for the first play, as `preload` has it: who was watching goes on
    const film = element.current;
    if (source === undefined || film === null || goOn.current === null) return;
    film.load(); // the address may be the same
    if (!goOn.current.plays) return;
    film.play().catch((error: unknown) => {
      if (!(error instanceof DOMException)) throw error;
      if (error.name === 'NotAllowedError') setProblem('Pulsa reproducir para seguir viendo el video.');
    });
  }, [source]);
  useEffect(() => {
    if (!element.current?.error) return;
    isWanted.current = true; // it was pressed, and failed, before the page came to life
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
        const film = element.current;
        const from = goOn.current;
        goOn.current = null;
        if (film === null || from === null) return;
        film.currentTime = from.seconds;
      },
      onWaiting: () => setWaiting(true),
      onTimeUpdate() {
        const hasPicture = (element.current?.readyState ?? 0) >= HTMLMediaElement.HAVE_CURRENT_DATA;
        if (!hasPicture) return; // a new address sets the time back to 0, which moves nothing
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
