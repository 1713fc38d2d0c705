import type { ArticleToEdit } from '../../../../contract/calls/article.ts';
import type { CategoryRow } from '../../../../contract/calls/category.ts';
import { recommendedAge } from '../../../../contract/constants.ts';
import { RangeField } from '../../../components/forms/range-field.tsx';
import { SelectField } from '../../../components/forms/select-field.tsx';
import { Card } from '../../../components/page/card.tsx';
import type { FormTexts } from '../../../lib/form-texts.ts';
import type { FormState } from '../../../lib/forms/use-form.ts';
import type { UploadState } from '../../../lib/uploads/use-upload.ts';
import { ageText } from './article-comparison.ts';
import { ArticleImages } from './article-images.tsx';
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
