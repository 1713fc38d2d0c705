import type { UsedSpace } from '../../../contract/service-state/calls.ts';
import { fileKindWords, rowKindWords } from '../../../contract/service-state/detail-words.ts';
import { counted } from '../../../contract/text/counted.ts';
import { Meter } from '../../components/display/meter.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { fileSize } from '../../lib/format.ts';
import styles from './state-window.module.css';

type UsedSpaceWindowProps = { space: UsedSpace | null; onClose: () => void };

/** 'Qué ocupa más': files, rows and bundles by kind, the largest first (spec 13.15). */
export function UsedSpaceWindow({ space, onClose }: UsedSpaceWindowProps) {
  return (
    <Dialog open={space !== null} onClose={onClose} asksFirst={false} wide title="Qué ocupa más">
      {space !== null && <Sums space={space} />}
    </Dialog>
  );
}

function Sums({ space: { areFilesHere, files, rows, bundles } }: { space: UsedSpace }) {
  const most = Math.max(...[...files, ...rows].map(({ bytes }) => bytes));
  return (
    <div className="stack">
      <SumList
        title="Archivos"
        most={most}
        sums={files.map(({ kind, count, bytes }) => ({
          name: fileKindWords[kind],
          note: counted(count, 'archivo', 'archivos'),
          bytes,
        }))}
      />
      <SumList
        title="Base de datos"
        most={most}
        sums={rows.map(({ kind, bytes }) => ({ name: rowKindWords[kind], bytes }))}
      />
      <p className="muted">
        {!areFilesHere && 'Los archivos no están en este disco, sino en su almacén. '}
        {bundles.count > 0 &&
          `Además, las copias de seguridad suman ${fileSize(bundles.bytes)}, en este disco o en otro lugar. `}
        Lo que se quitó queda apartado 30 días y no se cuenta aquí.
      </p>
    </div>
  );
}

interface Sum {
  name: string;
  note?: string;
  bytes: number;
}

function SumList({ title, most, sums }: { title: string; most: number; sums: readonly Sum[] }) {
  const total = sums.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <section>
      <h3>
        {title} <small className="muted">{fileSize(total)}</small>
      </h3>
      <ul className={styles.list}>
        {sums.map(({ name, note, bytes }) => (
          <li key={name}>
            <span>
              {name} {note !== undefined && <small>{note}</small>}
            </span>
            <b>{fileSize(bytes)}</b>
            <Meter className={styles.meter} value={bytes} max={most} />
          </li>
        ))}
      </ul>
    </section>
  );
}
