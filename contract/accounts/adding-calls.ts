import * as z from 'zod/mini';
import { peopleListLines } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { currentPassword, rowId } from '../fields.ts';
import {
  documentNumber,
  familyName,
  optionalBirthDate,
  optionalEmail,
  optionalGender,
  personName,
  phoneNumber,
} from './person-fields.ts';
import { newUsername } from './username.ts';

/** The details of a new person. The institute may know only the names (spec 5.11). */
const newPerson = z.object({
  FirstName: personName('El campo Nombres es obligatorio.'),
  LastName: familyName('El campo Apellidos es obligatorio.'),
  /** Without it nothing is mailed: the link is handed over in person. */
  Email: optionalEmail,
  /** Asked at the first sign-in, like the birth date. */
  Gender: optionalGender,
  FechaNac: optionalBirthDate,
  DocumentNumber: z.optional(documentNumber),
  Phone: z.optional(phoneNumber),
  /** Absent or empty = derived from the names. */
  UserName: z.optional(z.union([z.literal(''), newUsername])),
});
export type NewPerson = z.output<typeof newPerson>;

const handedLink = z.object({
  id: z.int(),
  fullname: z.string(),
  username: z.string(),
  link: z.string(),
  expires: z.string(),
});
export type HandedLink = z.infer<typeof handedLink>;

/** How administrators let people in (spec 5.11); part of the controller Usuario. */
export const newUsers = {
  add: endpoint({
    method: 'POST',
    path: 'Usuario/Add',
    who: 'admin',
    effect: 'account',
    provesInside: true,
    idempotent: 'stored',
    summary:
      'Adds an account whose owner chooses a password by a link; without UserName it is made from the names. An administrator’s asks for the password',
    input: z.object({
      ...newPerson.shape,
      Role: z.optional(z.enum(['admin', 'member'], 'El campo Rol es obligatorio.')),
      currentPassword,
    }),
    output: z.object({
      id: z.int(),
      username: z.string(),
      /** The link was mailed; false = it must be handed over. */
      mailed: z.boolean(),
    }),
  }),
  makeLinks: endpoint({
    method: 'POST',
    path: 'Usuario/MakeLinks',
    who: 'admin',
    effect: 'account',
    provesInside: true,
    summary:
      'A link for each account, good once, by which its owner chooses a password: to be handed over. It is recorded, and the owner is told',
    input: z.object({
      UserIds: z
        .array(rowId(), 'Elige al menos a una persona.')
        .check(
          z.minLength(1, 'Elige al menos a una persona.'),
          z.maxLength(peopleListLines, `Elige como máximo a ${peopleListLines} personas.`),
        ),
      currentPassword,
    }),
    output: z.array(handedLink),
  }),
  makeLostPhoneLink: endpoint({
    method: 'POST',
    path: 'Usuario/MakeLostPhoneLink',
    who: 'admin',
    effect: 'account',
    summary:
      'A link for the owner of an account who lost the phone, good once and for an hour: it chooses a password and turns the second step off. It is recorded, and the owner is told',
    input: z.object({ Id: rowId(), currentPassword }),
    output: handedLink,
  }),
};
