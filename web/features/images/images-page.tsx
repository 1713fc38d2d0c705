import { type ReactNode, useState } from 'react';
import type { CoverImages } from '../../../contract/images/cover-images.ts';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { useNotice } from '../../lib/page/notice.ts';
import { imageShapes } from '../../lib/uploads/image-shapes.ts';
import { ImageForm } from './image-form.tsx';
import type { ImageOwner } from './image-owner.ts';
import styles from './images-page.module.css';
import type { CurrentImage } from './use-image-form.ts';

type ImagesPageProps = {
  owner: ImageOwner;
  images: CoverImages;
  /** The head of the owner's screens, if this is one of them; without it the screen has its own. */
  head?: ReactNode;
};

/** The cover and the detail image of an article or a course. */
export function ImagesPage({ owner, images, head }: ImagesPageProps) {
  useNotice(); // of an article whose cover was not saved with it
  const { id, title } = images;
  const [cover, setCover] = useState<CurrentImage>({ file: images.imgPortada, alt: images.altPortada });
  const [detail, setDetail] = useState<CurrentImage>({ file: images.imgDetalle, alt: images.altDetalle });
  const shared = { owner, id };
  return (
    <>
      {head === undefined ? (
        <>
          <Breadcrumb
            trail={[owner.list, { label: 'Editar', href: owner.editHref(id) }, { label: 'Imágenes' }]}
          />
          <ToolHead title={owner.heading} />
          <p className={styles.owner}>
            {owner.label}: <b>{title}</b>
          </p>
        </>
      ) : (
        <>
          {head}
          <ToolHead title={owner.heading} level={2} />
        </>
      )}
      <div className={styles.two}>
        <ImageForm
          {...shared}
          isCover
          title="Portada"
          purpose={owner.purposes.cover}
          without="Sin portada se ve este dibujo."
          shape={imageShapes.cover}
          image={cover}
          shown={cover}
          onChanged={setCover}
        />
        <ImageForm
          {...shared}
          isCover={false}
          title="Detalle"
          purpose={owner.purposes.detail}
          without={
            cover.file === null
              ? 'Sin imagen de detalle se ve este dibujo.'
              : 'Sin imagen de detalle se ve la portada.'
          }
          shape={imageShapes.detail}
          image={detail}
          shown={detail.file === null ? cover : detail}
          onChanged={setDetail}
        />
      </div>
    </>
  );
}
