import { type ArticleToEdit, article as calls } from '../../../contract/article.ts';
import type { CategoryRow } from '../../../contract/category.ts';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { TitleField } from '../../components/title-field.tsx';
import { useApi } from '../../lib/api-context.ts';
import { DraftNote } from '../../lib/draft-note.tsx';
import { DraftedForm } from '../../lib/drafted-form.tsx';
import { keepNotice } from '../../lib/notice.ts';
import type { FormDraft } from '../../lib/use-draft.ts';
import { useForm } from '../../lib/use-form.ts';
import { useVersionedSave } from '../../lib/use-versioned-save.ts';
import { wordsAndMinutes } from '../../lib/words-and-minutes.ts';
import { ArticleSettings } from './article-settings.tsx';

type ArticleFormProps = {
  /** The stored article; null = a new one. */
  article: ArticleToEdit | null;
  /** What the fields begin with, by name. */
  texts: Record<string, string>;
  categories: CategoryRow[];
  draft: FormDraft;
  /** Who writes, should the session end. */
  username: string;
};

type ArticleInput = Parameters<ReturnType<typeof useApi>['article']['add']>[0];

/** Title and text at the left, category, age and state at the right, the buttons always in sight. */
export function ArticleForm({ article, texts, categories, draft, username }: ArticleFormProps) {
  const api = useApi();
  const saving = useVersionedSave<ArticleInput>({
    version: article?.version,
    async save(input, version) {
      const { message } = article
        ? await api.article.update({ Id: article.id, ...input, Version: version })
        : await api.article.add(input);
      draft.forget();
      keepNotice(message);
      location.assign('/listarticle');
    },
    latestVersion: async () => (await api.article.getToEdit({ id: article?.id ?? 0 })).data.version,
  });
  const form = useForm({
    schema: calls.add.input,
    beside: () => ({ Published: false }), // an unticked box sends nothing
    submit: saving.submit,
  });
  return (
    <DraftedForm
      form={form}
      draft={draft}
      stop={saving.stop}
      username={username}
      isNew={article === null}
      cancelHref="/listarticle"
      theirsHref={`/leerarticulo?id=${article?.id}`}
      settings={<ArticleSettings texts={texts} categories={categories} errors={form.errors} />}
    >
      <TitleField label="Título" name="Title" defaultValue={texts['Title']} error={form.errors['Title']} />
      <RichText
        label="Descripción"
        name="Description"
        defaultValue={texts['Description']}
        error={form.errors['Description']}
        measure={wordsAndMinutes}
        note={<DraftNote draft={draft} />}
      />
    </DraftedForm>
  );
}
