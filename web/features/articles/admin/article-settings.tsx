import type { ArticleToEdit } from '../../../../contract/articles/calls.ts';
import type { CategoryRow } from '../../../../contract/categories/calls.ts';
import { recommendedAge } from '../../../../contract/constants.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { ResponsiveImage } from '../../../components/display/responsive-image.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { RangeField } from '../../../components/forms/range-field.tsx';
import { SelectField } from '../../../components/forms/select-field.tsx';
import { Card } from '../../../components/page/card.tsx';
import type { FormTexts } from '../../../lib/form-texts.ts';
import type { FormState } from '../../../lib/forms/use-form.ts';
import { imageOf } from '../../../lib/image-urls.ts';
import { ImageField } from '../../../lib/uploads/image-field.tsx';
import { imageShapes } from '../../../lib/uploads/image-shapes.ts';
import type { UploadState } from '../../../lib/uploads/use-upload.ts';
import { ageText } from './article-comparison.ts';
import styles from './article-settings.module.css';
import { PublishFields } from './publish-fields.tsx';

type ArticleSettingsProps = {
  /** The stored article; null = a new one. */
  article: ArticleToEdit | null;
  texts: FormTexts;
  categories: CategoryRow[];
  field: FormState['field'];
  timeZone: string;
  /** The cover on its way. */
  upload: UploadState;
};

export function ArticleSettings({
  article,
  texts,
  categories,
  field,
  timeZone,
  upload,
}: ArticleSettingsProps) {
  return (
    <div className="stack">
      <Card flat padded className="stack">
        <SelectField
          {...field('CategoryId')}
          label="Categoría"
          placeholder="Seleccione"
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          hint={
            categories.length === 0 ? (
              <>
                Primero <a href="/category">agrega una categoría</a>.
              </>
            ) : undefined
          }
        />
        <RangeField
          {...field('YearsRange')}
          label="Edad recomendada"
          min={recommendedAge.min}
          max={recommendedAge.max}
          defaultValue={Number(texts['YearsRange'])}
          formatValue={ageText}
          hint="Solo lo ven quienes tienen esa edad o más, y quienes no han entrado."
        />
        <p>
          Temas:{' '}
          {(article?.subjects ?? []).map(({ id, title }) => (
            <span key={id}>
              <a href={`/editartemas?id=${id}`}>{title}</a>{' '}
            </span>
          ))}
          {(article?.subjects ?? []).length === 0 && <span className="muted">ninguno lleva aquí</span>}
        </p>
      </Card>
      <Card flat padded>
        <PublishFields texts={texts} field={field} timeZone={timeZone} />
      </Card>
      <ArticleImages article={article} field={field} upload={upload} />
    </div>
  );
}

type ArticleImagesProps = {
  article: ArticleToEdit | null;
  field: FormState['field'];
  /** The upload of the cover, after the article is saved. */
  upload: UploadState;
};

/** The images of an article: its cover is chosen here and saved with it, both are changed on a screen of their own. */
function ArticleImages({ article, field, upload }: ArticleImagesProps) {
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
