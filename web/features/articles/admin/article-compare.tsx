import { ComparePanel, CompareText } from '../../../components/text/compare-panel.tsx';
import { type SideNames, ValueCompare } from '../../../components/text/text-compare.tsx';
import { type ComparableArticle, comparedLabels } from './article-comparison.ts';

type ArticleCompareProps = { names: SideNames; before: ComparableArticle; after: ComparableArticle };

const fields = Object.keys(comparedLabels) as (keyof typeof comparedLabels)[];

/** Two states of an article with their differences marked: title, category, age, publication and text. */
export function ArticleCompare({ names, before, after }: ArticleCompareProps) {
  return (
    <ComparePanel names={names}>
      {fields.map((field) => {
        const values = { before: before.values[field], after: after.values[field] };
        if (values.before === undefined || values.after === undefined) return null;
        return (
          <ValueCompare
            key={field}
            label={comparedLabels[field]}
            names={names}
            before={values.before}
            after={values.after}
          />
        );
      })}
      <CompareText label="Descripción" names={names} before={before.html} after={after.html} />
    </ComparePanel>
  );
}
