import { useEffect, useId, useRef, useState } from 'react';
import { fileKinds } from '../../../contract/files/file-kinds.ts';
import { badCaptions, wrongFileKind } from '../../../contract/files/refusals.ts';
import type { CourseFile, CourseFileLinks } from '../../../contract/material/calls.ts';
import { captionsProblem, captionsText } from '../../../contract/material/captions.ts';
import { sentenceOf } from '../../../contract/refusal-kind.ts';
import { ScrollArea } from '../../components/display/scroll-area.tsx';
import { Button } from '../../components/forms/button.tsx';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { useCall } from '../../lib/api/use-call.ts';
import type { FormState } from '../../lib/forms/use-form.ts';
import { FileField } from '../../lib/uploads/file-field.tsx';
import styles from './material.module.css';

type VideoTextsProps = {
  courseId: number;
  /** The stored video; null = it is being added. */
  video: CourseFile | null;
  field: FormState['field'];
};

/**
 * The fields that a video needs before members see it (spec 7.7): captions or the reason for none, and its
 * transcript.
 */
export function VideoTexts({ courseId, video, field }: VideoTextsProps) {
  const id = useId();
  const transcript = useRef<HTMLTextAreaElement>(null);
  const [isChosen, setChosen] = useState(false);
  const hasCaptions = isChosen || video?.hasCaptions === true;

  async function take(file: File | null): Promise<void> {
    setChosen(file !== null);
    const field = transcript.current;
    if (file === null || field === null || field.value.trim() !== '') return;
    field.value = captionsText(await file.text());
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return (
    <section className={`stack ${styles.texts}`} aria-labelledby={id}>
      <h3 id={id}>Subtítulos y transcripción</h3>
      {video !== null && <StoredVideo courseId={courseId} video={video} />}
      {!hasCaptions && (
        <p className="muted">
          Elige los subtítulos o escribe por qué no los tiene. Hasta entonces el video dice que le faltan.
        </p>
      )}
      <FileField
        {...field('captions')}
        label={video?.hasCaptions ? 'Cambiar los subtítulos' : 'Subtítulos'}
        kind="captions"
        optional
        hint={video?.hasCaptions ? 'Si no eliges otros, quedan los que tiene.' : undefined}
        check={captionsError}
        onChosen={(file) => void take(file)}
      />
      {!hasCaptions && (
        <TextField
          {...field('NoCaptionsReason')}
          label="Por qué no tiene subtítulos"
          hint="Por ejemplo: «Es una animación sin voz». Los miembros lo leen junto al video."
          autoComplete="off"
          optional
        />
      )}
      <TextArea
        {...field('Transcript')}
        ref={transcript}
        grows
        className={styles.transcript}
        label="Transcripción"
        hint="Lo que se dice en el video, para leerlo. Si eliges subtítulos, la empezamos con ellos."
        optional
      />
    </section>
  );
}

/** The server's error about captions, found before they are sent. */
async function captionsError(file: File): Promise<string | null> {
  const problem = captionsProblem(new Uint8Array(await file.arrayBuffer()));
  if (problem === undefined) return null;
  return problem === 'other'
    ? sentenceOf(wrongFileKind, { taken: fileKinds.captions.taken })
    : badCaptions.message;
}

type StoredVideoProps = { courseId: number; video: CourseFile };

/** The video as members see it, and its captions as text. Nothing loads before a press. */
function StoredVideo({ courseId, video }: StoredVideoProps) {
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
