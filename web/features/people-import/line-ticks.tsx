import type { PeopleImport } from '../../../contract/calls/people-import.ts';
import styles from './people-import.module.css';

/** Each line as a small box up to this many; more are a bar in parts. */
const boxesAtMost = 60;

const parts = (counts: PeopleImport['counts']) => [
  { name: 'new', count: counts.new },
  { name: 'existing', count: counts.existing + counts.repeated + counts.left },
  { name: 'problem', count: counts.problem + counts.ask },
];

/** The lines as boxes, by what would become of them. Decoration: the counts stand below. */
export function LineTicks({ counts }: { counts: PeopleImport['counts'] }) {
  const shown = parts(counts);
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  if (total <= boxesAtMost)
    return (
      <div className={styles.boxes} aria-hidden="true">
        {shown.flatMap(({ name, count }) =>
          Array.from({ length: count }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes are alike
            <i key={`${name} ${place}`} data-kind={name} />
          )),
        )}
      </div>
    );
  let start = 0;
  return (
    <svg className={styles.bar} width="100%" height="22" aria-hidden="true">
      {shown.map(({ name, count }) => {
        const x = start;
        start += (count / total) * 100;
        return (
          <rect key={name} data-kind={name} x={`${x}%`} width={`${(count / total) * 100}%`} height="22" />
        );
      })}
    </svg>
  );
}
