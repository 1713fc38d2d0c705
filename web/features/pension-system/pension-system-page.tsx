import type { PensionItemRow } from '../../../contract/calls/sistema-pension.ts';
import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { Prose } from '../../components/text/prose.tsx';
import type { PageViewProps } from '../../lib/page/screen.ts';
import styles from './pension-system-page.module.css';

/** The pension system explained: titles with their texts, and a table of contents (spec 2.7). */
export default function PensionSystemPage({ data }: PageViewProps<PensionItemRow[]>) {
  if (data.length === 0) {
    return (
      <div className="wrap">
        <EmptyState
          level={1}
          image="/motivos/escudo.svg"
          title="Sistema de pensiones"
          actions={<Button href="/articulos">Leer los artículos</Button>}
        >
          Todavía no hay textos aquí. Mientras tanto, los artículos explican lo principal.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="wrap page">
      <PageHead title="Sistema de pensiones">
        Cómo funciona, parte por parte, con palabras de todos los días.
      </PageHead>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="en-esta-pagina" data-noprint>
          <h2 id="en-esta-pagina">En esta página</h2>
          <ol>
            {data.map((item, index) => (
              <li key={item.id}>
                <a href={`#sistema-${item.id}`}>
                  <span aria-hidden="true">{index + 1}</span>
                  {item.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {data.map((item) => (
            <section
              key={item.id}
              id={`sistema-${item.id}`}
              aria-labelledby={`titulo-${item.id}`}
              className={styles.item}
            >
              <h2 id={`titulo-${item.id}`}>{item.title}</h2>
              <Prose html={item.description} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
