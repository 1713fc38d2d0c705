import { useEffect, useState } from 'react';
import type { CourseFile, CourseFileLinks } from '../../../contract/calls/material.ts';
import { Button } from '../../components/forms/button.tsx';
import { ApiRefusal } from '../../lib/api/api.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import styles from './material.module.css';

type StoredVideoProps = { courseId: number; video: CourseFile };

/** The video as members see it, and its captions to read: nothing is loaded before it is pressed. */
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
      {/* biome-ignore lint/a11y/useMediaCaption: without captions there is a reason, beside it */}
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <section className={styles.captions} aria-label="Subtítulos" tabIndex={0}>
          <pre>{captions}</pre>
        </section>
      )}
    </>
  );
}

/** Addresses of one file that the browser can open by itself; null until they are there, or where they did not come. */
function useLinks(courseId: number, fileId: number): CourseFileLinks | null {
  const api = useApi();
  const [links, setLinks] = useState<CourseFileLinks | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    api.course.getFileLinks({ courseId }, { signal: stop.signal }).then(
      ({ data }) => setLinks(data.find((each) => each.fileId === fileId) ?? null),
      (error: unknown) => {
        // the form works without the picture
        if (!stop.signal.aborted && !(error instanceof ApiRefusal)) throw error;
      },
    );
    return () => stop.abort();
  }, [api, courseId, fileId]);
  return links;
}
