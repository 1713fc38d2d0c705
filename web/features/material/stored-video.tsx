import { useEffect, useState } from 'react';
import type { CourseFile, CourseFileLinks } from '../../../contract/calls/material.ts';
import { ScrollArea } from '../../components/display/scroll-area.tsx';
import { Button } from '../../components/forms/button.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { useCall } from '../../lib/api/use-call.ts';
import styles from './material.module.css';

type StoredVideoProps = { courseId: number; video: CourseFile };

/** The video as members see it, and its captions as text. Nothing loads before a press. */
export function StoredVideo({ courseId, video }: StoredVideoProps) {
  const links = useLinks(courseId, video.id);
  const { run, isBusy } = useCall();
  const [captions, setCaptions] = useState<string | null>(null);
  const show = () =>
    run(async () => {
      const response = await fetch(links?.captionsUrl ?? '').catch(() => null);
      if (response === null || !response.ok)
        throw new ApiRefusal(
          response?.status ?? 0,
          'No pudimos traer los subtítulos. Vuelve a intentarlo.',
          'error',
        );
      setCaptions(await response.text());
    });
  if (links === null) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: a video without captions has the reason beside it */}
      <video
        className={styles.video}
        controls
        preload="none"
        playsInline
        src={links.url}
        aria-label={video.title}
      >
        {links.captionsUrl !== null && (
          <track kind="captions" srcLang="es" label="Español" src={links.captionsUrl} />
        )}
      </video>
      {links.captionsUrl !== null && captions === null && (
        <Button kind="soft" size="small" busy={isBusy} onClick={() => void show()}>
          Ver los subtítulos
        </Button>
      )}
      {captions !== null && (
        <ScrollArea className={styles.captions} label="Subtítulos">
          <pre>{captions}</pre>
        </ScrollArea>
      )}
    </>
  );
}

/**
 * Addresses of one file that the browser can open by itself; null until they have loaded, or if they fail to.
 */
function useLinks(courseId: number, fileId: number): CourseFileLinks | null {
  const api = useApi();
  const [links, setLinks] = useState<CourseFileLinks | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    api.course.getFileLinks({ courseId }, { signal: stop.signal }).then(
      ({ data }) => setLinks(data.find((each) => each.fileId === fileId) ?? null),
      (error: unknown) => {
        // the form works without the video
        if (!stop.signal.aborted && !(error instanceof ApiRefusal)) throw error;
      },
    );
    return () => stop.abort();
  }, [api, courseId, fileId]);
  return links;
}
