import { genderLabel } from '../../../contract/accounts/gender.ts';
import { roleLabels } from '../../../contract/accounts/role-labels.ts';
import { localOfInstant } from '../../platform/calendar.ts';
import type { Cell } from '../../platform/spreadsheets/csv.ts';
import type { AccountForFile } from './account-list.queries.ts';

interface FileColumn {
  label: string;
  /** In characters. */
  width: number;
  cell(account: AccountForFile, timeZone: string): Cell;
}

/** '2026-11-18 14:05': spreadsheets read it as a date. */
const minuteOf = (instant: Date, timeZone: string) => localOfInstant(instant, timeZone).replace('T', ' ');

function stateOf({ activatedAt, blockedAt }: AccountForFile): string {
  if (blockedAt !== null) return 'Bloqueado';
  return activatedAt === null ? 'Sin activar' : 'Activo';
}

const columns: readonly FileColumn[] = [
  { label: 'Nombres', width: 22, cell: ({ firstName }) => firstName },
  { label: 'Apellidos', width: 26, cell: ({ lastName }) => lastName },
  { label: 'Documento de identidad', width: 22, cell: ({ documentNumber }) => documentNumber ?? '' },
  { label: 'Usuario', width: 20, cell: ({ username }) => username },
  { label: 'Email', width: 32, cell: ({ email }) => email ?? '' },
  { label: 'Teléfono', width: 18, cell: ({ phone }) => phone ?? '' },
  { label: 'Género', width: 12, cell: ({ gender }) => genderLabel(gender) },
  { label: 'Fecha de nacimiento', width: 20, cell: ({ birthDate }) => birthDate ?? '' },
  { label: 'Rol', width: 15, cell: ({ role }) => roleLabels[role] },
  { label: 'Estado', width: 14, cell: stateOf },
  { label: 'Grupos', width: 30, cell: ({ groups }) => groups.join(', ') },
  { label: 'Cuenta creada', width: 18, cell: ({ createdAt }, timeZone) => minuteOf(createdAt, timeZone) },
  {
    label: 'Última entrada',
    width: 18,
    cell: ({ lastSeenAt }, timeZone) => (lastSeenAt === null ? '' : minuteOf(lastSeenAt, timeZone)),
  },
];

export const userColumnWidths: readonly number[] = columns.map(({ width }) => width);

/** Accounts as a table: the headings, then a row a person. Times are the portal's. */
export const usersTable = (rows: readonly AccountForFile[], timeZone: string): Cell[][] => [
  columns.map(({ label }) => label),
  ...rows.map((row) => columns.map(({ cell }) => cell(row, timeZone))),
];
