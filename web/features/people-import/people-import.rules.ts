import type {
  ImportColumn,
  ImportLineKind,
  ImportOutcome,
  PeopleImport,
  PeopleImportLine,
} from '../../../contract/people-import/calls.ts';
import { type MendedField, peopleFieldLabels } from '../../../contract/people-import/fields.ts';
import { counted } from '../../../contract/text/counted.ts';
import { folded } from '../../../contract/text/folded.ts';
import { wholeNumber } from '../../lib/format.ts';

type Headed = Pick<ImportColumn, 'title' | 'field' | 'filled'>;

export const titleOf = ({ title }: Pick<ImportColumn, 'title'>, place: number): string =>
  title === '' ? `Columna ${place + 1}` : title;

/** The columns with values that are not imported; '' = none. */
export function leftColumnsText(columns: readonly Headed[]): string {
  const left = columns.flatMap((column, place) =>
    column.field === null && column.filled > 0 ? [`«${titleOf(column, place)}»`] : [],
  );
  if (left.length === 0) return '';
  return left.length === 1
    ? `La columna ${left[0]} no se importa.`
    : `No se importan las columnas ${left.join(', ')}.`;
}

/** The columns whose title says it in other words than the portal: 'Leímos «CI» como documento de identidad.' */
export function understoodText(columns: readonly Headed[]): string {
  const small = (text: string) => text.toLocaleLowerCase('es');
  const told = columns.flatMap(({ title, field }) => {
    const label = field === null ? title : peopleFieldLabels[field];
    return title === '' || small(title) === small(label) ? [] : [`«${title}» como ${small(label)}`];
  });
  return told.length === 0 ? '' : `Leímos ${listed(told)}.`;
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`;

export const allText = (total: number): string => (total === 1 ? 'La única' : `Las ${wholeNumber(total)}`);

/** The chips of the review, in the order of the list. */
export const kindChips: readonly { kind: ImportLineKind; label: string }[] = [
  { kind: 'problem', label: 'Por arreglar' },
  { kind: 'ask', label: 'Por responder' },
  { kind: 'existing', label: 'Ya existen' },
  { kind: 'new', label: 'Nuevas' },
  { kind: 'repeated', label: 'Repetidas' },
  { kind: 'left', label: 'Fuera' },
];

export const outcomeChips: readonly { outcome: ImportOutcome; label: string }[] = [
  { outcome: 'failed', label: 'No se importaron' },
  { outcome: 'added', label: 'Nuevas' },
  { outcome: 'enrolled', label: 'Inscritas' },
  { outcome: 'unchanged', label: 'Ya estaban' },
  { outcome: 'out', label: 'Fuera' },
];

export const outcomeLabels: Record<ImportOutcome, string> = {
  added: 'Nueva',
  enrolled: 'Inscrita',
  unchanged: 'Ya estaba',
  failed: 'No se importó',
  out: 'Fuera',
};

export type Counts = Pick<PeopleImport, 'counts' | 'newWithoutEmail'>;

export const importedCount = ({ counts }: Counts): number => counts.new + counts.existing;

/** The answer for a course of the list that the portal does not have, or that is left out. */
export const noCourse = { value: 'none', label: 'Ninguno: no inscribir' } as const;

/** The answer for a value of the column 'Curso': the chosen one, else the course of that name; '' = none yet. */
export function courseAnswer(
  chosen: Readonly<Record<string, string>>,
  courses: readonly { value: number; label: string }[],
  value: string,
): string {
  const given = chosen[value];
  const isOpen = given === noCourse.value || courses.some((course) => String(course.value) === given);
  if (given !== undefined && isOpen) return given;
  const plain = (text: string) =>
    folded(text)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  const named = courses.filter(({ label }) => plain(label) === plain(value));
  return named.length === 1 ? String(named[0]?.value) : '';
}

/** Lines that are left out, with the reason: 'Las 4 líneas por arreglar se quedan fuera.' */
export function leftOutText({ counts }: Counts): string {
  const parts = [
    counts.problem > 0 && counted(counts.problem, 'por arreglar', 'por arreglar'),
    counts.ask > 0 && counted(counts.ask, 'por responder', 'por responder'),
  ].filter((part) => part !== false);
  if (parts.length === 0) return 'Nada se ha guardado todavía.';
  const total = counts.problem + counts.ask;
  return total === 1
    ? `La línea ${counts.problem === 1 ? 'por arreglar' : 'por responder'} se queda fuera.`
    : `${total === counts.problem || total === counts.ask ? `Las ${parts[0]}` : `Las líneas ${parts.join(' y ')}`} se quedan fuera.`;
}

/** The hint beside the choice of a letter: who gets which. */
export function letterHint({ counts, newWithoutEmail }: Counts): string {
  const withEmail = counts.new - newWithoutEmail;
  const to =
    withEmail === 0
      ? 'Ninguna de las cuentas nuevas tiene correo.'
      : `A ${counted(withEmail, 'cuenta nueva', 'cuentas nuevas')}: un solo correo con su enlace y sus cursos.`;
  const without =
    newWithoutEmail === 0
      ? ''
      : ` ${counted(newWithoutEmail, 'persona no tiene', 'personas no tienen')} correo: entran con su hoja de acceso.`;
  return to + without;
}

/** The line below a name: e-mail, document, birth date as understood, telephone, group. */
export function detailOf({ written, birthDate }: Pick<PeopleImportLine, 'written' | 'birthDate'>): string {
  const shown: readonly MendedField[] = ['email', 'document', 'birthDate', 'phone', 'group', 'course'];
  return shown
    .map((field) =>
      field === 'birthDate' && birthDate !== null
        ? birthDate.split('-').toReversed().join('/')
        : (written[field] ?? ''),
    )
    .filter((text) => text !== '')
    .join('\u00a0· ');
}

/** The outcomes of a new line, by the choices beside the list. */
export const newLineText = (line: PeopleImportLine, sendsLetter: boolean): string =>
  line.kind === 'new' && line.email !== '' && line.text === 'Cuenta nueva.'
    ? sendsLetter
      ? 'Cuenta nueva, con correo para activarla.'
      : 'Cuenta nueva: entra con su hoja de acceso.'
    : line.text;

export const sourceText = ({
  name,
  reading,
  total,
}: Pick<PeopleImport, 'name' | 'reading' | 'total'>): string =>
  `${name === '' ? 'Celdas pegadas' : name}, ${counted(total, 'línea', 'líneas')}, ${reading}.`;

/** The completed part of an import in words: added and enrolled, then left out. */
export function doneText({ outcomes }: Pick<PeopleImport, 'outcomes'>): string {
  const { added, enrolled, unchanged, failed, out } = outcomes;
  const done = [
    added > 0 && (added === 1 ? 'se creó 1 cuenta' : `se crearon ${wholeNumber(added)} cuentas`),
    enrolled > 0 &&
      (enrolled === 1
        ? 'se inscribió a 1 persona que ya tenía cuenta'
        : `se inscribió a ${wholeNumber(enrolled)} personas que ya tenían cuenta`),
  ].filter((part) => part !== false);
  const isUnchanged = done.length === 0 && failed === 0 && out === 0;
  if (isUnchanged) return 'No cambió nada: todas las personas ya estaban.';
  const first = done.length === 0 ? 'no se importó a nadie' : done.join(' y ');
  return [
    `${first[0]?.toUpperCase()}${first.slice(1)}.`,
    unchanged > 0 && `${counted(unchanged, 'persona ya estaba', 'personas ya estaban')}.`,
    failed > 0 && `${counted(failed, 'línea no se importó', 'líneas no se importaron')}.`,
    out > 0 && `${counted(out, 'línea quedó fuera', 'líneas quedaron fuera')}.`,
  ]
    .filter((part) => part !== false)
    .join(' ');
}
