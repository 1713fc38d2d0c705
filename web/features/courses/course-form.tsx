import { type CourseToEdit, course as calls } from '../../../contract/course.ts';
import { refusals } from '../../../contract/refusals.ts';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { StaleDialog } from '../../components/stale-dialog.tsx';
import { TitleField } from '../../components/title-field.tsx';
import { useApi } from '../../lib/api-context.ts';
import { DraftNote } from '../../lib/draft-note.tsx';
import { DraftedForm } from '../../lib/drafted-form.tsx';
import { useMediaPicker } from '../../lib/media/use-media-picker.tsx';
import { keepNotice } from '../../lib/notice.ts';
import type { FormDraft } from '../../lib/use-draft.ts';
import { type FormState, useForm } from '../../lib/use-form.ts';
import { useVersionedSave } from '../../lib/use-versioned-save.ts';
import { wordsAndMinutes } from '../../lib/words-and-minutes.ts';
import { CourseSettings } from './course-settings.tsx';

type CourseFormProps = {
  /** The stored course; null = a new one. */
  course: CourseToEdit | null;
  /** What the fields begin with, by name. */
  texts: Record<string, string>;
  draft: FormDraft;
  /** Who writes, should the session end. */
  username: string;
};

type CourseInput = Parameters<ReturnType<typeof useApi>['course']['add']>[0];

/** Title and texts at the left, the figures at the right, the buttons always in sight. */
export function CourseForm({ course, texts, draft, username }: CourseFormProps) {
  const api = useApi();
  const picker = useMediaPicker();
  const saving = useVersionedSave<CourseInput, CourseToEdit>({
    version: course?.version,
    async save(input, version) {
      const { message } = course
        ? await api.course.update({ Id: course.id, ...input, Version: version })
        : await api.course.add(input);
      draft.forget();
      keepNotice(message);
      location.assign('/course');
    },
    stored: async () => (await api.course.getToEdit({ id: course?.id ?? 0 })).data,
  });
  const form = useForm({
    schema: calls.add.input,
    beside: () => ({ Certificado: 0 }), // an unticked box sends nothing
    submit: saving.submit,
  });
  return (
    <>
      <DraftedForm
        form={course ? inEditMode(form) : form}
        draft={draft}
        stop={saving.stop}
        username={username}
        submitLabel={course === null ? 'Agregar' : 'Editar'}
        cancelHref="/course"
        settings={<CourseSettings texts={texts} errors={form.errors} />}
      >
        <TitleField label="Título" name="Title" defaultValue={texts['Title']} error={form.errors['Title']} />
        <RichText
          short
          label="Descripción"
          name="Description"
          defaultValue={texts['Description']}
          error={form.errors['Description']}
          pickPicture={picker.pick}
          measure={wordsAndMinutes}
        />
        <RichText
          label="Módulo"
          name="Module"
          defaultValue={texts['Module']}
          error={form.errors['Module']}
          pickPicture={picker.pick}
          hint="Cada título abre un módulo en la página de lectura."
          measure={wordsAndMinutes}
          note={<DraftNote draft={draft} />}
        />
      </DraftedForm>
      {picker.dialog}
      <StaleDialog
        message={saving.conflict?.message ?? null}
        theirsHref={`/leercurso?id=${course?.id}`}
        isBusy={saving.stop.isBusy}
        onClose={saving.dismissConflict}
        onReload={draft.reload}
        onOverwrite={saving.overwrite}
      />
    </>
  );
}

/** Editing a course says the general sentence in words of its own (portal.md §5). */
function inEditMode(form: FormState): FormState {
  const isGeneral = form.failure === refusals.invalidInput.message;
  return isGeneral ? { ...form, failure: 'Por favor completar correctamente todos los campos' } : form;
}
