import type { ArticleToEdit } from '../../../../contract/calls/article.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { ResponsiveImage } from '../../../components/display/responsive-image.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { Card } from '../../../components/page/card.tsx';
import type { FormState } from '../../../lib/forms/use-form.ts';
import { imageOf } from '../../../lib/image-urls.ts';
import { ImageField } from '../../../lib/uploads/image-field.tsx';
import { imageShapes } from '../../../lib/uploads/image-shapes.ts';
import type { UploadState } from '../../../lib/uploads/use-upload.ts';
import styles from './article-images.module.css';

type ArticleImagesProps = {
  article: ArticleToEdit | null;
  field: FormState['field'];
  /** The upload of the cover, after the article is saved. */
  upload: UploadState;
};

/** The images of an article: its cover is chosen here and saved with it, both are changed on a screen of their own. */
export function ArticleImages({ article, field, upload }: ArticleImagesProps) {
  const hasCover = article !== null && article.imgPortada !== null;
  return (
    <Card as="section" flat padded className={styles.pictures}>
      <h2>Imágenes</h2>
      {article !== null && (
        <div className={styles.two}>
          <Shown article={article} file={article.imgPortada} name="Portada" />
          <Shown article={article} file={article.imgDetalle} name="Detalle" />
        </div>
      )}
      <ImageField
        label={hasCover ? 'Otra portada' : 'Portada'}
        optional
        shape={imageShapes.cover}
        error={field('file').error}
        altError={field('Alt').error}
        upload={upload}
      />
      {article === null ? (
        <p className="small muted">Sin imagen de detalle se ve la portada.</p>
      ) : (
        <Button kind="soft" size="small" wide href={`/imagearticulo?id=${article.id}`}>
          <Icon name="image" />
          Cambiar imágenes
        </Button>
      )}
    </Card>
  );
}

function Shown({ article, file, name }: { article: ArticleToEdit; file: string | null; name: string }) {
  return (
    <figure>
      <ResponsiveImage
        {...imageOf('articlefile', article.id, file)}
        sizes="10rem"
        alt=""
        width={160}
        height={100}
      />
      <figcaption>
        {name}
        {file === null && ': dibujo'}
      </figcaption>
    </figure>
  );
}
