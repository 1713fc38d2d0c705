import type { CourseToEdit } from '../../../../contract/calls/course.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import type { FormTexts } from '../../../lib/form-texts.ts';
import { DraftOffer } from '../../../lib/forms/draft-offer.tsx';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { useNotice } from '../../../lib/page/notice.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import { textsFor } from './course-comparison.ts';
import { CourseForm } from './course-form.tsx';
import { splitIntoModules, textOfModules } from './module-list.rules.ts';

/**
 * Completes an old draft: one from before modules had names keeps its text, and a field that did not exist
 * yet has its stored value.
 */
function completed(draft: FormTexts, course: CourseToEdit | null): FormTexts {
  const { Module: whole = '' } = draft;
  const ModuleList = textOfModules(splitIntoModules(whole));
  // a draft has no value for an unchecked checkbox
  return { ...textsFor(course), Certificado: undefined, ModuleList, ...draft };
}

/** The initial values of the fields: a restored draft, or the stored course. */
const beginningOf = (draft: FormTexts | null, course: CourseToEdit | null): FormTexts =>
  draft === null
    ? { ...textsFor(course), BaseVersion: course?.version.toString() }
    : completed(draft, course);

/** /addcourse and /editcourse: the same form in two modes (spec 2.16). */
export default function CourseFormPage({ data, viewer }: ViewProps<{ course: CourseToEdit | null }>) {
  const { course } = data;
  useNotice(); // shows the notice of a copy that was just made
  const draft = useDraft(viewer?.accountId ?? 0, `course.${course?.id ?? 'new'}`);
  return (
    <>
      <Breadcrumb trail={[{ label: 'Cursos', href: '/course' }, { label: course ? 'Editar' : 'Agregar' }]} />
      <ToolHead title={course ? 'Editar curso' : 'Agregar curso'}>
        {course && (
          <>
            <Button kind="line" href={`/resultados?id=${course.id}`}>
              <Icon name="users" />
              Resultados
            </Button>
            <Button kind="line" href={`/revisionescurso?id=${course.id}`}>
              <Icon name="clock" />
              Versiones
            </Button>
          </>
        )}
      </ToolHead>
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
