import type { ArticleToEdit } from '../../../../contract/articles/calls.ts';
import type { CategoryRow } from '../../../../contract/categories/calls.ts';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import { type FormTexts, type TextsFor, underDraft } from '../../../lib/form-texts.ts';
import { DraftOffer } from '../../../lib/forms/draft-offer.tsx';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import { VersionsButton } from '../../../lib/versions/versions-button.tsx';
import { type ArticleInput, textsFor } from './article-comparison.ts';
import { ArticleForm } from './article-form.tsx';

type ArticleFormPageProps = ViewProps<{ article: ArticleToEdit | null; categories: CategoryRow[] }>;

/**
 * The initial values of the fields: the stored article, or a restored draft. A field that did not exist yet
 * in the draft has its stored value.
 */
const beginningOf = (draft: FormTexts | null, article: ArticleToEdit | null): TextsFor<ArticleInput> =>
  draft === null ? textsFor(article) : underDraft({ ...textsFor(article), PublishAt: undefined }, draft); // only a scheduled article has a date

/** /addarticle and /editarticle: the same form in two modes (spec 2.14). */
export default function ArticleFormPage({ data, viewer, site }: ArticleFormPageProps) {
  const { article, categories } = data;
  const draft = useDraft(viewer?.accountId ?? 0, `article.${article?.id ?? 'new'}`, article?.version);
  return (
    <>
      <Breadcrumb
        trail={[{ label: 'Artículos', href: '/listarticle' }, { label: article ? 'Editar' : 'Agregar' }]}
      />
      <ToolHead title={article ? 'Editar artículo' : 'Agregar artículo'}>
        {article && <VersionsButton href={`/revisiones?id=${article.id}`} />}
      </ToolHead>
      <div className="stack">
        <DraftOffer draft={draft} />
        <ArticleForm
          key={draft.formKey}
          article={article}
          texts={beginningOf(draft.restored, article)}
          categories={categories}
          draft={draft}
          site={site}
        />
      </div>
    </>
  );
}
