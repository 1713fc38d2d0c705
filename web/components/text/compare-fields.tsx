import styles from './compare-fields.module.css';
import { CompareLegend, SideHeads, type SideNames, TextCompare, ValueCompare } from './text-compare.tsx';

/** A field in two states: a short value or, with `isHtml`, a text of the editor. */
export type ComparedField = { label: string; before: string; after: string; isHtml?: boolean };

type CompareFieldsProps = {
  names: SideNames;
  fields: readonly ComparedField[];
  /** Names equal values in one line instead of showing each. */
  foldsEqual?: boolean | undefined;
};

/** Two states side by side: the legend, the names of both, then short values and texts with their differences marked. */
export function CompareFields({ names, fields, foldsEqual = false }: CompareFieldsProps) {
  const values = fields.filter(({ isHtml }) => !isHtml);
  const folded = foldsEqual ? values.filter(({ before, after }) => before === after) : [];
  return (
    <div className={styles.compare}>
      <CompareLegend names={names} />
      <SideHeads names={names} />
      {values.map(
        (field) => !folded.includes(field) && <ValueCompare key={field.label} names={names} {...field} />,
      )}
      {folded.length > 0 && (
        <p className="muted">Igual en las dos: {folded.map(({ label }) => label).join(', ')}.</p>
      )}
      {fields
        .filter(({ isHtml }) => isHtml)
        .map(({ label, before, after }) => (
          <section key={label} className={styles.text}>
            <h3>{label}</h3>
            <TextCompare names={names} before={before} after={after} />
          </section>
        ))}
    </div>
  );
}
