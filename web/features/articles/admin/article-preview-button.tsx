import type { ArticleToEdit } from '../../../../contract/calls/article.ts';
import { useApi } from '../../../lib/api/api-context.ts';
import { calendarDate } from '../../../lib/format.ts';
import { imageOf } from '../../../lib/image-urls.ts';
import { PreviewButton } from '../../../lib/page/preview-button.tsx';
import { ArticleBody } from '../article-body.tsx';

type ArticlePreviewButtonProps = {
  /** The stored article; null = a new one. */
  article: ArticleToEdit | null;
  /** Returns the current content of the form. */
  texts: () => Record<string, string>;
};

/** Previews an article with its reading time. */
export function ArticlePreviewButton({ article, texts }: ArticlePreviewButtonProps) {
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
