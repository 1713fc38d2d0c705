import type { ArticleToEdit } from '../../../../contract/calls/article.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { ResponsiveImage } from '../../../components/display/responsive-image.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { Card } from '../../../components/page/card.tsx';
import { imageOf } from '../../../lib/image-urls.ts';
import styles from './article-images.module.css';

/** The two images of an article and a link to change them. A new article gets them once it is saved. */
export function ArticleImages({ article }: { article: ArticleToEdit | null }) {
  return (
    <Card as="section" flat padded className={styles.pictures}>
      <h2>Imágenes</h2>
      {article === null ? (
        <p className="small muted">Después de agregar el artículo puedes ponerle portada y detalle.</p>
      ) : (
        <>
          <div className={styles.two}>
            <Shown article={article} file={article.imgPortada} name="Portada" />
            <Shown article={article} file={article.imgDetalle} name="Detalle" />
          </div>
          <Button kind="soft" size="small" wide href={`/imagearticulo?id=${article.id}`}>
            <Icon name="image" />
            Cambiar imágenes
          </Button>
        </>
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
