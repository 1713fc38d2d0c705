import * as z from 'zod/mini';
import { identity } from '../accounts/identity-calls.ts';
import { ownAttempt } from '../attempts/calls.ts';
import { type AuditAction, auditActions } from '../audit-log/actions.ts';
import { endpoint } from '../endpoint.ts';
import { listInput, rowId } from '../fields.ts';
import { namedGroup } from '../groups/fields.ts';
import { personCourse } from '../results/calls.ts';

const personCertificate = z.object({
  code: z.string(),
  courseId: z.int(),
  /** As printed on the certificate. */
  courseTitle: z.string(),
  grade: z.int(),
  /** The grade was given by an administrator (spec 17.7). */
  byHand: z.boolean(),
  date: z.string(),
  state: z.enum(['valid', 'replaced', 'revoked']),
});
export type PersonCertificate = z.infer<typeof personCertificate>;

const signIn = z.object({
  date: z.string(),
  lastSeen: z.string(),
  /** Null while it could still be used. */
  ended: z.nullable(z.string()),
});
export type PersonSignIn = z.infer<typeof signIn>;

/** An administrator's action on the account or one of its attempts. */
const personEvent = z.object({
  date: z.string(),
  action: z.enum(Object.keys(auditActions) as AuditAction[]),
  /** Null for actions of the console. */
  by: z.nullable(z.string()),
  attemptId: z.nullable(z.int()),
  courseTitle: z.nullable(z.string()),
  minutes: z.nullable(z.int()),
});
export type PersonEvent = z.infer<typeof personEvent>;

const wholePerson = z.object({
  id: z.int(),
  /** 'Usuario eliminado' after deletion: only results remain. */
  fullname: z.string(),
  isDeleted: z.boolean(),
  /** The end of a deleted person's days in the Papelera, where they can be restored; null = they are not there. */
  erasedOn: z.nullable(z.string()),
  username: z.nullable(z.string()),
  email: z.nullable(z.string()),
  role: z.enum(['admin', 'member']),
  active: z.boolean(),
  blocked: z.boolean(),
  date: z.string(),
  /** The last use of a session in the last 31 days. */
  lastSeen: z.nullable(z.string()),
  timeFactorPercent: z.int(),
  documentNumber: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Null after deletion. */
  identity: z.nullable(identity),
  /** The account's own groups, by name. */
  groups: z.array(namedGroup),
  courses: z.array(personCourse),
  certificates: z.array(personCertificate),
  signIns: z.array(signIn),
  events: z.array(personEvent),
});
export type Person = z.infer<typeof wholePerson>;

/** Everything the portal knows of one person (spec 17.4); all calls are extensions. */
export const person = {
  get: endpoint({
    method: 'GET',
    path: 'Person/Get',
    who: 'admin',
    summary: 'A person with courses, certificates, sign-ins of the last month, and what administrators did',
    input: z.object({ id: rowId() }),
    output: wholePerson,
  }),
  getAttempts: endpoint({
    method: 'GET',
    path: 'Person/GetAttempts',
    who: 'admin',
    fromReplica: true,
    list: true,
    summary: 'A person’s attempts in every course and state, newest first; Search in course titles',
    input: z.object({ id: rowId(), ...listInput }),
    output: z.array(ownAttempt),
  }),
};
