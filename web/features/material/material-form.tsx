import { useEffect, useState } from 'react';
import { type Playback, playbackOf, readBoxes, readTracks } from '../../../contract/files/mp4-boxes.ts';
import type { CourseFile } from '../../../contract/material/calls.ts';
import type { Viewer } from '../../../contract/pages.ts';
import { Callout } from '../../components/display/callout.tsx';
import { classNames } from '../../components/display/class-names.ts';
import { TextField } from '../../components/forms/text-field.tsx';
import { SubmitFoot } from '../../components/overlay/dialog.tsx';
import { fileSize, playingTime } from '../../lib/format.ts';
import { DraftOffer } from '../../lib/forms/draft-offer.tsx';
import { FormNote } from '../../lib/forms/form-note.tsx';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { isVideo } from '../../lib/uploads/file-checks.ts';
import { FileField } from '../../lib/uploads/file-field.tsx';
import { isFastStart } from '../../lib/uploads/mp4-start.ts';
import { UploadProgress } from '../../lib/uploads/upload-progress.tsx';
import styles from './material.module.css';
import { lateStart, notShown, typeNames } from './material-words.rules.ts';
import type { SavedMaterial } from './use-material.ts';
import { useMaterialForm } from './use-material-form.ts';
import { VideoTexts } from './video-texts.tsx';

type MaterialFormProps = {
  courseId: number;
  /** The stored material; null = new material. */
  material: CourseFile | null;
  viewer: Viewer | null;
  onSaved(saved: SavedMaterial): void;
  onGone(): void;
  /** Called when an upload begins or ends. */
  onSending(isSending: boolean): void;
};

/** Title and file; for a video its captions and transcript too. The text survives a closed tab. */
export function MaterialForm(props: MaterialFormProps) {
  const { courseId, material, viewer, onSending } = props;
  const accountId = viewer?.accountId ?? 0;
  const draft = useDraft(accountId, `material.${courseId}.${material?.id ?? 'new'}`);
  const { form, upload, added } = useMaterialForm({
    ...props,
    accountId,
    draft,
    onSaved(saved) {
      draft.saved();
      props.onSaved(saved);
    },
    onGone() {
      draft.saved();
      props.onGone();
    },
  });
  const [chosen, setChosen] = useState<File | null>(null);
  const isSending = upload.fraction !== null;
  useEffect(() => onSending(isSending), [isSending, onSending]);
  const stored = material ?? added;
  const hasVideo = stored === null ? chosen !== null && isVideo(chosen) : stored.type === 'mp4';
  return (
    <form className="stack" {...form.formProps}>
      <DraftOffer draft={draft} />
      <FormNote form={form} />
      <TextField
        key={draft.formKey}
        {...form.field('title')}
        label="Título"
        autoComplete="off"
        data-focus-first
      />
      {stored === null ? (
        <MaterialFileField error={form.errors['file']} isLocked={isSending} onChosen={setChosen} />
      ) : (
        <StoredFile file={stored} isNew={material === null} />
      )}
      {hasVideo && (
        <VideoTexts key={`texts-${draft.formKey}`} courseId={courseId} video={material} field={form.field} />
      )}
      <div className={classNames(styles.progress, isSending && styles.sending)}>
        <UploadProgress upload={upload} noun="el archivo" />
      </div>
      <SubmitFoot busy={form.isBusy}>{material === null ? 'Agregar' : 'Guardar'}</SubmitFoot>
    </form>
  );
}

type StoredFileProps = {
  file: Pick<CourseFile, 'type' | 'sizeBytes' | 'durationSeconds' | 'isFastStart'>;
  /** The material was added a moment ago, and a later step failed. */
  isNew: boolean;
};

function StoredFile({ file, isNew }: StoredFileProps) {
  const { type, sizeBytes, durationSeconds, isFastStart } = file;
  const length = durationSeconds === null ? '' : `, ${playingTime(durationSeconds)}`;
  return (
    <>
      <p className="muted">
        {typeNames[type]} de {fileSize(sizeBytes)}
        {length}.{' '}
        {isNew
          ? 'El archivo ya está guardado: corrige lo que falta y agrega.'
          : 'Para cambiar el archivo, agrega el nuevo y elimina este.'}
      </p>
      {isFastStart === false && <Callout kind="warn">{lateStart(sizeBytes)}</Callout>}
    </>
  );
}

type MaterialFileFieldProps = {
  error: string | undefined;
  /** The file is being uploaded. */
  isLocked: boolean;
  onChosen(file: File | null): void;
};

/**
 * Chooses a document or a video. It warns, before the upload, of a video that would start late or not play
 * everywhere.
 */
function MaterialFileField({ error, isLocked, onChosen }: MaterialFileFieldProps) {
  const [warning, setWarning] = useState<string | null>(null);
  async function look(file: File | null): Promise<void> {
    onChosen(file);
    const video = file !== null && isVideo(file) ? file : null;
    const sentences = [
      ...(video !== null ? [notShown[await playbackOfFile(video)]] : []),
      ...(video !== null && (await isFastStart(video)) === false ? [lateStart(video.size)] : []),
    ].filter((sentence) => sentence !== '');
    setWarning(sentences.length === 0 ? null : sentences.join(' '));
  }
  return (
    <>
      <FileField
        label="Archivo"
        kind="material"
        isLocked={isLocked}
        error={error}
        onChosen={(file) => void look(file)}
      />
      <div role="status" hidden={warning === null}>
        {warning !== null && <Callout kind="warn">{warning}</Callout>}
      </div>
    </>
  );
}

/** Finds from a few bytes where a chosen video will play. The server's check decides; this one only comes earlier. */
async function playbackOfFile(file: Blob): Promise<Playback> {
  const read = async (position: number, length: number) =>
    new Uint8Array(await file.slice(position, position + length).arrayBuffer());
  for await (const box of readBoxes(read, 0, file.size))
    if (box.type === 'moov') return playbackOf(await readTracks(read, box));
  return 'everywhere';
}
