import { ComparePanel, CompareText } from '../../../components/text/compare-panel.tsx';
import { type SideNames, ValueCompare } from '../../../components/text/text-compare.tsx';
import type { ComparableArticle } from './article-comparison.ts';

type ArticleCompareProps = { names: SideNames; before: ComparableArticle; after: ComparableArticle };

/** Two states of an article: title, category, age, publication and text, what differs marked. */
export function ArticleCompare({ names, before, after }: ArticleCompareProps) {
  const value = (label: string, key: 'title' | 'category' | 'age') => (
    <ValueCompare label={label} names={names} before={before[key]} after={after[key]} />
  );
  return (
    <ComparePanel names={names}>
      {value('Título', 'title')}
      {value('Categoría', 'category')}
      {value('Edad recomendada', 'age')}
      {before.state !== undefined && after.state !== undefined && (
        <ValueCompare label="Estado" names={names} before={before.state} after={after.state} />
      )}
      <CompareText label="Descripción" names={names} before={before.html} after={after.html} />
    </ComparePanel>
  );
}
