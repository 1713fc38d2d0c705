import type { OwnerImages } from '../../../contract/calls/owner-images.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { articles } from './image-owner.ts';
import { ImagesPage } from './images-page.tsx';

/** /imagearticulo (spec 2.14). */
export default function ArticleImagesPage({ data }: ViewProps<OwnerImages>) {
  return <ImagesPage owner={articles} images={data} />;
}
