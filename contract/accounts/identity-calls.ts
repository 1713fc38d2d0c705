import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, optionalText, rowId } from '../fields.ts';
import { documentNumber, familyName, personName } from './person-fields.ts';

const identityStates = ['waiting', 'granted', 'refused', 'withdrawn'] as const;

/** A member's request to change name or document, and its outcome. */
const identityRequest = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  documentNumber: z.nullable(z.string()),
  reason: z.string(),
  date: z.string(),
  state: z.enum(identityStates),
  answer: z.string(),
});
export type IdentityRequest = z.infer<typeof identityRequest>;

/** The state of the name and the document that certificates print of a person (spec 5.12). */
export const identity = z.object({
  /** The owner changed the name after the first enrolment and nobody has looked at it: certificates say so. */
  isNameDeclared: z.boolean(),
  /** The document was typed by its owner and not verified: certificates say so. */
  isDocumentDeclared: z.boolean(),
  /** Certificates that wait for a name in Latin letters. */
  heldCount: z.int(),
  /** The newest request that was not withdrawn. */
  request: z.nullable(identityRequest),
});
export type Identity = z.infer<typeof identity>;

/** Part of the controller Users. */
export const ownIdentity = {
  askIdentity: endpoint({
    method: 'PUT',
    path: 'Users/AskIdentity',
    who: 'member',
    effect: 'own',
    summary: 'Asks for another name or document; takes the place of what the caller asked for before',
    input: z.object({
      FirstName: personName('El campo Nombres es obligatorio.'),
      LastName: familyName('El campo Apellidos es obligatorio.'),
      DocumentNumber: z.optional(documentNumber),
      Reason: optionalText(500),
    }),
    output: done,
  }),
  withdrawIdentity: endpoint({
    method: 'DELETE',
    path: 'Users/WithdrawIdentity',
    who: 'member',
    effect: 'own',
    summary: 'Withdraws what the caller asked for; without anything that waits it is harmless',
    input: z.object({}),
    output: done,
  }),
};

/** Part of the controller Usuario. */
export const identityDecisions = {
  decideIdentity: endpoint({
    method: 'POST',
    path: 'Usuario/DecideIdentity',
    who: 'admin',
    effect: 'account',
    summary:
      'Grants or refuses a change that a member asked for; granted, it holds at once. The member is told',
    input: z.object({
      Id: rowId(),
      Granted: z.boolean('Di si lo aceptas.'),
      /** For the member; required when refusing. */
      Answer: optionalText(500),
    }),
    output: done,
  }),
};
