import { useState } from 'react';
import type { CourseToEdit } from '../../../../contract/calls/course.ts';
import { Chip, Chips } from '../../../components/display/chip.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { imageOf } from '../../../lib/image-urls.ts';
import { PreviewButton } from '../../../lib/page/preview-button.tsx';
import { type CoursePreview, PreviewedDetail, PreviewedReading } from './course-preview.tsx';
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
