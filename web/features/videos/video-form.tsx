import { useState } from 'react';
import type { InputOf } from '../../../contract/endpoint.ts';
import { video as calls, type VideoRow } from '../../../contract/videos/calls.ts';
import { badVideoUrl } from '../../../contract/videos/refusals.ts';
import { meantVideoAddress, videoSourceOf } from '../../../contract/videos/video-source.ts';
import { FieldGrid } from '../../components/forms/field.tsx';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { underDraft } from '../../lib/form-texts.ts';
import { type FormDraft, useDraft } from '../../lib/forms/use-draft.ts';
import { type FormState, useForm } from '../../lib/forms/use-form.ts';
import { RowForm } from '../../lib/versions/row-form.tsx';
import { storedRow, useVersionedSave } from '../../lib/versions/use-versioned-save.ts';
import styles from './video-form.module.css';

const sourceOf = (written: string) => videoSourceOf(meantVideoAddress(written.trim()));

/** The name of the recognised source: 'Video de YouTube'; null for an address that is not accepted. */
function videoSourceName(address: string): string | null {
  const source = sourceOf(address);
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
  const draft = useDraft(accountId, `video.${video?.id ?? 'new'}`, video?.version);
  const saving = useVideoSave(video, draft, (saved, message) => {
    draft.saved();
    onSaved(saved, message);
  });
  const form = useForm({
    schema: calls.add.input,
    draft,
    texts: underDraft(
      {
        Title: video?.title,
        VideoUrl: video?.videoUrl,
        Length: video?.length,
        Description: video?.description,
      },
      draft.restored,
    ),
    alsoCheck: ({ VideoUrl = '' }) =>
      VideoUrl.trim() === '' || sourceOf(VideoUrl) !== null
        ? []
        : [{ field: 'VideoUrl', message: badVideoUrl.message }],
    submit: saving.submit,
  });
  return (
    <RowForm
      form={form}
      submitLabel={video === null ? 'Agregar' : 'Guardar'}
      saving={saving}
      draft={draft}
      onTakeOther={onTakeOther}
      fieldsOf={(own, theirs) => [
        { label: 'Titulo', before: theirs.title, after: own.Title },
        { label: 'Video URL', before: theirs.videoUrl, after: own.VideoUrl },
        { label: 'Duración', before: theirs.length, after: own.Length ?? '' },
        { label: 'Descripción', before: theirs.description, after: own.Description ?? '' },
      ]}
    >
      <VideoFields field={form.field} />
    </RowForm>
  );
}

/** Adds a video or changes the stored one, unless another person did so first. */
function useVideoSave(video: VideoRow | null, draft: FormDraft, onSaved: VideoFormProps['onSaved']) {
  const api = useApi();
  return useVersionedSave<InputOf<typeof calls.add>, VideoRow>({
    draft,
    async save(input, Version) {
      const { data, message } = await (video === null
        ? api.video.add(input)
        : api.video.update({ Id: video.id, Version, ...input }));
      const { Title: title, Description: description = '', VideoUrl: videoUrl, Length: length = '' } = input;
      onSaved({ ...data, title, description, videoUrl, length, added: video?.added ?? null }, message);
    },
    stored: async () => storedRow((await api.video.get({})).data, video?.id),
  });
}

function VideoFields({ field }: { field: FormState['field'] }) {
  const [address, setAddress] = useState(field('VideoUrl').defaultValue ?? '');
  const source = videoSourceName(address);
  return (
    <>
      <FieldGrid>
        <TextField {...field('Title')} label="Titulo" autoComplete="off" data-focus-first />
        <TextField {...field('Length')} label="Duración" optional placeholder="3:20" autoComplete="off" />
      </FieldGrid>
      <TextField
        {...field('VideoUrl')}
        label="Video URL"
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
        {...field('Description')}
        grows
        className={styles.transcript}
        label="Descripción"
        optional
        hint="Puede llevar la transcripción de lo que se dice: quien no puede oír el video la lee."
      />
    </>
  );
}
