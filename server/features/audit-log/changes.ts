import { genderLabel } from '../../../contract/accounts/gender.ts';
import { roleLabels } from '../../../contract/accounts/role-labels.ts';
import type { AuditChange } from '../../../contract/audit-log/calls.ts';
import { type MessageState, messageStateWords } from '../../../contract/contact/calls.ts';
import { definitionOf, isParameterKey } from '../../../contract/facts/keys.ts';
import { dayText, type ParameterValue, valueText } from '../../../contract/facts/values.ts';
import { visibleText } from '../../../contract/text/visible-text.ts';
import type { Details } from '../audit/audit.rules.ts';
import { momentText } from '../courses/course-dates.rules.ts';
import { type AuditField, auditFields, type FieldKind, otherField } from './audit-fields.ts';

type Scalar = string | number | boolean | null;

interface RecordedChange {
  name: string;
  /** Undefined = it was not recorded. */
  before: Scalar | undefined;
  after: Scalar | undefined;
}

/** The columns that repeat another one for the search. */
const derived: readonly string[] = ['content_text', 'search'];

const isDetails = (value: unknown): value is Details =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const scalar = (value: unknown): Scalar | undefined =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value) ? (value as Scalar) : undefined;

/** The changed fields of an event, from its details and from what is kept about the person. */
export function changesIn(details: Details, personal: Details | null): RecordedChange[] {
  const { percentBefore, percent, gradeBefore, gradeAfter, isPasswordChanged, isDocumentSeen, isNameSeen } =
    details;
  const special: RecordedChange[] = [
    { name: 'timeFactor', before: scalar(percentBefore), after: scalar(percent) },
    { name: 'grade', before: scalar(gradeBefore), after: scalar(gradeAfter) },
  ].filter(({ after }) => after !== undefined && after !== null);
  if (isPasswordChanged === true) special.push({ name: 'password', before: undefined, after: undefined });
  if (isNameSeen === true) special.push({ name: 'nameSeen', before: false, after: true });
  if (isDocumentSeen === true) special.push({ name: 'documentSeen', before: false, after: true });
  const found = [...fieldsOf(details), ...fieldsOf(personal ?? {}), ...special];
  return found.toSorted((one, other) => placeOf(one) - placeOf(other)); // the database orders names by their length
}

const order = Object.keys(auditFields);
const placeOf = ({ name }: RecordedChange): number => order.indexOf(name);

function fieldsOf({ before, after, name }: Details): RecordedChange[] {
  if (typeof before === 'string') return [{ name: 'name', before, after: scalar(name) }]; // a group's
  if (!isDetails(after)) return [];
  const was = isDetails(before) ? before : {};
  return Object.keys(after)
    .filter((each) => !derived.includes(each))
    .map((each) => ({ name: each, before: scalar(was[each]), after: scalar(after[each]) }));
}

/** The rows that changes name by number, as subjects: 'category:3'. */
export const rowsIn = (changes: readonly RecordedChange[]): string[] =>
  changes.flatMap(({ name, before, after }) => {
    const { kind } = fieldOf(name);
    return kind === 'category' || kind === 'course' ? [`${kind}:${before}`, `${kind}:${after}`] : [];
  });

const fieldOf = (name: string): AuditField =>
  Object.hasOwn(auditFields, name) ? (auditFields[name] ?? otherField) : otherField;

/** Everything beside the value that its words depend on. */
export interface WordsOf {
  subject: string;
  timeZone: string;
  currency: string;
  nameOf(subject: string): string | undefined;
}

/** The changes of an event in words; of what is hidden, only that it changed. */
export const changesInWords = (changes: readonly RecordedChange[], words: WordsOf): AuditChange[] =>
  changes.map(({ name, before, after }) => {
    const { label, kind } = fieldOf(name);
    if (kind === 'hidden' || isUntold(kind, words.subject, before, after))
      return { label, before: null, after: null };
    if (kind === 'file') return { label, ...fileWords(before, after) };
    return {
      label,
      before: before === undefined ? null : textOf(kind, before, words),
      after: textOf(kind, after ?? null, words),
    };
  });

/** A long value is recorded by its length. */
const lengthIn = (value: Scalar | undefined): string | undefined =>
  typeof value === 'string' ? /^\((\d+)\)$/.exec(value)?.[1] : undefined;

/** The value of a fact that is a table, or of a kind that the fact no longer has. */
function isUntold(kind: FieldKind, subject: string, ...values: (Scalar | undefined)[]): boolean {
  return (
    kind === 'fact' &&
    values.some((value) => typeof value === 'string' && factText(subject, value, '') === '')
  );
}

const fileWords = (before: Scalar | undefined, after: Scalar | undefined) => ({
  before: before === undefined ? null : before ? 'Había' : '',
  after: after ? (before ? 'Otro' : 'Hay') : '',
});

const counted = (value: Scalar, one: string, many: string): string => `${value} ${value === 1 ? one : many}`;

function textOf(kind: FieldKind, value: Scalar, { subject, timeZone, currency, nameOf }: WordsOf): string {
  if (value === null || value === '') return '';
  const length = lengthIn(value);
  if (length !== undefined) return `un texto de ${length} letras`;
  switch (kind) {
    case 'html':
      return visibleText(String(value));
    case 'minutes':
      return counted(value, 'minuto', 'minutos');
    case 'hours':
      return counted(value, 'hora', 'horas');
    case 'points':
      return counted(value, 'punto', 'puntos');
    case 'percent':
      return `${value} %`;
    case 'years':
      return `desde ${counted(value, 'año', 'años')}`;
    case 'day':
      return dayText(String(value));
    case 'moment':
      return momentText(new Date(String(value)), timeZone);
    case 'yesNo':
      return value === true ? 'Sí' : 'No';
    case 'published':
      return value === true ? 'Publicado' : 'Borrador';
    case 'gender':
      return genderLabel(Number(value));
    case 'role':
      return roleLabels[value as keyof typeof roleLabels];
    case 'messageState':
      return messageStateWords[value as MessageState];
    case 'fact':
      return factText(subject, value, currency);
    case 'category':
    case 'course':
      return nameOf(`${kind}:${value}`) ?? `n.º ${value}, que ya no existe`;
    default:
      return String(value);
  }
}

/** The words of a fact's value; '' = it is no value of the fact. */
function factText(subject: string, recorded: Scalar, currency: string): string {
  const key = subject.slice('parameter:'.length);
  if (!isParameterKey(key)) return '';
  const definition = definitionOf(key);
  const isNumber = ['money', 'rate', 'months', 'count', 'age'].includes(definition.kind);
  if (isNumber) return typeof recorded === 'number' ? valueText(definition, recorded, currency) : '';
  if (typeof recorded !== 'string') return '';
  if (['text', 'phone', 'link'].includes(definition.kind)) return recorded;
  if (definition.kind === 'choice') return valueText(definition, recorded, currency);
  if (!/^[[{]/.test(recorded)) return '';
  return valueText(definition, JSON.parse(recorded) as ParameterValue, currency);
}
