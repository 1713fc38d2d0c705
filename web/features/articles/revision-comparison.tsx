import { useState } from 'react';
import type { ArticleRevisionText, ArticleToEdit } from '../../../contract/article.ts';
import type { CategoryRow } from '../../../contract/category.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { ToolHead } from '../../components/page-head.tsx';
import { SaveBar } from '../../components/save-bar.tsx';
import { ApiRefusal } from '../../lib/api.ts';
import { useApi } from '../../lib/api-context.ts';
import { dateAndTime } from '../../lib/format.ts';
import { keepNotice } from '../../lib/notice.ts';
import { useCall } from '../../lib/use-call.ts';
import { ArticleCompare } from './article-compare.tsx';
import { saverOf, sideOfRevision } from './article-side.ts';

type RevisionComparisonProps = {
  article: ArticleToEdit;
  chosen: ArticleRevisionText;
  categories: CategoryRow[];
  /** Where the list of versions is. */
  listHref: string;
};

/** A version beside the present one, and the way to bring it back. */
export function RevisionComparison({ article, chosen, categories, listHref }: RevisionComparisonProps) {
  const api = useApi();
  const { run, isBusy } = useCall();
  const [isAsking, setAsking] = useState(false);
  const [staleMessage, setStaleMessage] = useState<string | null>(null);

  async function restore(): Promise<void> {
    try {
      const input = { Id: article.id, Revision: chosen.version, Version: article.version };
      const { message } = await api.article.restoreRevision(input);
      keepNotice(message);
      location.assign(listHref);
    } catch (error) {
      if (!(error instanceof ApiRefusal && error.status === 409)) throw error;
      setStaleMessage(error.message);
    } finally {
      setAsking(false);
    }
  }

  return (
    <>
      <ToolHead title={`Versión ${chosen.version}`} />
      <div className="stack">
        <p className="muted">
          La guardó {chosen.savedBy ?? 'el portal'} el {dateAndTime(chosen.savedAt)}. La actual es la versión{' '}
          {article.version}, de {saverOf(article)}, del {dateAndTime(article.savedAt)}.
        </p>
        <h2 className="sr">Comparación con la versión actual</h2>
        <ArticleCompare
          names={{ before: `Versión ${chosen.version}`, after: `Versión actual (${article.version})` }}
          before={sideOfRevision(chosen, categories)}
          after={sideOfRevision(article, categories)}
        />
      </div>
      <SaveBar status="">
        <Button kind="line" href={listHref}>
          Todas las versiones
        </Button>
        <Button onClick={() => setAsking(true)}>Restaurar esta versión</Button>
      </SaveBar>
      <ConfirmDialog
        open={isAsking}
        title="¿Restaurar esta versión?"
        body={`El artículo vuelve a tener el título, el texto, la categoría y la edad de la versión ${chosen.version}. Lo de ahora queda como versión ${article.version}, y sigue ${article.published ? 'publicado' : 'sin publicar'}.`}
        confirmLabel="Restaurar"
        busy={isBusy}
        onConfirm={() => void run(restore)}
        onCancel={() => setAsking(false)}
      />
      <ConfirmDialog
        open={staleMessage !== null}
        title="Alguien guardó antes que tú"
        body={`${staleMessage} Compara esta versión con la que hay ahora y vuelve a decidir.`}
        confirmLabel="Comparar con la de ahora"
        onConfirm={() => location.reload()}
        onCancel={() => setStaleMessage(null)}
      />
    </>
  );
}
