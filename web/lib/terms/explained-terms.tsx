import type { TermMention } from '../../../contract/terms/calls.ts';
import { termHref } from '../../../contract/terms/mark-terms.ts';
import { Icon } from '../../components/display/icon.tsx';
import styles from './explained-terms.module.css';
import { termWindowId } from './term-window-id.ts';

/** Each term once, alphabetically, because a course mentions it again in each module. */
const eachOnce = (terms: readonly TermMention[]): TermMention[] =>
  [...new Map(terms.map((term) => [term.id, term])).values()].sort((left, right) =>
    left.term.localeCompare(right.term, 'es'),
  );

/**
 * The popovers with the definitions of a text's terms, opened by open-terms.ts. On phones they are sheets without a
 * backdrop.
 */
export function TermWindows({ terms }: { terms: readonly TermMention[] }) {
  return eachOnce(terms).map(({ id, term, definition }) => {
    const own = termWindowId(id);
    return (
      <div
        key={id}
        id={own}
        popover="auto"
        role="dialog"
        aria-labelledby={`${own}-titulo`}
        aria-describedby={`${own}-texto`}
        className={styles.window}
        data-noprint
      >
        <div className={styles.head}>
          <p id={`${own}-titulo`}>{term}</p>
          <button type="button" aria-label="Cerrar" popoverTarget={own} popoverTargetAction="hide">
            <Icon name="x" />
          </button>
        </div>
        <p id={`${own}-texto`}>{definition}</p>
        <a href={termHref(id)}>Ver en el glosario</a>
      </div>
    );
  });
}

/** 'Palabras de este texto', beside it. */
export function TermList({ terms }: { terms: readonly TermMention[] }) {
  if (terms.length === 0) return null;
  return (
    <nav className={styles.list} aria-labelledby="palabras">
      <h2 id="palabras">Palabras de este texto</h2>
      <ul>
        {eachOnce(terms).map(({ id, term }) => (
          <li key={id}>
            <a href={termHref(id)}>{term}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
