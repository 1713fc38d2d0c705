import * as z from 'zod/mini';
import { bulkCall } from '../bulk.ts';
import { endpoint } from '../endpoint.ts';
import { done, groupFilter, listInput, optionalText, requiredLine, rowId, wholeNumber } from '../fields.ts';
import { documentNumber, optionalBirthDate, optionalGender, phoneNumber } from '../person-fields.ts';
import { namedGroup } from './group-fields.ts';
import { identityDecisions } from './identity.ts';
import { newUsers } from './new-users.ts';
import { peopleImportCalls } from './people-import.ts';
import { tell } from './result.ts';

export const userStates = ['active', 'waiting', 'blocked', 'noEmail', 'admin', 'asking', 'held'] as const;
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
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Null until given, like the birth date. */
  gender: z.nullable(z.int()),
  fechaNac: z.nullable(z.string()),
  documentNumber: z.nullable(z.string()),
  /** The number is the member's own word: the institute has not seen the document. */
  isDocumentDeclared: z.boolean(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  role: z.enum(userRoles),
  active: z.boolean(),
  blocked: z.boolean(),
  /** An emptied e-mail is refused while the account waits for the link mailed to it. */
  needsEmail: z.boolean(),
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
    summary: 'How many users there are, and how many in the states that the list filters by',
    input: z.object({}),
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
    isPrescribed: true,
    summary: 'Changes a user; an empty password changes nothing',
    input: z.object({
      id: rowId(),
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
      /** Empty removes it. */
      Phone: z.optional(phoneNumber),
      /** Empty removes it, where an account may lack it (spec 5.10). */
      Email: z.optional(z.string()),
      Password: z.optional(z.string()),
      /** The administrator's own, unless the sign-in is fresh. */
      currentPassword: z.optional(z.string().check(z.maxLength(200))),
    }),
    output: done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: 'Usuario/Delete',
    who: 'admin',
    isPrescribed: true,
    needsFreshSignIn: true,
    summary: 'Deletes a user; results stay, without a name',
    input: id,
    output: done,
  }),
  activate: endpoint({
    method: 'PUT',
    path: 'Usuario/Activate',
    who: 'admin',
    summary: 'Activates an account with one click',
    input: id,
    output: done,
  }),
  activateMany: bulkCall('Usuario/ActivateMany', 'Activates accounts', {}),
  blockMany: {
    ...bulkCall(
      'Usuario/BlockMany',
      'Blocks accounts: nobody signs in with them, and their sessions end',
      {},
    ),
    needsFreshSignIn: true,
  },
  unblockMany: bulkCall('Usuario/UnblockMany', 'Lets the owners of blocked accounts sign in again', {}),
  endSessionsMany: bulkCall('Usuario/EndSessionsMany', 'Ends the sessions of accounts on every device', {}),
  resendMany: bulkCall(
    'Usuario/ResendMany',
    'Mails the links of accounts that wait for activation again',
    {},
  ),
  enrolMany: bulkCall('Usuario/EnrolMany', 'Enrols members in courses, also before they are active', {
    CourseIds: z
      .array(rowId(), 'Elige un curso.')
      .check(z.minLength(1, 'Elige un curso.'), z.maxLength(50, 'Elige como máximo 50 cursos.')),
    Tell: tell,
  }),
  deleteMany: {
    ...bulkCall('Usuario/DeleteMany', 'Deletes users; results stay, without a name', {}),
    needsFreshSignIn: true,
  },
  setTimeFactor: endpoint({
    method: 'PUT',
    path: 'Usuario/SetTimeFactor',
    who: 'admin',
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
