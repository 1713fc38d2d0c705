import { useState } from 'react';
import type { ArticleToEdit } from '../../../contract/calls/article.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { calendarDate } from '../../lib/format.ts';
import { imageOf } from '../../lib/image-urls.ts';
import { PreviewDialog } from '../../lib/page/preview-dialog.tsx';
import { ArticleBody, type ArticleBodyProps } from './article-body.tsx';

type PreviewButtonProps = {
  /** The stored article; null = a new one. */
  article: ArticleToEdit | null;
  /** Returns the current content of the form. */
  texts: () => Record<string, string>;
};

/** The data of an article's preview. */
type ArticlePreview = ArticleBodyProps & { readingMinutes: number };

/** 'Vista previa': the content of the form as readers would see it. It saves nothing. */
export function PreviewButton({ article, texts }: PreviewButtonProps) {
  const api = useApi();
  const { run, isBusy } = useCall();
  const [preview, setPreview] = useState<ArticlePreview | null>(null);

  async function show(): Promise<void> {
    const { Title = '', Description = '', PublishAt = '' } = texts();
    const { data } = await api.article.preview({ Description });
    const stored = article === null ? null : (await api.article.read({ id: article.id })).data;
    const today = calendarDate(stored?.published ? stored.date : new Date().toISOString());
    setPreview({
      title: Title,
      date: PublishAt === '' ? today : PublishAt.slice(0, 10),
      revised: calendarDate(new Date().toISOString()),
      image: stored && imageOf('articlefile', stored.id, stored.imgDetalle ?? stored.imgPortada),
      alt: (stored?.imgDetalle ? stored.altDetalle : stored?.altPortada) ?? '',
      ...data,
    });
  }

  return (
    <>
      <Button kind="soft" busy={isBusy} onClick={() => void run(show)}>
        <Icon name="eye" />
        Vista previa
      </Button>
      <PreviewDialog
        open={preview !== null}
        onClose={() => setPreview(null)}
        label="El artículo"
        note={
          <span className="muted">
            {preview?.readingMinutes === 1
              ? 'Cerca de 1 minuto de lectura'
              : `Unos ${preview?.readingMinutes} minutos de lectura`}
          </span>
        }
      >
        {preview && <ArticleBody {...preview} title={preview.title || 'Sin título'} isWithin />}
      </PreviewDialog>
    </>
  );
}
