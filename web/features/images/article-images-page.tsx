import type { CoverImages } from '../../../contract/images/cover-images.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { articles } from './image-owner.ts';
import { ImagesPage } from './images-page.tsx';

/** /imagearticulo (spec 2.14). */
export default function ArticleImagesPage({ data }: ViewProps<CoverImages>) {
  return <ImagesPage owner={articles} images={data} />;
}
