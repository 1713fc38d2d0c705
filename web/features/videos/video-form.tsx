import { useState } from 'react';
import { video as calls, type VideoRow } from '../../../contract/calls/video.ts';
import { videoSourceOf } from '../../../contract/content/video-source.ts';
import type { InputOf } from '../../../contract/endpoint.ts';
import { badVideoUrl } from '../../../contract/refusals/content.ts';
import { Button } from '../../components/forms/button.tsx';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import { CancelButton } from '../../components/overlay/dialog.tsx';
import { DialogFoot } from '../../components/overlay/dialog-foot.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { DraftOffer } from '../../lib/forms/draft-offer.tsx';
import { FormNote } from '../../lib/forms/form-note.tsx';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { ConflictWindow, SeenNote } from '../../lib/versions/conflict-window.tsx';
import { storedRow, useVersionedSave } from '../../lib/versions/use-versioned-save.ts';
import styles from './video-form.module.css';

/** The name of the recognised source: 'Video de YouTube'; null for an address that is not accepted. */
function videoSourceName(address: string): string | null {
  const source = videoSourceOf(address.trim());
  if (source === null) return null;
  if (source.kind === 'frame') return `Video de ${source.service}`;
  return source.src.startsWith('/') ? 'Video de este portal' : 'Archivo de video';
}

type VideoFormProps = {
  /** The stored video; null = a new one. */
  video: VideoRow | null;
  accountId: number;
  onSaved: (video: VideoRow, message: string) => void;
  /** Reopens the form with what another person saved. */
  onTakeOther: (video: VideoRow) => void;
};

/** Title, address and description of a video. A transcript is long, so the text survives a closed tab. */
export function VideoForm({ video, accountId, onSaved, onTakeOther }: VideoFormProps) {
  const draft = useDraft(accountId, `video.${video?.id ?? 'new'}`);
  const saving = useVideoSave(video, (saved, message) => {
    draft.forget();
    onSaved(saved, message);
  });
  const form = useForm({
    schema: calls.add.input,
    draft,
    alsoCheck: ({ VideoUrl = '' }) =>
      VideoUrl.trim() === '' || videoSourceOf(VideoUrl.trim()) !== null
        ? []
        : [{ field: 'VideoUrl', message: badVideoUrl.message }],
    submit: saving.submit,
  });
  const texts: Record<string, string | undefined> = draft.restored ?? {
    Title: video?.title,
    VideoUrl: video?.videoUrl,
    Description: video?.description,
  };
  return (
    <>
      <form className="stack" {...form.formProps}>
        <DraftOffer draft={draft} />
        <FormNote form={form} />
        <SeenNote seen={saving.seen} />
        <VideoFields key={draft.formKey} texts={texts} errors={form.errors} />
        <DialogFoot>
          <CancelButton />
          <Button type="submit" busy={form.isBusy}>
            {video === null ? 'Agregar' : 'Guardar'}
          </Button>
        </DialogFoot>
      </form>
      <ConflictWindow
        saving={saving}
        draft={draft}
        onTakeOther={onTakeOther}
        fieldsOf={(own, theirs) => [
          { label: 'Titulo', before: theirs.title, after: own.Title },
          { label: 'Video URL', before: theirs.videoUrl, after: own.VideoUrl },
          { label: 'Descripción', before: theirs.description, after: own.Description ?? '' },
        ]}
      />
    </>
  );
}

/** Adds a video or changes the stored one, unless another person did so first. */
function useVideoSave(video: VideoRow | null, onSaved: VideoFormProps['onSaved']) {
  const api = useApi();
  return useVersionedSave<InputOf<typeof calls.add>, VideoRow>({
    version: video?.version,
    async save(input, version = 0) {
      const { Title: title, Description: description = '', VideoUrl: videoUrl } = input;
      const saved = { title, description, videoUrl, version: version + 1 };
      if (video === null) {
        const { data, message } = await api.video.add(input);
        onSaved({ id: data.id, ...saved }, message);
      } else {
        const { message } = await api.video.update({ Id: video.id, Version: version, ...input });
        onSaved({ id: video.id, ...saved }, message);
      }
    },
    stored: async () => storedRow((await api.video.get({})).data, video?.id),
  });
}

type VideoFieldsProps = { texts: Record<string, string | undefined>; errors: Record<string, string> };

function VideoFields({ texts, errors }: VideoFieldsProps) {
  const [address, setAddress] = useState(texts['VideoUrl'] ?? '');
  const source = videoSourceName(address);
  return (
    <>
      <TextField
        label="Titulo"
        name="Title"
        defaultValue={texts['Title']}
        error={errors['Title']}
        autoComplete="off"
        data-focus-first
      />
      <TextField
        label="Video URL"
        name="VideoUrl"
        defaultValue={texts['VideoUrl']}
        error={errors['VideoUrl']}
        hint={
          <span role="status">
            {source ?? 'Un enlace de YouTube o Vimeo, o un enlace https a un archivo mp4 o webm.'}
          </span>
        }
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <TextArea
        grows
        className={styles.transcript}
        label="Descripción"
        optional
        name="Description"
        defaultValue={texts['Description']}
        error={errors['Description']}
        hint="Puede llevar la transcripción de lo que se dice: quien no puede oír el video la lee."
      />
    </>
  );
}
