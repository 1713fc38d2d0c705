import { useLayoutEffect, useState } from 'react';
import { video as calls, type VideoRow } from '../../../contract/calls/video.ts';
import { videoSourceOf } from '../../../contract/content/video-source.ts';
import { sentence } from '../../../contract/refusal.ts';
import { Button } from '../../components/forms/button.tsx';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import { DialogFoot } from '../../components/overlay/dialog.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { DraftOffer } from '../../lib/forms/draft-offer.tsx';
import { FormNote } from '../../lib/forms/form-note.tsx';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import styles from './video-form.module.css';
import { videoSourceName } from './video-source-name.rules.ts';

type VideoFormProps = {
  /** The stored video; null = a new one. */
  video: VideoRow | null;
  accountId: number;
  onClose: () => void;
  onSaved: (video: VideoRow, message: string) => void;
};

/** Title, address and description of a video. A transcript is long, so the text survives a closed tab. */
export function VideoForm({ video, accountId, onClose, onSaved }: VideoFormProps) {
  const api = useApi();
  const draft = useDraft(accountId, `video.${video?.id ?? 'new'}`);
  useLayoutEffect(() => draft.storeNow, [draft.storeNow]); // the dialog may be closed in the middle of a text
  const form = useForm({
    schema: calls.add.input,
    alsoCheck: ({ VideoUrl = '' }) =>
      VideoUrl.trim() === '' || videoSourceOf(VideoUrl.trim()) !== null
        ? []
        : [{ field: 'VideoUrl', message: sentence('badVideoUrl') }],
    async submit(input) {
      const saved = { title: input.Title, description: input.Description ?? '', videoUrl: input.VideoUrl };
      if (video === null) {
        const { data, message } = await api.video.add(input);
        draft.forget();
        onSaved({ id: data.id, ...saved }, message);
      } else {
        const { message } = await api.video.update({ Id: video.id, ...input });
        draft.forget();
        onSaved({ id: video.id, ...saved }, message);
      }
    },
  });
  const texts: Record<string, string | undefined> = draft.restored ?? {
    Title: video?.title,
    VideoUrl: video?.videoUrl,
    Description: video?.description,
  };
  return (
    <form
      ref={draft.form}
      className="stack"
      {...form.formProps}
      onInput={(event) => {
        form.formProps.onInput(event);
        draft.onInput();
      }}
    >
      <DraftOffer draft={draft} />
      <FormNote form={form} />
      <VideoFields key={draft.formKey} texts={texts} errors={form.errors} />
      <DialogFoot>
        <Button
          kind="line"
          onClick={() => {
            draft.forget();
            onClose();
          }}
        >
          Cancelar
        </Button>
        <Button type="submit" busy={form.isBusy}>
          {video === null ? 'Agregar' : 'Guardar'}
        </Button>
      </DialogFoot>
    </form>
  );
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
        maxLength={200}
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
