import * as z from 'zod/mini';
import { bulkCall, bulkItems } from '../bulk.ts';
import { endpoint } from '../endpoint.ts';
import {
  currentPassword,
  done,
  groupFilter,
  listInput,
  optionalText,
  requiredLine,
  rowId,
  wholeNumber,
} from '../fields.ts';
import { namedGroup } from '../groups/fields.ts';
import { peopleImportCalls } from '../people-import/calls.ts';
import { tell } from '../results/calls.ts';
import { possessions } from '../trash/calls.ts';
import { newUsers } from './adding-calls.ts';
import { identityDecisions } from './identity-calls.ts';
import { documentNumber, optionalBirthDate, optionalGender, phoneNumber } from './person-fields.ts';

export const userStates = [
  'active',
  'waiting',
  'blocked',
  'noEmail',
  'admin',
  'asking',
  'renamed',
  'held',
] as const;
export const userRoles = ['admin', 'member'] as const;

const userRow = z.object({
  id: z.int(),
  username: z.string(),
  fullname: z.string(),
  /** Null = none; accounts made by the institute may lack it. */
  email: z.nullable(z.string()),
  role: z.enum(userRoles),
  active: z.boolean(),
  blocked: z.boolean(),
  date: z.string(),
  /** The last use of a session in the last 31 days; null = none. */
  lastSeen: z.nullable(z.string()),
  /** The account's own groups, by name. */
  groups: z.array(z.string()),
});
export type UserRow = z.infer<typeof userRow>;

const userToEdit = z.object({
  id: z.int(),
  /** Counts the changes of names, facts, document, login and role. */
  version: z.int(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Null until given, like the birth date. */
  gender: z.nullable(z.int()),
  fechaNac: z.nullable(z.string()),
  documentNumber: z.nullable(z.string()),
  /** The number is the member's own word: the institute has not seen the document. */
  isDocumentDeclared: z.boolean(),
  /** The owner changed the name after the first enrolment and nobody has looked at it. */
  isNameDeclared: z.boolean(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  role: z.enum(userRoles),
  active: z.boolean(),
  blocked: z.boolean(),
  /** An emptied e-mail is refused while the account waits for the link mailed to it. */
  needsEmail: z.boolean(),
  /** The sign-in has a second step (spec 5.14). */
  hasSecondStep: z.boolean(),
  /** Exam time as a percentage of the course's; 100 = no accommodation. */
  timeFactorPercent: z.int(),
  timeFactorReason: z.string(),
  /** The account's own groups, by name. */
  groups: z.array(namedGroup),
});
export type UserToEdit = z.infer<typeof userToEdit>;

/** The number of accounts in all, and in each state and role of the filter. */
const userCounts = z.object({
  all: z.int(),
  waiting: z.int(),
  blocked: z.int(),
  noEmail: z.int(),
  admin: z.int(),
  asking: z.int(),
  renamed: z.int(),
  held: z.int(),
});
export type UserCounts = z.infer<typeof userCounts>;

const filter = {
  State: z.optional(z.enum(userStates, 'No conocemos ese estado.')),
  Role: z.optional(z.enum(userRoles, 'No conocemos ese rol.')),
  ...groupFilter,
};

export const mostChosen = 5000;

const id = z.object({ id: rowId() });

export const usuario = {
  get: endpoint({
    method: 'GET',
    path: 'Usuario/Get',
    who: 'admin',
    isPrescribed: true,
    fromReplica: true,
    list: true,
    summary: 'Every user, or those in a state or with a role',
    input: z.object({
      ...listInput,
      ...filter,
    }),
    output: z.array(userRow),
  }),
  getCounts: endpoint({
    method: 'GET',
    path: 'Usuario/GetCounts',
    who: 'admin',
    fromReplica: true,
    summary:
      'How many users there are, of a group and a search, and how many in the states that the list filters by',
    input: z.object({ ...groupFilter, Search: listInput.Search }),
    output: userCounts,
  }),
  getAll: endpoint({
    method: 'GET',
    path: 'Usuario/GetAll',
    who: 'admin',
    fromReplica: true,
    summary: `Every user whom a filter finds, for what is done to all of them; 409 beyond ${mostChosen}`,
    input: z.object({ ...filter, Search: listInput.Search }),
    output: z.array(userRow),
  }),
  export: endpoint({
    method: 'GET',
    path: 'Usuario/Export',
    who: 'admin',
    effect: 'export',
    fromReplica: true,
    file: ['csv', 'xlsx'],
    summary: 'The list as a file, with its filter and search',
    input: z.object({
      ...filter,
      Search: listInput.Search,
      Format: z.enum(['csv', 'xlsx'], 'Ese formato no existe.'),
    }),
    output: z.any(),
  }),
  getToEdit: endpoint({
    method: 'GET',
    path: 'Usuario/GetToEdit',
    who: 'admin',
    isPrescribed: true,
    summary: 'A user to edit',
    input: id,
    output: userToEdit,
  }),
  ...newUsers,
  ...peopleImportCalls,
  ...identityDecisions,
  update: endpoint({
    method: 'PUT',
    path: 'Usuario/update',
    who: 'admin',
    effect: 'account',
    provesInside: true,
    isPrescribed: true,
    summary: 'Changes a user; an empty password, e-mail or gender changes nothing; a stale Version is 409',
    input: z.object({
      id: rowId(),
      Version: z.optional(z.int()),
      username: z.optional(z.string()),
      firstName: z.optional(requiredLine('El campo Nombres es obligatorio.', 80)),
      lastName: z.optional(requiredLine('El campo Apellidos es obligatorio.', 80)),
      /** Absent or empty = unchanged, like the birth date. */
      gender: optionalGender,
      /** Absent or empty = unchanged. */
      FechaNac: optionalBirthDate,
      role: z.optional(z.enum(['admin', 'member'], 'El campo Rol es obligatorio.')),
      /** The document as verified by the institute; empty removes it. */
      documentNumber: z.optional(documentNumber),
      /** The institute has seen this document, also where its number stays as declared. */
      DocumentSeen: z.optional(z.boolean()),
      /** The institute has looked at the name that its owner changed. */
      NameSeen: z.optional(z.boolean()),
      /** Empty removes it. */
      Phone: z.optional(phoneNumber),
      /** Absent or empty = unchanged. */
      Email: z.optional(z.string()),
      /** Takes the e-mail away, where an account may lack it (spec 5.10). */
      RemoveEmail: z.optional(z.boolean()),
      Password: z.optional(z.string()),
      currentPassword,
    }),
    output: done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: 'Usuario/Delete',
    who: 'admin',
    effect: 'account',
    isPrescribed: true,
    summary:
      'Puts a user into the Papelera for 30 days: no sign-in, in no list; then erases them, and results stay without a name',
    input: id,
    output: done,
  }),
  activate: endpoint({
    method: 'PUT',
    path: 'Usuario/Activate',
    who: 'admin',
    effect: 'undoable',
    summary: 'Activates an account with one click',
    input: id,
    output: done,
  }),
  activateMany: bulkCall('Usuario/ActivateMany', 'undoable', 'Activates accounts', {}),
  blockMany: bulkCall(
    'Usuario/BlockMany',
    'account',
    'Blocks accounts: nobody signs in with them, and their sessions end',
    {},
  ),
  unblockMany: bulkCall(
    'Usuario/UnblockMany',
    'undoable',
    'Lets the owners of blocked accounts sign in again',
    {},
  ),
  endSessionsMany: bulkCall(
    'Usuario/EndSessionsMany',
    'account',
    'Ends the sessions of accounts on every device',
    {},
  ),
  resendMany: bulkCall(
    'Usuario/ResendMany',
    'undoable',
    'Mails the links of accounts that wait for activation again',
    {},
  ),
  enrolMany: bulkCall(
    'Usuario/EnrolMany',
    'undoable',
    'Enrols members in courses, also before they are active',
    {
      CourseIds: z
        .array(rowId(), 'Elige un curso.')
        .check(z.minLength(1, 'Elige un curso.'), z.maxLength(50, 'Elige como máximo 50 cursos.')),
      Tell: tell,
    },
  ),
  deleteMany: bulkCall(
    'Usuario/DeleteMany',
    'account',
    'Puts members into the Papelera, never administrators; more than one asks for their number, typed',
    {
      /** How many they are, as the caller understood it; needed for more than one. */
      Count: z.optional(z.int()),
      currentPassword,
    },
  ),
  previewDelete: endpoint({
    method: 'POST',
    path: 'Usuario/PreviewDelete',
    who: 'admin',
    effect: 'none',
    summary: 'What some people have, before they are put into the Papelera; changes nothing',
    input: z.object({ Items: bulkItems(z.object({ Id: rowId() }), ({ Id }) => Id) }),
    output: z.array(z.extend(possessions, { id: z.int(), fullname: z.string() })),
  }),
  setTimeFactor: endpoint({
    method: 'PUT',
    path: 'Usuario/SetTimeFactor',
    who: 'admin',
    effect: 'certified',
    summary: 'A member’s exam time as a percentage, for exams started from now on; 100 removes it',
    input: z.object({
      Id: rowId(),
      Percent: wholeNumber('El tiempo va de 100 a 400 por ciento.', 100, 400),
      /** Required above 100. */
      Reason: optionalText(500),
    }),
    output: done,
  }),
};
