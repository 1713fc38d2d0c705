import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { currentPassword, done, requiredText } from '../fields.ts';
import { session } from './session.ts';

const stepCode = requiredText('El campo Código es obligatorio.', 40);

/** The secret of an application that is being set up. */
const newAuthenticator = z.object({
  /** In base32, to type where there is no camera. */
  secret: z.string(),
  uri: z.string(),
  /** The address drawn as a QR code (contract/drawing/qr-drawing.ts). */
  qr: z.object({ size: z.int(), path: z.string() }),
});
export type NewAuthenticator = z.infer<typeof newAuthenticator>;

const security = z.object({
  /** The application that makes codes; null = none. */
  authenticator: z.nullable(z.object({ since: z.string(), lastUsed: z.nullable(z.string()) })),
  /** Recovery codes that were not used yet. */
  codesLeft: z.int(),
  /** When the account must have a second step; null = it need not, or has one (spec 5.16). */
  due: z.nullable(z.object({ at: z.string(), isOver: z.boolean() })),
  /** With Shown: what a form without script has just made, which this browser keeps for ten minutes (spec 5.14). */
  shown: z.nullable(z.object({ made: z.nullable(newAuthenticator), codes: z.nullable(z.array(z.string())) })),
  /** The places where the account is open, the last used first. */
  sessions: z.array(
    z.object({
      id: z.string(),
      /** 'Teléfono, con Chrome'; empty = opened before devices were told. */
      device: z.string(),
      network: z.string(),
      since: z.string(),
      lastSeen: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
});
export type Security = z.infer<typeof security>;

const recoveryCodes = z.object({ codes: z.array(z.string()) });

/** The second factor of the caller's own account (spec 5.14). */
export const seguridad = {
  get: endpoint({
    method: 'GET',
    path: 'Seguridad/Get',
    withoutStep: true,
    who: 'signedIn',
    summary: 'How the caller signs in, the recovery codes that are left, and where the account is open',
    input: z.object({ Shown: z.optional(z.boolean()) }),
    output: security,
  }),
  startAuthenticator: endpoint({
    method: 'POST',
    path: 'Seguridad/StartAuthenticator',
    withoutStep: true,
    who: 'signedIn',
    effect: 'account',
    summary: 'A new secret for an application of codes; it asks for nothing before its first code was right',
    input: z.object({ currentPassword }),
    output: newAuthenticator,
  }),
  confirmAuthenticator: endpoint({
    method: 'POST',
    path: 'Seguridad/ConfirmAuthenticator',
    withoutStep: true,
    who: 'signedIn',
    effect: 'account',
    summary: 'Turns the second step on with the first code, and answers ten recovery codes, once',
    input: z.object({ Code: stepCode, currentPassword }),
    output: recoveryCodes,
  }),
  removeAuthenticator: endpoint({
    method: 'DELETE',
    path: 'Seguridad/RemoveAuthenticator',
    who: 'signedIn',
    effect: 'account',
    summary: 'Turns the second step off; recovery codes of before stop working. Repeating it is harmless',
    input: z.object({}),
    output: done,
  }),
  makeCodes: endpoint({
    method: 'POST',
    path: 'Seguridad/MakeCodes',
    who: 'signedIn',
    effect: 'account',
    summary: 'Ten new recovery codes, answered once; those of before stop working',
    input: z.object({ currentPassword }),
    output: recoveryCodes,
  }),
  endSession: endpoint({
    method: 'PUT',
    path: 'Seguridad/EndSession',
    who: 'signedIn',
    effect: 'own',
    summary: 'Closes one of the caller’s other sessions; one that is over is harmless',
    input: z.object({
      Id: z
        .string('Falta la sesión.')
        .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'Esa sesión no existe.')),
    }),
    output: done,
  }),
  endOtherSessions: endpoint({
    method: 'PUT',
    path: 'Seguridad/EndOtherSessions',
    who: 'signedIn',
    effect: 'own',
    summary: 'Closes all sessions of the caller but this one; repeating it is harmless',
    input: z.object({}),
    output: done,
  }),
  answerStep: endpoint({
    method: 'POST',
    path: 'Seguridad/AnswerStep',
    reserved: true,
    who: 'open',
    summary: 'The second step of a sign-in: the code of the application, or a recovery code',
    input: z.object({
      /** The one that Users/login answered; absent = the one in the browser’s cookie. */
      Challenge: z.optional(requiredText('Falta el paso que respondes.', 100)),
      Code: stepCode,
    }),
    output: session,
  }),
};
