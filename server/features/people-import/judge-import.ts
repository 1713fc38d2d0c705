import { setImmediate as turn } from 'node:timers/promises';
import type { Context } from '../../context/context.ts';
import { today } from '../accounts/local-date.ts';
import { findCandidates } from './candidates.queries.ts';
import { judgeLines } from './parsing/judge-lines.rules.ts';
import { columnPlanOf, type Mended, readLine } from './parsing/read-line.rules.ts';
import {
  type LineChange,
  listAllLines,
  type StoredImport,
  type StoredLine,
  updateLines,
} from './people-import.queries.ts';

/** Lines read before other requests are answered. */
const linesAtOnce = 100;

type Touch = (line: StoredLine) => { mended: Mended; answer: StoredLine['answer'] } | undefined;

/**
 * Inside a transaction that has locked the import: reads the lines affected by `touch`, or all of them (isWhole), finds
 * their accounts, and classifies the whole list again, because a line may repeat another. Returns the changed lines'
 * numbers.
 */
export async function judgeImport(
  inside: Context,
  given: Pick<StoredImport, 'id' | 'columns' | 'nameOrder' | 'is1904'>,
  { touch, isWhole }: { touch: Touch; isWhole: boolean },
): Promise<number[]> {
  const { db } = inside;
  const lines = await listAllLines(db, given.id);
  const plan = columnPlanOf(
    lines.map(({ cells }) => cells),
    given.columns.map(({ field }) => field),
    { order: given.nameOrder, today: today(inside), is1904: given.is1904 },
  );
  const fresh = new Map<number, LineChange>();
  for (const [index, line] of lines.entries()) {
    if (index % linesAtOnce === 0) await turn();
    const touched = touch(line);
    if (touched === undefined && !isWhole) continue;
    const { mended, answer } = touched ?? line;
    const read = readLine(line.cells, plan, mended);
    fresh.set(line.line, { ...line, mended, answer, read });
  }
  const asked = [...fresh.values()].flatMap(({ line, read }) =>
    read === null ? [] : [{ line, person: read.person }],
  );
  const candidates = await findCandidates(db, asked);
  const merged = lines.map((line): LineChange => {
    const changed = fresh.get(line.line);
    return changed === undefined ? line : { ...changed, known: candidates.get(line.line) ?? [] };
  });
  const judged = judgeLines(
    merged.flatMap(({ line, read, answer }) => (read === null ? [] : [{ line, read, answer }])),
    new Map(merged.map(({ line, known }) => [line, known])),
  );
  const byLine = new Map(judged.map((each) => [each.line, each]));
  const changes = merged.flatMap((line, index) => {
    const now = byLine.get(line.line);
    if (now === undefined) return [];
    const { line: _, kind, ...rest } = now;
    const before = lines[index];
    const isSame =
      !fresh.has(line.line) &&
      before?.kind === kind &&
      JSON.stringify(before.judged) === JSON.stringify(sorted(rest));
    return isSame ? [] : [{ ...line, kind, judged: sorted(rest) }];
  });
  for (let at = 0; at < changes.length; at += 500) {
    await updateLines(db, given.id, changes.slice(at, at + 500).map(written));
    await turn();
  }
  return changes.map(({ line }) => line);
}

/** Sorted like the database sorts object keys, so that equal ones have equal text. */
const sorted = <Given extends object>(given: Given): Given =>
  Object.fromEntries(
    Object.entries(given).toSorted(([one], [other]) => one.length - other.length || (one < other ? -1 : 1)),
  ) as Given;

const written = ({ line, mended, answer, read, known, kind, judged }: LineChange): LineChange => ({
  line,
  mended,
  answer,
  read,
  known,
  kind,
  judged,
});
