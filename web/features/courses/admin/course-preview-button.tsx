import { useState } from 'react';
import type { CourseRead, CourseToEdit } from '../../../../contract/courses/calls.ts';
import { languageTag } from '../../../../contract/courses/language.ts';
import { Chip, Chips } from '../../../components/display/chip.tsx';
import { ResponsiveImage } from '../../../components/display/responsive-image.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { Prose } from '../../../components/text/prose.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { type ImageSource, imageOf } from '../../../lib/image-urls.ts';
import { PreviewButton } from '../../../lib/page/preview-button.tsx';
import { CourseFeatures } from '../course-features.tsx';
import { splitModules } from '../module-text.rules.ts';
import { modulesOfText } from './module-list.rules.ts';

type CoursePreviewButtonProps = {
  /** The stored course; null = a new one. */
  course: CourseToEdit | null;
  /** Returns the current content of the form. */
  texts: () => Record<string, string>;
};

/** Previews a course as visitors or as enrolled members would see it. */
export function CoursePreviewButton({ course, texts }: CoursePreviewButtonProps) {
  const api = useApi();
  const [isEnrolled, setEnrolled] = useState(false);

  async function load(): Promise<CoursePreview> {
    const { Title = '', Description = '', ModuleList = '', Language = '', ...figures } = texts();
    const modules = modulesOfText(ModuleList);
    const { data } = await api.course.preview({ Description, ModuleList: modules });
    const stored = course === null ? null : (await api.course.read({ id: course.id })).data;
    return {
      ...data,
      title: Title || 'Sin título',
      image: imageOf('coursefileinfo', stored?.id ?? 0, stored?.imgDetalle ?? stored?.imgPortada ?? null),
      alt: (stored?.imgDetalle ? stored.altDetalle : stored?.altPortada) ?? '',
      language: Language,
      duration: Number(figures['Duration']) || 0,
      certificado: figures['Certificado'] === '1' ? 1 : 0,
      countModule: Number(figures['CountModule']) || 0,
    };
  }

  const chip = (label: string, isChosen: boolean, choose: () => void) => (
    <Chip aria-pressed={isChosen} onClick={choose}>
      {label}
    </Chip>
  );
  return (
    <PreviewButton
      label="El curso"
      load={load}
      note={() => (
        <Chips label="Quién lo ve">
          {chip('Visitante', !isEnrolled, () => setEnrolled(false))}
          {chip('Inscrito', isEnrolled, () => setEnrolled(true))}
        </Chips>
      )}
    >
      {(preview) => (isEnrolled ? <PreviewedReading {...preview} /> : <PreviewedDetail {...preview} />)}
    </PreviewButton>
  );
}

/** The data of a course's preview. */
interface CoursePreview
  extends Pick<
    CourseRead,
    'title' | 'description' | 'language' | 'duration' | 'certificado' | 'countModule'
  > {
  /** Every module in one text, each after its title. */
  modules: string;
  image: ImageSource;
  alt: string;
}

/** The course's page as a visitor sees it. */
function PreviewedDetail(preview: CoursePreview) {
  const { title, description, image, alt } = preview;
  return (
    <div className="stack">
      <h2>{title}</h2>
      <ResponsiveImage
        {...image}
        sizes="(max-width: 40em) 88vw, 46rem"
        alt={alt}
        width={800}
        height={420}
        first
      />
      <CourseFeatures course={preview} />
      <Prose html={description} lang={languageTag(preview.language)} />
    </div>
  );
}

/** The reading view of enrolled members, one module at a time. */
function PreviewedReading(preview: CoursePreview) {
  const modules = splitModules(preview.modules);
  const [chosen, choose] = useState(0);
  const place = Math.min(chosen, modules.length - 1);
  return (
    <div className="stack">
      <h2>{preview.title}</h2>
      <p className="muted" role="status">
        Módulo {place + 1} de {modules.length}
      </p>
      <Prose html={modules[place]?.html ?? ''} lang={languageTag(preview.language)} />
      {modules.length > 1 && (
        <div className="row">
          {place > 0 && (
            <Button kind="line" onClick={() => choose(place - 1)}>
              Módulo anterior
            </Button>
          )}
          {place < modules.length - 1 && (
            <Button kind="line" onClick={() => choose(place + 1)}>
              Módulo siguiente
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
