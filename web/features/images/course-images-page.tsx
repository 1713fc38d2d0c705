import type { OwnerImages } from '../../../contract/owner-images.ts';
import type { ViewProps } from '../../lib/screen.ts';
import { courses } from './image-owner.ts';
import { ImagesPage } from './images-page.tsx';

/** /imageUpload (portal.md §2, Course image screen). */
export default function CourseImagesPage({ data }: ViewProps<OwnerImages>) {
  return <ImagesPage owner={courses} images={data} />;
}
