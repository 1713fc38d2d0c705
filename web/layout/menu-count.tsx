import type { Viewer } from '../../contract/pages.ts';
import { countText } from '../lib/page/menu-counts.ts';
import { OwnPart } from '../lib/page/own-part.tsx';
import styles from './menu-count.module.css';

/** A counter of the menu: its number, and the words after it for one and for many. */
interface Waiting {
  of(viewer: Viewer): number | undefined;
  words: readonly [one: string, many: string];
}

const waiting: Readonly<Record<string, Waiting>> = {
  '/mensajes': { of: (viewer) => viewer.newMessages, words: ['nuevo', 'nuevos'] },
  '/comentarios': { of: (viewer) => viewer.newComments, words: ['por revisar', 'por revisar'] },
  '/usuarios': { of: (viewer) => viewer.newAccounts, words: ['sin activar', 'sin activar'] },
};

/** The count of pending work beside an entry; nothing for zero. */
export function MenuCount({ path }: { path: string }) {
  const count = waiting[path];
  if (count === undefined) return null;
  return (
    <OwnPart>
      {({ viewer }) => <Count of={path} count={(viewer && count.of(viewer)) ?? 0} words={count.words} />}
    </OwnPart>
  );
}

/** The sum of several entries' counts, for a folded group. */
export function MenuSum({ paths }: { paths: readonly string[] }) {
  const counts = paths.flatMap((path) => waiting[path] ?? []);
  if (counts.length === 0) return null;
  return (
    <OwnPart>
      {({ viewer }) => (
        <Count
          of={paths.join(' ')}
          count={viewer === null ? 0 : counts.reduce((sum, { of }) => sum + (of(viewer) ?? 0), 0)}
          words={['por atender', 'por atender']}
        />
      )}
    </OwnPart>
  );
}

const Count = ({ of, count, words }: { of: string; count: number; words: Waiting['words'] }) => (
  <span
    className={styles.count}
    hidden={count === 0}
    data-count-of={of}
    data-count={count}
    data-one={words[0]}
    data-many={words[1]}
  >
    <span>{countText(count)}</span>
    <span className="sr">{count === 0 ? '' : ` ${words[count === 1 ? 0 : 1]}`}</span>
  </span>
);
