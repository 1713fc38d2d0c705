import type { CourseToEdit } from '../../../../contract/calls/course.ts';
import { certificateGrade, languages } from '../../../../contract/constants.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import { DraftOffer } from '../../../lib/forms/draft-offer.tsx';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { useNotice } from '../../../lib/page/notice.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import { CourseForm } from './course-form.tsx';
import { moduleFieldOf, modulesOfWhole, textOfModules } from './module-list.rules.ts';

/** The fields of the form as texts, for a stored course or a new one. */
function textsFor(course: CourseToEdit | null): Record<string, string> {
  return {
    Title: course?.title ?? '',
    Language: course?.language ?? languages[0],
    CountModule: String(course?.countModule ?? ''),
    Duration: String(course?.duration ?? ''),
    DurationText: String(course?.time ?? ''),
    Calification: String(course?.notaMinima ?? certificateGrade),
    CantidadPregunta: String(course?.quantity ?? ''),
    Description: course?.description ?? '',
    ModuleList: moduleFieldOf(course),
    Published: String(course?.published ?? true),
    ...(course === null ? {} : { BaseVersion: String(course.version) }),
    ...(course?.certificado === 0 ? {} : { Certificado: '1' }),
  };
}

/** A draft that was kept before courses had a state leaves it as it is; one of before modules had names keeps its text. */
function completed(draft: Record<string, string>, course: CourseToEdit | null): Record<string, string> {
  const { Module: whole = '' } = draft;
  const { Published = 'true' } = textsFor(course);
  return { Published, ModuleList: textOfModules(modulesOfWhole(whole)), ...draft };
}

/** /addcourse and /editcourse: the same form in two modes (spec 2.16). */
export default function CourseFormPage({ data, viewer }: ViewProps<{ course: CourseToEdit | null }>) {
  const { course } = data;
  useNotice(); // a copy that was just made says so
  const draft = useDraft(viewer?.accountId ?? 0, `course.${course?.id ?? 'new'}`);
  return (
    <>
      <Breadcrumb trail={[{ label: 'Cursos', href: '/course' }, { label: course ? 'Editar' : 'Agregar' }]} />
      <ToolHead title={course ? 'Editar curso' : 'Agregar curso'}>
        {course && (
          <Button kind="line" href={`/revisionescurso?id=${course.id}`}>
            <Icon name="clock" />
            Versiones
          </Button>
        )}
      </ToolHead>
      <div className="stack">
        <DraftOffer draft={draft} />
        <CourseForm
          key={draft.round}
          course={course}
          texts={draft.restored ? completed(draft.restored, course) : textsFor(course)}
          draft={draft}
        />
      </div>
    </>
  );
}
