import type { ArticleToEdit } from '../../../../contract/calls/article.ts';
import type { CategoryRow } from '../../../../contract/calls/category.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import { DraftOffer } from '../../../lib/forms/draft-offer.tsx';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import { ArticleForm } from './article-form.tsx';

type ArticleFormPageProps = ViewProps<{ article: ArticleToEdit | null; categories: CategoryRow[] }>;

/** The fields of the form as texts, for a stored article or a new one. */
const textsFor = (article: ArticleToEdit | null): Record<string, string> => ({
  Title: article?.title ?? '',
  Description: article?.description ?? '',
  CategoryId: String(article?.categoryId ?? ''),
  YearsRange: String(article?.yearsRange ?? 1),
  Published: String(article?.published ?? true),
  ...(article !== null && { BaseVersion: String(article.version) }),
  ...(article?.publishAt ? { PublishAt: article.publishAt } : {}),
});

/** /addarticle and /editarticle: the same form in two modes (spec 2.14). */
export default function ArticleFormPage({ data, viewer, site }: ArticleFormPageProps) {
  const { article, categories } = data;
  const draft = useDraft(viewer?.accountId ?? 0, `article.${article?.id ?? 'new'}`);
  return (
    <>
      <Breadcrumb
        trail={[{ label: 'Artículos', href: '/listarticle' }, { label: article ? 'Editar' : 'Agregar' }]}
      />
      <ToolHead title={article ? 'Editar artículo' : 'Agregar artículo'}>
        {article && (
          <Button kind="line" href={`/revisiones?id=${article.id}`}>
            <Icon name="clock" />
            Versiones
          </Button>
        )}
      </ToolHead>
      <div className="stack">
        <DraftOffer draft={draft} />
        <ArticleForm
          key={draft.round}
          article={article}
          texts={draft.restored ?? textsFor(article)}
          categories={categories}
          draft={draft}
          site={site}
        />
      </div>
    </>
  );
}
