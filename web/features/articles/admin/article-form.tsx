import { useRef, useState } from 'react';
import type { ArticleToEdit, ImportedText } from '../../../../contract/articles/calls.ts';
import type { CategoryRow } from '../../../../contract/categories/calls.ts';
import type { Site } from '../../../../contract/pages.ts';
import { Button } from '../../../components/forms/button.tsx';
import { TitleField } from '../../../components/forms/title-field.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { RichText, type RichTextHandle } from '../../../components/rich-text/rich-text.tsx';
import { Prose } from '../../../components/text/prose.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { useEditorFacts } from '../../../lib/facts/use-editor-facts.tsx';
import type { TextsFor } from '../../../lib/form-texts.ts';
import { calendarDate } from '../../../lib/format.ts';
import { DraftNote } from '../../../lib/forms/draft-note.tsx';
import { DraftedForm } from '../../../lib/forms/drafted-form.tsx';
import { textsOf } from '../../../lib/forms/form-content.ts';
import type { FormDraft } from '../../../lib/forms/use-draft.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { imageOf } from '../../../lib/image-urls.ts';
import { PreviewButton } from '../../../lib/page/preview-button.tsx';
import { useTextMeasure } from '../../../lib/terms/use-text-measure.ts';
import { useUpload } from '../../../lib/uploads/use-upload.ts';
import { ConflictWindow } from '../../../lib/versions/conflict-window.tsx';
import { OtherVersionNote } from '../../../lib/versions/other-version-note.tsx';
import { useMediaPicker } from '../../images/library/use-media-picker.tsx';
import { ArticleBody } from '../article-body.tsx';
import {
  type ArticleInput,
  comparableOfInput,
  comparableOfStored,
  comparedFields,
} from './article-comparison.ts';
import { ArticleSettings } from './article-settings.tsx';
import { ImportDocxButton } from './import-docx-button.tsx';
import { articleWithCover, type NewCover, useArticleSave } from './use-article-save.ts';

type ArticleFormProps = {
  /** The stored article; null = a new one. */
  article: ArticleToEdit | null;
  texts: TextsFor<ArticleInput>;
  categories: CategoryRow[];
  draft: FormDraft;
  site: Site;
};

/** Title and text at the left; category, age, state and images at the right; the buttons always in view. */
export function ArticleForm({ article, texts, categories, draft, site }: ArticleFormProps) {
  const cover = useRef<NewCover>(null);
  const upload = useUpload();
  const saving = useArticleSave(article, draft, { cover, upload });
  const picker = useMediaPicker();
  const measure = useTextMeasure();
  const { facts, dialog } = useEditorFacts(texts.Description);
  const editor = useRef<RichTextHandle>(null);
  const question = useEmptyTextQuestion(saving.submit);
  const form = useForm({
    schema: articleWithCover,
    draft,
    texts: { ...texts, Alt: undefined },
    submit({ file, Alt, CropX, CropY, CropWidth, CropHeight, ...input }) {
      cover.current = file === undefined ? null : { file, Alt, CropX, CropY, CropWidth, CropHeight };
      return question.submit(input);
    },
  });

  function takeImported({ title, html }: ImportedText, place: 'replace' | 'append'): void {
    editor.current?.[place](html);
    const field = draft.form.current?.elements.namedItem('Title');
    if (!(field instanceof HTMLTextAreaElement) || field.value.trim() !== '') return;
    field.value = title;
    field.dispatchEvent(new Event('input', { bubbles: true })); // the form hears of the change
  }

  return (
    <>
      <DraftedForm
        form={form}
        submitLabel={article === null ? 'Agregar' : 'Editar'}
        cancelHref="/listarticle"
        tools={
          <ArticlePreviewButton
            article={article}
            texts={() => (draft.form.current ? textsOf(draft.form.current) : {})}
          />
        }
        settings={
          <ArticleSettings
            article={article}
            texts={texts}
            categories={categories}
            field={form.field}
            timeZone={site.timeZone}
            upload={upload}
          />
        }
      >
        {saving.seen && (
          <OtherVersionNote otherVersion={saving.seen} versionsHref={`/revisiones?id=${saving.seen.id}`}>
            <Prose html={saving.seen.description} />
          </OtherVersionNote>
        )}
        <TitleField {...form.field('Title')} label="Título" />
        <ImportDocxButton hasText={() => editor.current?.isEmpty() === false} onImported={takeImported} />
        <RichText
          {...form.field('Description')}
          ref={editor}
          label="Descripción"
          pickImage={picker.pick}
          measure={measure}
          facts={facts}
          note={<DraftNote draft={draft} />}
        />
      </DraftedForm>
      {picker.dialog}
      {dialog}
      {question.dialog}
      <ConflictWindow
        saving={saving}
        draft={draft}
        fieldsOf={(own, theirs) =>
          comparedFields(comparableOfStored(theirs, categories), comparableOfInput(own, categories))
        }
      />
    </>
  );
}

type ArticlePreviewButtonProps = {
  /** The stored article; null = a new one. */
  article: ArticleToEdit | null;
  /** Returns the current content of the form. */
  texts: () => Record<string, string>;
};

/** Previews an article with its reading time. */
function ArticlePreviewButton({ article, texts }: ArticlePreviewButtonProps) {
  const api = useApi();

  async function load() {
    const { Title = '', Description = '', PublishAt = '' } = texts();
    const { data } = await api.article.preview({ Description });
    const stored = article === null ? null : (await api.article.read({ id: article.id })).data;
    const today = calendarDate(stored?.published ? stored.date : new Date().toISOString());
    return {
      title: Title || 'Sin título',
      date: PublishAt === '' ? today : PublishAt.slice(0, 10),
      revised: calendarDate(new Date().toISOString()),
      image: stored && imageOf('articlefile', stored.id, stored.imgDetalle ?? stored.imgPortada),
      alt: (stored?.imgDetalle ? stored.altDetalle : stored?.altPortada) ?? '',
      ...data,
    };
  }

  return (
    <PreviewButton
      label="El artículo"
      load={load}
      note={({ readingMinutes }) => (
        <span className="muted">
          {readingMinutes === 1
            ? 'Cerca de 1 minuto de lectura'
            : `Unos ${readingMinutes} minutos de lectura`}
        </span>
      )}
    >
      {(preview) => <ArticleBody {...preview} isWithin />}
    </PreviewButton>
  );
}

type Save = (input: ArticleInput) => Promise<unknown>;

/** True if there is neither a letter nor a picture. */
const isEmpty = (html = ''): boolean =>
  !html.includes('<img') && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';
const isPublic = ({ Published, PublishAt }: ArticleInput): boolean =>
  Published !== false || PublishAt !== undefined;

/** Asks before an article without a text is published, and offers to keep it as a draft (spec 6.2). */
function useEmptyTextQuestion(save: Save) {
  const [asked, ask] = useState<ArticleInput | null>(null);
  const { run, isBusy } = useCall();
  const decide = (input: ArticleInput) =>
    void run(async () => {
      await save(input);
      ask(null);
    });
  return {
    /** Resolves to true if the article was saved. */
    async submit(input: ArticleInput): Promise<unknown> {
      if (!isEmpty(input.Description) || !isPublic(input)) return save(input);
      ask(input);
      return false;
    },
    dialog: (
      <Dialog
        open={asked !== null}
        onClose={() => ask(null)}
        title="El artículo no tiene texto"
        footer={
          <>
            <Button kind="line" onClick={() => ask(null)} data-focus-first>
              Seguir escribiendo
            </Button>
            <Button kind="line" busy={isBusy} onClick={() => asked && decide(asked)}>
              Publicarlo así
            </Button>
            <Button
              busy={isBusy}
              onClick={() => asked && decide({ ...asked, Published: false, PublishAt: undefined })}
            >
              Guardar como borrador
            </Button>
          </>
        }
      >
        <p className="muted">Quien lo abra verá solo el título. ¿Lo guardamos como borrador?</p>
      </Dialog>
    ),
  };
}
