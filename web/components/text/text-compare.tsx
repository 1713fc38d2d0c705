import { type ReactNode, useMemo } from 'react';
import { Callout } from '../display/callout.tsx';
import { classNames } from '../display/class-names.ts';
import type { TextBlock } from './text-blocks.rules.ts';
import styles from './text-compare.module.css';
import {
  type ComparedRow,
  compareTexts,
  compareWords,
  foldUnchanged,
  type Piece,
} from './text-compare.rules.ts';

/** The names of both sides: 'Versión 3' and 'Versión actual'. */
export type SideNames = { before: string; after: string };

type TextCompareProps = {
  names: SideNames;
  /** Two texts of the editor, as HTML. */
  before: string;
  after: string;
};

/**
 * Two texts side by side (on phones, stacked), block by block. Differences are marked, unchanged runs are
 * folded.
 */
export function TextCompare({ names, before, after }: TextCompareProps) {
  const rows = useMemo(() => compareTexts(before, after), [before, after]);
  const isSame = rows.every((row) => row.change === 'same' && !row.isRestyled);
  if (isSame && rows.length === 0) return <p className="muted">No hay texto en ninguna de las dos.</p>;
  return (
    <div className={styles.text}>
      {isSame && <Callout kind="ok">El texto es igual.</Callout>}
      {foldUnchanged(rows).map((group, index) => {
        const shown = group.rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key than their position
          <Row key={place} row={row} names={names} />
        ));
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no other key than their position
        return group.isFolded ? <Folded key={index} rows={shown} /> : shown;
      })}
    </div>
  );
}

/** A short value of both sides: a title, a category, an age. */
export function ValueCompare({ label, names, before, after }: TextCompareProps & { label: string }) {
  const { beforePieces, afterPieces } = compareWords(before, after);
  if (before === after) {
    return (
      <section className={styles.sameValue}>
        <h3>{label}</h3>
        <p>
          {after} <span className="muted small">(igual en las dos)</span>
        </p>
      </section>
    );
  }
  return (
    <section className={styles.value}>
      <h3>{label}</h3>
      <Pair
        names={names}
        before={<Pieces pieces={beforePieces} as="del" />}
        after={<Pieces pieces={afterPieces} as="ins" />}
      />
    </section>
  );
}

export function CompareLegend({ names }: { names: SideNames }) {
  return (
    <p className="muted small">
      <span className={styles.del}>Tachado</span>: está solo en «{names.before}».{' '}
      <span className={styles.ins}>Subrayado</span>: está solo en «{names.after}».
    </p>
  );
}

/** The names of the sides above their columns. On phones each piece names its side itself. */
export function SideHeads({ names }: { names: SideNames }) {
  return (
    <div className={styles.heads} aria-hidden="true">
      <span>{names.before}</span>
      <span>{names.after}</span>
    </div>
  );
}

function Folded({ rows }: { rows: ReactNode[] }) {
  return (
    <details className={styles.folded}>
      <summary>
        {rows.length === 1 ? '1 parte sin cambios' : `${rows.length} partes sin cambios`}
        <span className="sr">: mostrar</span>
      </summary>
      {rows}
    </details>
  );
}

function Row({ row, names }: { row: ComparedRow; names: SideNames }) {
  if (row.change === 'same') {
    return (
      <div className={styles.same}>
        <Block block={row.block}>{row.block.text}</Block>
        {row.isRestyled && (
          <p className="muted small">Mismo texto: cambió el formato, un enlace o la imagen</p>
        )}
      </div>
    );
  }
  if (row.change === 'edited') {
    const { before, after } = row;
    const isOtherKind = before.kind !== after.kind || before.level !== after.level;
    return (
      <Pair
        names={names}
        before={
          <Block block={before} isNamed={isOtherKind}>
            <Pieces pieces={row.beforePieces} as="del" />
          </Block>
        }
        after={
          <Block block={after} isNamed={isOtherKind}>
            <Pieces pieces={row.afterPieces} as="ins" />
          </Block>
        }
      />
    );
  }
  const pieces = [{ text: row.block.text, isChanged: true }];
  const isRemoved = row.change === 'removed';
  const block = (
    <Block block={row.block}>
      <Pieces pieces={pieces} as={isRemoved ? 'del' : 'ins'} />
    </Block>
  );
  return <Pair names={names} before={isRemoved ? block : null} after={isRemoved ? null : block} />;
}

function Pair({ names, before, after }: { names: SideNames; before: ReactNode; after: ReactNode }) {
  return (
    <div className={styles.pair}>
      <Side name={names.before}>{before}</Side>
      <Side name={names.after}>{after}</Side>
    </div>
  );
}

function Side({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classNames(styles.side, children === null && styles.absent)}>
      <span className={styles.name}>{name}: </span>
      {children ?? <span className="muted small">No está</span>}
    </div>
  );
}

const kindNames: Record<TextBlock['kind'], string> = {
  paragraph: 'Párrafo',
  heading: 'Título',
  item: 'Lista',
  quote: 'Cita',
  code: 'Código',
  row: 'Fila de tabla',
  image: 'Imagen',
  caption: 'Pie de imagen',
  line: 'Línea',
};

function Block({ block, isNamed, children }: { block: TextBlock; isNamed?: boolean; children: ReactNode }) {
  const { kind, level } = block;
  return (
    <div className={classNames(styles.block, styles[kind])}>
      {isNamed && (
        <span className="muted small">
          {kindNames[kind]}
          {kind === 'heading' && ` ${level}`}:{' '}
        </span>
      )}
      {children}
    </div>
  );
}

function Pieces({ pieces, as: Mark }: { pieces: readonly Piece[]; as: 'ins' | 'del' }) {
  const word = Mark === 'ins' ? 'agregado' : 'quitado';
  return pieces.map((piece, index) =>
    piece.isChanged ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other key than their position
      <Mark key={index} className={styles[Mark]}>
        <span className="sr"> [{word}: </span>
        {piece.text}
        <span className="sr">] </span>
      </Mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other key than their position
      <span key={index}>{piece.text}</span>
    ),
  );
}
