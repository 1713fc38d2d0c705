import { useState } from 'react';
import type { CourseRead } from '../../../../contract/calls/course.ts';
import { languageTag } from '../../../../contract/content/language.ts';
import { ResponsiveImage } from '../../../components/display/responsive-image.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { Prose } from '../../../components/text/prose.tsx';
import type { ImageSource } from '../../../lib/image-urls.ts';
import { CourseFeatures } from '../course-features.tsx';
import { splitModules } from '../module-text.rules.ts';

/** The data of a course's preview. */
export interface CoursePreview
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
export function PreviewedDetail(preview: CoursePreview) {
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
export function PreviewedReading(preview: CoursePreview) {
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
