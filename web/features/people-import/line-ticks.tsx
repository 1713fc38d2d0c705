import type { PeopleImport } from '../../../contract/people-import/calls.ts';
import { wholeNumber } from '../../lib/format.ts';
import styles from './people-import.module.css';

/** The most lines shown as boxes; more are a bar in parts. */
const boxesAtMost = 60;

const parts = (counts: PeopleImport['counts']) => [
  { name: 'new', label: counts.new === 1 ? 'nueva' : 'nuevas', count: counts.new },
  {
    name: 'existing',
    label: 'ya están o quedan fuera',
    count: counts.existing + counts.repeated + counts.left,
  },
  { name: 'problem', label: 'por arreglar o responder', count: counts.problem + counts.ask },
];

/** The lines as boxes by their outcome, with a legend. Decoration: the chips below have the counts. */
export function LineTicks({ counts }: { counts: PeopleImport['counts'] }) {
  const shown = parts(counts);
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  return (
    <div aria-hidden="true">
      {total <= boxesAtMost ? <Boxes shown={shown} /> : <Bar shown={shown} total={total} />}
      <p className={styles.legend}>
        {shown
          .filter(({ count }) => count > 0)
          .map(({ name, label, count }) => (
            <span key={name}>
              <i data-kind={name} />
              <b>{wholeNumber(count)}</b> {label}
            </span>
          ))}
      </p>
    </div>
  );
}

type Parts = ReturnType<typeof parts>;

function Boxes({ shown }: { shown: Parts }) {
  return (
    <div className={styles.boxes}>
      {shown.flatMap(({ name, count }) =>
        Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes are alike
          <i key={`${name} ${place}`} data-kind={name} />
        )),
      )}
    </div>
  );
}

function Bar({ shown, total }: { shown: Parts; total: number }) {
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
