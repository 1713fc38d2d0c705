import type { ReceivedFile } from '../../../contract/files/file-kinds.ts';
import { mediaTypes } from '../../../contract/files/media-types.ts';
import { type LexiconKind, lexiconKinds, mostFileRows, mostGroups } from '../../../contract/lexicon/calls.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { folded } from '../../../contract/text/folded.ts';
import { type Context, transaction } from '../../context/context.ts';
import type { WholeFile } from '../../platform/files/file-body.ts';
import { openTableFile } from '../../platform/spreadsheets/open-table-file.ts';
import { UnreadableFile } from '../../platform/spreadsheets/unreadable-file.ts';
import { readWorkbook } from '../../platform/spreadsheets/workbook.ts';
import { xlsxOf } from '../../platform/spreadsheets/xlsx.ts';
import { recordAudit } from '../audit/audit.ts';
import { contentChanged } from '../content/content-version.ts';
import { ownChanges, wordsIn, wrongInGroup } from './group-words.rules.ts';
import { type ChangedGroup, listGroups, type NewGroup, writeGroups } from './lexicon.queries.ts';
import { wideWordsOf } from './lexicon.ts';

const columns = ['Número', 'Qué dice', 'Palabras', 'De quién es'];
const kindNames: Record<LexiconKind, string> = {
  equals: 'Significan lo mismo',
  spelling: 'Se escriben mal',
  apart: 'No se confunden',
};

/** Every group as a workbook, to be changed and taken in again. */
export async function exportGroups({ db }: Context): Promise<Omit<WholeFile, 'isAttachment'>> {
  const rows = (await listGroups(db)).map(({ id, kind, words, isProduct, added_words }) => [
    id,
    kindNames[kind as LexiconKind],
    words.join('; '),
    isProduct
      ? added_words.length === 0
        ? 'Del portal'
        : 'Del portal, con palabras tuyas'
      : 'De tu institución',
  ]);
  const body = await xlsxOf({
    name: 'Palabras que entiende',
    widths: [10, 22, 90, 28],
    rows: [columns, ...rows],
  });
  return { body, contentType: mediaTypes.xlsx, name: 'Palabras que entiende.xlsx' };
}

interface Line {
  line: number;
  number: string;
  kind: string;
  words: string;
}

/** The lines of the first sheet with the headings. Refuses (400) what is no such workbook. */
async function readLines(file: ReceivedFile): Promise<Line[]> {
  try {
    const { bytes, isWorkbook } = await openTableFile(file, 'las palabras');
    if (!isWorkbook) throw new UnreadableFile('Sube el libro de Excel (.xlsx) que bajaste de aquí.');
    for (const { rows } of (await readWorkbook(bytes)).sheets) {
      const table = rows.map(({ line, cells }) => ({
        line,
        cells: Array.from(cells, (cell) => (cell?.text ?? '').trim()),
      }));
      const at = table.findIndex(({ cells }) => cells.some((cell) => folded(cell) === 'palabras'));
      if (at === -1) continue;
      const titles = (table[at]?.cells ?? []).map(folded);
      const [number, kind, words] = columns.map((title) => titles.indexOf(folded(title)));
      const lines = table.slice(at + 1).map(({ line, cells }) => ({
        line,
        number: cells[number ?? -1] ?? '',
        kind: cells[kind ?? -1] ?? '',
        words: cells[words ?? -1] ?? '',
      }));
      const written = lines.filter((each) => `${each.number}${each.kind}${each.words}` !== '');
      if (written.length > mostFileRows)
        throw new UnreadableFile(
          `El libro tiene ${written.length} filas; caben ${mostFileRows}. Súbelo por partes.`,
        );
      return written;
    }
    throw new UnreadableFile('El libro no tiene una hoja con las columnas «Qué dice» y «Palabras».');
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new Refusal('invalidInput', { errors: [{ field: 'file', message: error.message }] });
  }
}

export interface Imported {
  added: number;
  changed: number;
  unchanged: number;
  wrong: { line: number; message: string }[];
}

/**
 * Takes the groups of a workbook in: a line with the number of a group writes its words, another adds one unless such a
 * group is there. Wrong lines are told and left out; groups without a line stay.
 */
export async function importGroups(context: Context, file: ReceivedFile): Promise<Imported> {
  const lines = await readLines(file);
  const [{ wideIn }, stored] = await Promise.all([wideWordsOf(context), listGroups(context.db)]);
  const byId = new Map(stored.map((group) => [String(group.id), group]));
  const keyOf = (kind: string, words: readonly string[]) =>
    `${kind} ${words.map(folded).toSorted().join(';')}`;
  const known = new Set(stored.map(({ kind, words }) => keyOf(kind, words)));
  const added: NewGroup[] = [];
  const changed: ChangedGroup[] = [];
  const seen = new Set<string>();
  const result: Imported = { added: 0, changed: 0, unchanged: 0, wrong: [] };

  const take = ({ number, kind: kindName, words: text }: Line): string | undefined => {
    const group = number === '' ? undefined : byId.get(number);
    if (number !== '' && group === undefined)
      return `No hay un grupo con el número ${number}. Deja esa celda vacía para agregar uno.`;
    if (group !== undefined && seen.has(number)) return `El grupo ${number} ya está en otra fila.`;
    seen.add(number);
    const kind =
      (group?.kind as LexiconKind | undefined) ??
      lexiconKinds.find((each) => folded(kindNames[each]) === folded(kindName));
    if (kind === undefined)
      return `«${kindName}» no se conoce. Escribe ${Object.values(kindNames)
        .map((name) => `«${name}»`)
        .join(', ')}.`;
    const words = wordsIn(text);
    const wrong = wrongInGroup(kind, words);
    if (wrong !== undefined) return wrong;
    const own = new Set(group?.words);
    const isThere = known.has(keyOf(kind, words));
    const wide = isThere ? undefined : wideIn({ kind, words, added: words.filter((word) => !own.has(word)) });
    if (wide !== undefined) return wide;
    if (isThere) result.unchanged += 1;
    else if (group === undefined) added.push({ kind, words });
    else changed.push({ id: group.id, ...ownChanges(group.product_words, words) });
    known.add(keyOf(kind, words));
    return undefined;
  };

  for (const line of lines) {
    const message = take(line);
    if (message !== undefined) result.wrong.push({ line: line.line, message });
  }
  if (stored.length + added.length > mostGroups)
    throw new Refusal('invalidInput', {
      errors: [{ field: 'file', message: `Caben ${mostGroups} grupos, y con estos serían más.` }],
    });
  if (added.length + changed.length > 0)
    await transaction(context, async (inside) => {
      await writeGroups(inside.db, { added, changed }, inside.clock.now());
      await recordAudit(inside, 'lexicon_entry.import', 'lexicon_entry', {
        added: added.length,
        changed: changed.length,
      });
      await contentChanged(inside, 'lexicon_entry');
    });
  return { ...result, added: added.length, changed: changed.length };
}
