import { useId, useRef, useState } from 'react';
import type { CourseFile } from '../../../contract/calls/material.ts';
import { captionsProblem, captionsText } from '../../../contract/content/captions.ts';
import { fileKinds } from '../../../contract/content/file-kinds.ts';
import { badCaptions, wrongFileKind } from '../../../contract/refusals/files.ts';
import { sentenceOf } from '../../../contract/refusals/refusal-kind.ts';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import type { FormState } from '../../lib/forms/use-form.ts';
import { FileField } from '../../lib/uploads/file-field.tsx';
import styles from './material.module.css';
import { StoredVideo } from './stored-video.tsx';

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
          Elige los subtítulos o escribe por qué no los tiene. Hasta entonces los miembros no ven el video.
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
