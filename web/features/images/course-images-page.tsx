import type { OwnerImages } from '../../../contract/calls/owner-images.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { courses } from './image-owner.ts';
import { ImagesPage } from './images-page.tsx';

/** /imageUpload (spec 2.16). */
export default function CourseImagesPage({ data }: ViewProps<OwnerImages>) {
  return <ImagesPage owner={courses} images={data} />;
}
