import type { CourseToEdit } from '../../../../contract/courses/calls.ts';
import type { CourseHome } from '../../../../contract/courses/home-calls.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import { type FormTexts, type TextsFor, underDraft } from '../../../lib/form-texts.ts';
import { DraftOffer } from '../../../lib/forms/draft-offer.tsx';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { useNotice } from '../../../lib/page/notice.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import { CourseHead } from '../../course-home/course-head.tsx';
import { type CourseInput, textsFor } from './course-comparison.ts';
import { CourseForm } from './course-form.tsx';
import { splitIntoModules, textOfModules } from './module-list.rules.ts';

/**
 * Completes an old draft: one from before modules had names keeps its text, and a field that did not exist
 * yet has its stored value.
 */
function completed(draft: FormTexts, course: CourseToEdit | null): TextsFor<CourseInput> {
  const { Module: whole = '' } = draft;
  const ModuleList = textOfModules(splitIntoModules(whole));
  // a draft has no value for an unchecked checkbox
  return underDraft({ ...textsFor(course), Certificado: undefined, ModuleList }, draft);
}

/** The initial values of the fields: a restored draft, or the stored course. */
const beginningOf = (draft: FormTexts | null, course: CourseToEdit | null): TextsFor<CourseInput> =>
  draft === null ? textsFor(course) : completed(draft, course);

interface CourseFormData {
  /** Both null: a new course. */
  home: CourseHome | null;
  course: CourseToEdit | null;
}

/** /addcourse and /editcourse: the same form in two modes (spec 2.16). */
export default function CourseFormPage({ data, viewer }: ViewProps<CourseFormData>) {
  const { home, course } = data;
  useNotice(); // shows the notice of a copy that was just made
  const draft = useDraft(viewer?.accountId ?? 0, `course.${course?.id ?? 'new'}`, course?.version);
  return (
    <>
      {home === null ? (
        <>
          <Breadcrumb trail={[{ label: 'Cursos', href: '/course' }, { label: 'Agregar' }]} />
          <ToolHead title="Agregar curso" />
        </>
      ) : (
        <>
          <CourseHead course={home} current="contenido" />
          <ToolHead title="Editar curso" level={2}>
            <Button kind="text" size="small" href={`/imageUpload?id=${home.id}`}>
              <Icon name="image" />
              Imágenes
            </Button>
            <Button kind="text" size="small" href={`/revisionescurso?id=${home.id}`}>
              <Icon name="clock" />
              Versiones
            </Button>
          </ToolHead>
        </>
      )}
      <div className="stack">
        <DraftOffer draft={draft} />
        <CourseForm
          key={draft.formKey}
          course={course}
          texts={beginningOf(draft.restored, course)}
          draft={draft}
        />
      </div>
    </>
  );
}
