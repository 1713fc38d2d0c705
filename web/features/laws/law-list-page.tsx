import { lawHref } from '../../../contract/laws/anchors.ts';
import type { LawRow } from '../../../contract/laws/calls.ts';
import { FileIcon } from '../../components/display/file-icon.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { Pager } from '../../components/table/pager.tsx';
import { fileSize } from '../../lib/format.ts';
import type { PageOfRows } from '../../lib/lists/page-of-rows.rules.ts';
import { idOf, type PageViewProps } from '../../lib/page/screen.ts';
import { downloadHref } from './law-links.ts';
import styles from './law-list-page.module.css';

/**
 * Numbered titles, each of which downloads its file; 'Leer aquí' leads to a law's text. Format and size are shown first
 * (spec 2.7).
 */
export default function LawListPage({ data, query }: PageViewProps<PageOfRows<LawRow>>) {
  const { rows, ...part } = data;
  const found = { id: idOf(query), page: idOf(query, 'pagina') };
  const before = (part.page - 1) * part.pageSize;
  return (
    <div className={`wrap page ${styles.narrow}`}>
      <PageHead title="Leyes y reglamentos">
        Pulsa un título y descargas su archivo, o lee aquí los que tienen su texto.
      </PageHead>
      {rows.length === 0 ? (
        <EmptyState
          image="/motivos/escudo.svg"
          title="Todavía no hay documentos"
          actions={<Button href="/lsistemapension">Sistema de pensiones</Button>}
        >
          Los publicaremos aquí. Mientras tanto puedes leer cómo funciona el sistema.
        </EmptyState>
      ) : (
        <ol className={styles.laws} start={before + 1}>
          {rows.map((law, index) => (
            <LawItem
              key={law.id}
              law={law}
              number={before + index + 1}
              foundPage={law.id === found.id ? found.page : 0}
            />
          ))}
        </ol>
      )}
      {part.total > part.pageSize && <Pager {...part} noun={['documento', 'documentos']} />}
    </div>
  );
}

type LawItemProps = {
  law: LawRow;
  number: number;
  /** The page of its file on which the search found the words; 0 = it was not asked. */
  foundPage: number;
};

function LawItem({ law, number, foundPage }: LawItemProps) {
  const format = `${law.type.toUpperCase()}, ${fileSize(law.sizeBytes)}`;
  return (
    <li id={`ley-${law.id}`}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <h2>
          <a href={downloadHref(law)} download className="covers" aria-describedby={`formato-${law.id}`}>
            {law.title}
          </a>
        </h2>
        {law.description !== '' && <p>{law.description}</p>}
        {foundPage > 0 && <p className={styles.found}>Lo que buscas está en la página {foundPage}.</p>}
      </div>
      {law.hasText && (
        <a className={styles.read} href={lawHref(law.id)}>
          <Icon name="book" />
          Leer aquí<span className="sr">: {law.title}</span>
        </a>
      )}
      <div className={styles.file}>
        <FileIcon type={law.type} />
        <small id={`formato-${law.id}`}>{format}</small>
        <Icon name="download" />
      </div>
    </li>
  );
}
