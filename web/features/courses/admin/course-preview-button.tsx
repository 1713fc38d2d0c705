import { useState } from 'react';
import type { CourseToEdit } from '../../../../contract/calls/course.ts';
import { Chip, Chips } from '../../../components/display/chip.tsx';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { imageOf } from '../../../lib/image-urls.ts';
import { PreviewDialog } from '../../../lib/page/preview-dialog.tsx';
import { type CoursePreview, PreviewedDetail, PreviewedReading } from './course-preview.tsx';
import { modulesOfText } from './module-list.rules.ts';

type CoursePreviewButtonProps = {
  /** The stored course; null = a new one. */
  course: CourseToEdit | null;
  /** Returns the current content of the form. */
  texts: () => Record<string, string>;
};

/**
 * 'Vista previa': the content of the form as visitors and as enrolled members would see it. It saves nothing.
 */
export function CoursePreviewButton({ course, texts }: CoursePreviewButtonProps) {
  const api = useApi();
  const { run, isBusy } = useCall();
  const [preview, setPreview] = useState<CoursePreview | null>(null);
  const [isEnrolled, setEnrolled] = useState(false);

  async function show(): Promise<void> {
    const { Title = '', Description = '', ModuleList = '', Language = '', ...figures } = texts();
    const modules = modulesOfText(ModuleList);
    const { data } = await api.course.preview({ Description, ModuleList: modules });
    const stored = course === null ? null : (await api.course.read({ id: course.id })).data;
    setPreview({
      ...data,
      title: Title || 'Sin título',
      image: imageOf('coursefileinfo', stored?.id ?? 0, stored?.imgDetalle ?? stored?.imgPortada ?? null),
      alt: (stored?.imgDetalle ? stored.altDetalle : stored?.altPortada) ?? '',
      language: Language,
      duration: Number(figures['Duration']) || 0,
      certificado: figures['Certificado'] === '1' ? 1 : 0,
      countModule: Number(figures['CountModule']) || 0,
    });
  }

  const chip = (label: string, isChosen: boolean, choose: () => void) => (
    <Chip aria-pressed={isChosen} onClick={choose}>
      {label}
    </Chip>
  );
  return (
    <>
      <Button kind="soft" busy={isBusy} onClick={() => void run(show)}>
        <Icon name="eye" />
        Vista previa
      </Button>
      <PreviewDialog
        open={preview !== null}
        onClose={() => setPreview(null)}
        label="El curso"
        note={
          <Chips label="Quién lo ve">
            {chip('Visitante', !isEnrolled, () => setEnrolled(false))}
            {chip('Inscrito', isEnrolled, () => setEnrolled(true))}
          </Chips>
        }
      >
        {preview && (isEnrolled ? <PreviewedReading {...preview} /> : <PreviewedDetail {...preview} />)}
      </PreviewDialog>
    </>
  );
}
