import type { CourseHome } from '../../../contract/courses/home-calls.ts';
import type { CoverImages } from '../../../contract/images/cover-images.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { CourseHead } from '../course-home/course-head.tsx';
import { courses } from './image-owner.ts';
import { ImagesPage } from './images-page.tsx';

/** /imageUpload, a part of Contenido (spec 2.16). */
export default function CourseImagesPage({ data }: ViewProps<{ home: CourseHome; images: CoverImages }>) {
  return (
    <ImagesPage
      owner={courses}
      images={data.images}
      head={<CourseHead course={data.home} current="contenido" here="Imágenes" />}
    />
  );
}
