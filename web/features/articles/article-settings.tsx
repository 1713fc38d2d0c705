import type { CategoryRow } from '../../../contract/category.ts';
import { Card } from '../../components/card.tsx';
import { CheckField } from '../../components/check-field.tsx';
import { RangeField } from '../../components/range-field.tsx';
import { SelectField } from '../../components/select-field.tsx';

type ArticleSettingsProps = {
  texts: Record<string, string>;
  categories: CategoryRow[];
  errors: Record<string, string>;
};

const sayAge = (years: number) => (years === 1 ? 'desde 1 año' : `desde ${years} años`);

/** What belongs to an article beside its text: category, recommended age, whether readers see it. */
export function ArticleSettings({ texts, categories, errors }: ArticleSettingsProps) {
  return (
    <Card flat padded className="stack">
      <SelectField
        label="Categoría"
        name="CategoryId"
        placeholder="Seleccione"
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={texts['CategoryId']}
        error={errors['CategoryId']}
        hint={
          categories.length === 0 ? (
            <>
              Primero <a href="/category">agrega una categoría</a>.
            </>
          ) : undefined
        }
      />
      <RangeField
        label="Edad recomendada"
        name="YearsRange"
        min={1}
        max={100}
        defaultValue={Number(texts['YearsRange'])}
        say={sayAge}
        error={errors['YearsRange']}
        hint="Solo lo ven quienes tienen esa edad o más, y quienes no han entrado."
      />
      <CheckField
        label="Publicado"
        name="Published"
        value="true"
        defaultChecked={texts['Published'] === 'true'}
        hint="Sin marcar queda como borrador: solo lo ven los administradores."
      />
    </Card>
  );
}
