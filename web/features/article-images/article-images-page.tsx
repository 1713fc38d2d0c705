import { useState } from 'react';
import type { OwnerImages } from '../../../contract/owner-images.ts';
import { Crumb } from '../../components/crumb.tsx';
import { ToolHead } from '../../components/page-head.tsx';
import type { ViewProps } from '../../lib/screen.ts';
import { pictureShapes } from '../../lib/uploads/picture-shapes.ts';
import styles from './article-images-page.module.css';
import { ImageForm } from './image-form.tsx';
import type { StandingImage } from './use-image-form.ts';

/** /imagearticulo: the cover and the detail image of an article (portal.md §2, Article images manager). */
export default function ArticleImagesPage({ data, viewer }: ViewProps<OwnerImages>) {
  const { id, title } = data;
  const [cover, setCover] = useState<StandingImage>({ file: data.imgPortada, alt: data.altPortada });
  const [detail, setDetail] = useState<StandingImage>({ file: data.imgDetalle, alt: data.altDetalle });
  const shared = { articleId: id, username: viewer?.username ?? '' };
  return (
    <>
      <Crumb
        trail={[
          { label: 'Artículos', href: '/listarticle' },
          { label: 'Editar', href: `/editarticle?id=${id}` },
          { label: 'Imágenes' },
        ]}
      />
      <ToolHead title="Imagen de Portada y Detalle del Articulo" />
      <p className={styles.article}>
        Artículo: <b>{title}</b>
      </p>
      <div className={styles.two}>
        <ImageForm
          {...shared}
          isCover
          title="Portada"
          purpose="Se ve en la lista de artículos."
          without="Sin portada se ve este dibujo."
          shape={pictureShapes.articleCover}
          image={cover}
          shown={cover}
          onChanged={setCover}
        />
        <ImageForm
          {...shared}
          isCover={false}
          title="Detalle"
          purpose="Se ve grande al abrir el artículo."
          without={
            cover.file === null
              ? 'Sin imagen de detalle se ve este dibujo.'
              : 'Sin imagen de detalle se ve la portada.'
          }
          shape={pictureShapes.articleDetail}
          image={detail}
          shown={detail.file === null ? cover : detail}
          onChanged={setDetail}
        />
      </div>
    </>
  );
}
