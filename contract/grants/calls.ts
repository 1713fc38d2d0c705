import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { currentPassword, done, listInput, rowId } from '../fields.ts';
import { grantRoles } from './grants.ts';
import { stepRuleCalls } from './step-rule-calls.ts';

/** A column of the table of permissions: administrators, each role besides, members. */
export const permissionColumns = ['admin', ...grantRoles, 'member'] as const;
export type PermissionColumn = (typeof permissionColumns)[number];

/** All of it, a part of it, what is one's own, or nothing. */
const reach = z.enum(['all', 'part', 'own', 'none']);
export type Reach = z.infer<typeof reach>;

const permission = z.object({
  section: z.string(),
  label: z.string(),
  reach: z.record(z.enum(permissionColumns), reach),
});
export type Permission = z.infer<typeof permission>;

const holder = z.object({
  id: z.int(),
  fullname: z.string(),
  username: z.string(),
  isAdmin: z.boolean(),
  roles: z.array(z.enum(grantRoles)),
  /** When the newest of the roles was given; null for administrators. */
  since: z.nullable(z.string()),
  blocked: z.boolean(),
  /** The last visit of the last 31 days; null = none. */
  lastSeen: z.nullable(z.string()),
});
export type Holder = z.infer<typeof holder>;

const rolesOfPerson = z.object({
  id: z.int(),
  fullname: z.string(),
  isAdmin: z.boolean(),
  roles: z.array(z.enum(grantRoles)),
});
export type RolesOfPerson = z.infer<typeof rolesOfPerson>;

/** The roles that members hold besides (spec 4.7); all calls are extensions. */
export const grant = {
  ...stepRuleCalls,
  get: endpoint({
    method: 'GET',
    path: 'Grant/Get',
    who: 'admin',
    fromReplica: true,
    list: true,
    summary: 'Who administers or holds a role besides: administrators first, then by name',
    input: z.object(listInput),
    output: z.array(holder),
  }),
  getTable: endpoint({
    method: 'GET',
    path: 'Grant/GetTable',
    who: 'admin',
    summary: 'Who may do what: the table of permissions, made from the rows of the calls',
    input: z.object({}),
    output: z.array(permission),
  }),
  getOf: endpoint({
    method: 'GET',
    path: 'Grant/GetOf',
    who: 'admin',
    summary: 'The roles of a person',
    input: z.object({ id: rowId() }),
    output: rolesOfPerson,
  }),
  set: endpoint({
    method: 'PUT',
    path: 'Grant/Set',
    who: 'admin',
    effect: 'account',
    summary:
      'Gives a member these roles besides and takes all others, which ends the sessions of the account; 409 an administrator',
    input: z.object({
      Id: rowId(),
      Roles: z
        .array(z.enum(grantRoles, 'No conocemos ese rol.'), 'Elige los roles.')
        .check(z.refine((roles) => new Set(roles).size === roles.length, 'Un rol está elegido dos veces.')),
      currentPassword,
    }),
    output: done,
  }),
};
