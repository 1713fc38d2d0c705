import type { ArticleRevisionText, ArticleToEdit } from '../../../contract/article.ts';
import type { CategoryRow } from '../../../contract/category.ts';
import type { Revision } from '../../../contract/revision.ts';
import { Blank } from '../../components/blank.tsx';
import { Button } from '../../components/button.tsx';
import { Crumb } from '../../components/crumb.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { ToolHead } from '../../components/page-head.tsx';
import { useNotice } from '../../lib/notice.ts';
import type { ViewProps } from '../../lib/screen.ts';
import { revisionColumns } from './revision-columns.tsx';
import { RevisionComparison } from './revision-comparison.tsx';

export type RevisionsData = {
  article: ArticleToEdit;
  revisions: Revision[];
  /** The version to be compared with the present one; null = none chosen. */
  chosen: ArticleRevisionText | null;
  categories: CategoryRow[];
};

/** /revisiones: every saved version of an article; one of them beside the present one, to be restored. */
export default function RevisionsPage({ data }: ViewProps<RevisionsData>) {
  const { article, revisions, chosen, categories } = data;
  const path = `/revisiones?id=${article.id}`;
  useNotice();
  return (
    <>
      <Crumb
        trail={[
          { label: 'Artículos', href: '/listarticle' },
          { label: 'Editar', href: `/editarticle?id=${article.id}` },
          ...(chosen === null
            ? [{ label: 'Versiones' }]
            : [{ label: 'Versiones', href: path }, { label: `Versión ${chosen.version}` }]),
        ]}
      />
      {chosen === null ? (
        <>
          <ToolHead title="Versiones" />
          <div className="stack">
            <p className="muted">
              Cada vez que alguien guarda «{article.title}» queda aquí una versión. Puedes compararla con la
              actual y restaurarla.
            </p>
            <DataTable
              caption={`Versiones de ${article.title}`}
              columns={revisionColumns(article)}
              rows={revisions.length > 1 ? revisions : []}
              rowKey={({ version }) => version}
              empty={
                <Blank
                  picture="/motivos/semilla.svg"
                  title="Todavía no hay versiones anteriores"
                  actions={<Button href={`/editarticle?id=${article.id}`}>Editar el artículo</Button>}
                >
                  Aparecen cuando el artículo se guarda de nuevo con algún cambio.
                </Blank>
              }
            />
          </div>
        </>
      ) : (
        <RevisionComparison article={article} chosen={chosen} categories={categories} listHref={path} />
      )}
    </>
  );
}
