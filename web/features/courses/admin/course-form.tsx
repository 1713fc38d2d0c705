import { type CourseToEdit, course as calls } from '../../../../contract/courses/calls.ts';
import { invalidEdit, invalidInput } from '../../../../contract/request-refusals.ts';
import { TitleField } from '../../../components/forms/title-field.tsx';
import { RichText } from '../../../components/rich-text/rich-text.tsx';
import { Prose } from '../../../components/text/prose.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useEditorFacts } from '../../../lib/facts/use-editor-facts.tsx';
import type { TextsFor } from '../../../lib/form-texts.ts';
import { DraftNote } from '../../../lib/forms/draft-note.tsx';
import { DraftedForm } from '../../../lib/forms/drafted-form.tsx';
import { textsOf } from '../../../lib/forms/form-content.ts';
import type { FormDraft } from '../../../lib/forms/use-draft.ts';
import { type FormState, useForm } from '../../../lib/forms/use-form.ts';
import { storeNotice } from '../../../lib/page/notice.ts';
import { readingTimeText } from '../../../lib/reading-time.ts';
import { ConflictWindow } from '../../../lib/versions/conflict-window.tsx';
import { OtherVersionNote } from '../../../lib/versions/other-version-note.tsx';
import { textIsSafe, useVersionedSave } from '../../../lib/versions/use-versioned-save.ts';
import { type LoweredMinimum, useLoweredMinimum } from '../../attempts/use-lowered-minimum.tsx';
import {
  type CertificateChange,
  useCertificateChange,
} from '../../certificates/admin/use-certificate-change.tsx';
import { useMediaPicker } from '../../images/library/use-media-picker.tsx';
import {
  type CourseInput,
  comparableOfInput,
  comparableOfStored,
  comparedFields,
} from './course-comparison.ts';
import { CoursePreviewButton } from './course-preview-button.tsx';
import { CourseSettings } from './course-settings.tsx';
import { faultOf, modulesOfText } from './module-list.rules.ts';
import { ModuleList } from './module-list.tsx';
import { useModuleList } from './use-module-list.ts';

type CourseFormProps = {
  /** The stored course; null = a new one. */
  course: CourseToEdit | null;
  texts: TextsFor<CourseInput>;
  draft: FormDraft;
};

/** Title, description and modules at the left, the figures at the right, the buttons always in view. */
export function CourseForm({ course, texts, draft }: CourseFormProps) {
  const picker = useMediaPicker();
  const { facts, dialog } = useEditorFacts(texts.Description, texts.ModuleList);
  const lowered = useLoweredMinimum();
  const certificates = useCertificateChange();
  const saving = useCourseSave(course, draft, lowered, certificates);
  const modules = useModuleList(texts.ModuleList ?? '');
  const mayKeepUntitled = course?.moduleList[0]?.title === '';
  const form = useForm({
    schema: calls.add.input,
    draft,
    texts,
    extraInput: () => ({ Certificado: 0 }), // an unchecked checkbox sends nothing
    made: ({ ModuleList: text = '' }) => ({ ModuleList: modulesOfText(text) }),
    alsoCheck: ({ ModuleList: text = '', CountModule }) => [
      ...(faultOf(modulesOfText(text), mayKeepUntitled)?.part === 'title'
        ? [{ field: 'ModuleList', message: 'Escribe el título de cada módulo.' }]
        : []),
      // a call may leave the number out, a form may not
      ...(CountModule === ''
        ? [{ field: 'CountModule', message: 'El campo Lecciones es obligatorio.' }]
        : []),
    ],
    submit: saving.submit,
  });
  const textsNow = () => (draft.form.current ? textsOf(draft.form.current) : {});
  return (
    <>
      <DraftedForm
        form={course ? inEditMode(form) : form}
        submitLabel={course === null ? 'Agregar' : 'Editar'}
        cancelHref="/course"
        tools={<CoursePreviewButton course={course} texts={textsNow} />}
        settings={<CourseSettings field={form.field} moduleCount={modules.modules.length} />}
      >
        {saving.seen && (
          <OtherVersionNote otherVersion={saving.seen} versionsHref={`/revisionescurso?id=${saving.seen.id}`}>
            <Prose html={saving.seen.description + saving.seen.modules} />
          </OtherVersionNote>
        )}
        <TitleField {...form.field('Title')} label="Título" />
        <RichText
          {...form.field('Description')}
          short
          label="Descripción"
          pickImage={picker.pick}
          facts={facts}
          measure={readingTimeText}
          note={<DraftNote draft={draft} />}
        />
        <ModuleList
          list={modules}
          mayKeepUntitled={mayKeepUntitled}
          error={form.errors['ModuleList']}
          refusedAt={form.refusal}
          pickImage={picker.pick}
          facts={facts}
        />
      </DraftedForm>
      {picker.dialog}
      {dialog}
      {lowered.dialog}
      {certificates.dialog}
      <ConflictWindow
        foldsEqual
        saving={saving}
        draft={draft}
        fieldsOf={(own, theirs) => comparedFields(comparableOfStored(theirs), comparableOfInput(own))}
      />
    </>
  );
}

/** Replaces the general error sentence while a course is edited (spec 3.5). */
function inEditMode(form: FormState): FormState {
  const isGeneral = form.failure === invalidInput.message;
  return isGeneral ? { ...form, failure: invalidEdit.message } : form;
}

/** Saves a course and returns to the list. */
function useCourseSave(
  course: CourseToEdit | null,
  draft: FormDraft,
  lowered: Pick<LoweredMinimum, 'ask' | 'carryOut'>,
  certificates: Pick<CertificateChange, 'ask'>,
) {
  const api = useApi(textIsSafe);
  return useVersionedSave<CourseInput, CourseToEdit>({
    draft,
    async save(input, version) {
      if (course === null) {
        const { message, data } = await api.course.add(input);
        storeNotice(message, { label: 'Agregar preguntas', href: `/question?id=${data.id}` });
      } else {
        await certificates.ask(
          course.id,
          { isGiven: course.certificado === 1, minimum: course.notaMinima },
          { isGiven: input.Certificado === 1, minimum: input.Calification },
        );
        const isLowered = input.Calification < course.notaMinima;
        const passing = isLowered ? await lowered.ask(course.id, input.Calification) : null;
        const { message } = await api.course.update({ Id: course.id, ...input, Version: version });
        await lowered.carryOut(passing);
        storeNotice(message);
      }
      draft.saved();
      location.assign('/course');
    },
    stored: async () => (await api.course.getToEdit({ id: course?.id ?? 0 })).data,
  });
}
