import * as z from 'zod/mini';
import { certificateObstacles } from '../certificates/obstacles.ts';
import { passwordLength } from '../constants.ts';
import { endpoint, endpointNamed } from '../endpoint.ts';
import {
  currentPassword,
  done,
  pathToGoOn,
  requiredLine,
  requiredText,
  rowId,
  wholeNumber,
} from '../fields.ts';
import { identity, ownIdentity } from './identity-calls.ts';
import { birthDate, documentNumber, emailAddress, familyName, gender, personName } from './person-fields.ts';
import { secondStep } from './second-step.ts';
import { session } from './session.ts';
import { newUsername, usernameRequired } from './username.ts';

/** The caller's own account (Users/get), or any account for an administrator. */
const profile = z.object({
  id: z.int(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullname: z.string(),
  /** Null until given, like the birth date: the institute may not know it. */
  gender: z.nullable(z.int()),
  fechaNac: z.nullable(z.string()),
  /** The number of the identity document: optional, printed on certificates. */
  documentNumber: z.nullable(z.string()),
  email: z.nullable(z.string()),
  role: z.enum(['admin', 'member']),
  /** Null without a birth date. */
  years: z.nullable(z.int()),
  identity,
  /** Signed in with a generated password: the member must choose one (spec 5.2). */
  mustChangePassword: z.boolean(),
});
export type Profile = z.infer<typeof profile>;

/**
 * A row of 'Mis Cursos' and of the certificates tab. In minutes: duration, timeToTest. In seconds: readTime, timeTest.
 */
const enrolmentRow = z.object({
  courseId: z.int(),
  name: z.string(),
  readTime: z.int(),
  /** When the course was last read; null = never. */
  lastReadAt: z.nullable(z.string()),
  duration: z.int(),
  /** Its modules, and the number of the one read last; null = not told. */
  moduleCount: z.int(),
  module: z.nullable(z.int()),
  timeToTest: z.int(),
  timeTest: z.nullable(z.int()),
  isTaken: z.boolean(),
  calification: z.nullable(z.int()),
  /** A finished attempt reached its own minimum: the same as isfinish (spec 8.10). */
  isPassed: z.boolean(),
  /** The minimum of new attempts. */
  minCalification: z.int(),
  certificado: z.int(),
  archived: z.boolean(),
  /** An administrator took the member out of the course: it is listed, but cannot be read or sat. */
  closed: z.boolean(),
  /** The best passing grade was given by an administrator (spec 17.7). */
  isByHand: z.boolean(),
  hasRunningAttempt: z.boolean(),
  /** When the running attempt ends. */
  examClosesAt: z.nullable(z.string()),
  /** The questions of the running attempt, and those that are answered; null = none runs. */
  examQuestions: z.nullable(z.int()),
  examAnswered: z.nullable(z.int()),
  /** The obstacle to the exam now; null = none. */
  examRefusal: z.nullable(z.string()),
  /** The member once read for the whole duration. A later change of the duration does not undo it. */
  isReadingComplete: z.boolean(),
  /** The member may leave the course: no exam of it was opened. */
  canLeave: z.boolean(),
  /** The code of the member's valid certificate, if any. */
  certificateCode: z.nullable(z.string()),
  certificateDate: z.nullable(z.string()),
  /** The obstacle to an earned certificate, which is issued once it is gone. */
  certificateWaits: z.nullable(z.enum(certificateObstacles)),
  /** The certificate's PDF exists. */
  isCertificateReady: z.boolean(),
});
export type EnrolmentRow = z.infer<typeof enrolmentRow>;

const passwordRequired = 'El campo Contraseña es obligatorio.';
const newPassword = z
  .string(passwordRequired)
  .check(
    z.minLength(1, passwordRequired),
    z.minLength(passwordLength.min, `La contraseña necesita al menos ${passwordLength.min} caracteres.`),
    z.maxLength(passwordLength.max, `La contraseña admite como máximo ${passwordLength.max} caracteres.`),
  );
const givenPassword = z.string(passwordRequired).check(z.minLength(1, passwordRequired), z.maxLength(200));

const codeRequired = 'El enlace no está completo.';
const code = { Username: requiredText(codeRequired), Strcode: requiredText(codeRequired, 100) };
const ownCourse = { CourseId: rowId(), UserId: rowId() };

export const users = {
  get: endpoint({
    method: 'GET',
    path: 'Users/get',
    withProvisional: true,
    who: 'signedIn',
    isPrescribed: true,
    own: 'userName',
    summary: 'A profile',
    input: z.object({ userName: requiredText('Falta el nombre de usuario.') }),
    output: profile,
  }),
  register: endpoint({
    method: 'POST',
    path: 'Users/register',
    who: 'open',
    isPrescribed: true,
    idempotent: 'stored',
    summary: 'Creates an inactive account and mails its link',
    input: z.object({
      FirstName: personName('El campo Nombres es obligatorio.'),
      LastName: familyName('El campo Apellidos es obligatorio.'),
      userName: newUsername,
      password: newPassword,
      email: emailAddress('El campo Email es obligatorio.'),
      Gender: gender,
      FechaNac: birthDate('El campo Fecha de Nacimiento es obligatorio.'),
      /** A honeypot: people do not see this field, so a program filled it. */
      Website: z.optional(z.string().check(z.maxLength(0, 'Deja este campo vacío.'))),
      /** The path to open after the sign-in that follows the mailed link. */
      Next: pathToGoOn,
    }),
    output: z.object({
      mailed: z.boolean(),
      /** Lets the registered person correct the e-mail while the account is inactive: Users/correctEmail. */
      correction: z.string(),
    }),
  }),
  login: endpoint({
    method: 'POST',
    path: 'Users/login',
    reserved: true,
    who: 'open',
    isPrescribed: true,
    summary:
      'Signs in with username or e-mail; an account with a second step is asked for it (401, with a challenge)',
    refusesWith: secondStep,
    input: z.object({ UserName: requiredText(usernameRequired, 254), Password: givenPassword }),
    output: session,
  }),
  active: endpoint({
    method: 'PUT',
    path: 'Users/active',
    who: 'open',
    isPrescribed: true,
    summary: 'Activates an account with the code of its link',
    input: z.object(code),
    output: done,
  }),
  forgot: endpoint({
    method: 'POST',
    path: 'Users/Forgot',
    who: 'open',
    isPrescribed: true,
    summary: 'Mails a link for a new password, if the address is known',
    input: z.object({ Email: emailAddress('El campo Email es obligatorio.') }),
    output: done,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: 'Users/resetPassword',
    who: 'open',
    summary: 'A new password with the code of the link',
    input: z.object({ ...code, Password: newPassword }),
    output: done,
  }),
  resendActivation: endpoint({
    method: 'POST',
    path: 'Users/resendActivation',
    who: 'open',
    summary: 'Sends the activation link again',
    input: z.object({ UserName: requiredText(usernameRequired, 254), Next: pathToGoOn }),
    output: done,
  }),
  correctEmail: endpoint({
    method: 'POST',
    path: 'Users/correctEmail',
    who: 'open',
    summary: 'Corrects the e-mail of an account that waits for its activation, and sends the link there',
    input: z.object({
      Correction: requiredText(codeRequired, 200),
      Email: emailAddress('El campo Email es obligatorio.'),
      Next: pathToGoOn,
    }),
    output: done,
  }),
  refresh: endpoint({
    method: 'POST',
    path: 'Users/refresh',
    reserved: true,
    who: 'open',
    summary: 'A new token for the session cookie',
    idempotent: 'renewed',
    input: z.object({}),
    output: session,
  }),
  logout: endpoint({
    method: 'POST',
    path: 'Users/logout',
    withoutStep: true,
    reserved: true,
    who: 'open',
    summary: 'Ends the session',
    input: z.object({}),
    output: done,
  }),
  update: endpoint({
    method: 'PUT',
    path: 'Users/update',
    withProvisional: true,
    who: 'signedIn',
    effect: 'account',
    provesInside: true,
    isPrescribed: true,
    summary: 'Changes the caller’s own profile; an empty password changes nothing',
    input: z.object({
      id: z.optional(rowId()),
      username: z.optional(z.string()),
      firstName: z.optional(requiredLine('El campo Nombres es obligatorio.', 80)),
      lastName: z.optional(requiredLine('El campo Apellidos es obligatorio.', 80)),
      gender: z.optional(gender),
      fechanac: z.optional(birthDate('El campo Fecha de Nacimiento es obligatorio.')),
      documentNumber: z.optional(documentNumber),
      email: z.optional(z.string()),
      password: z.optional(z.union([z.literal(''), newPassword])),
      currentPassword,
      role: z.optional(z.string()),
    }),
    output: z.nullable(session),
  }),
  ...ownIdentity,
  addUserCourse: endpoint({
    method: 'POST',
    path: 'Users/addusercourse',
    who: 'member',
    effect: 'own',
    isPrescribed: true,
    own: 'UserId',
    summary: 'Enrols in a course; repeating it is harmless',
    input: z.object({ ...ownCourse, ReadTime: z.optional(z.int()) }),
    output: done,
  }),
  leaveUserCourse: endpoint({
    method: 'DELETE',
    path: 'Users/leaveusercourse',
    who: 'member',
    effect: 'own',
    own: 'UserId',
    summary:
      'Leaves a course and deletes the reading of it; repeating it is harmless, with results it is 409',
    input: z.object(ownCourse),
    output: done,
  }),
  updateTime: endpoint({
    method: 'PUT',
    path: 'Users/updatetime',
    reserved: true,
    who: 'member',
    effect: 'own',
    isPrescribed: true,
    own: 'UserId',
    summary: 'Credits seconds read',
    input: z.object({
      ...ownCourse,
      ReadTime: wholeNumber('Los segundos leídos van de 0 a 86400.', 0, 86_400),
      /** The number of the module that is open. */
      Module: z.optional(wholeNumber('Los módulos van de 1 a 999.', 1, 999)),
    }),
    output: z.object({
      readTime: z.int(),
      credited: z.int(),
      isComplete: z.boolean(),
      /** The course's current minutes. */
      duration: z.int(),
    }),
  }),
  getUserCourse: endpointNamed('info', {
    method: 'GET',
    path: 'Users/getusercourse',
    withProvisional: true,
    who: 'signedIn',
    isPrescribed: true,
    own: 'userName',
    summary: 'A member’s courses, or one of them',
    input: z.object({
      userName: requiredText('Falta el nombre de usuario.'),
      courseId: z.optional(rowId()),
    }),
    output: z.array(enrolmentRow),
  }),
  getEnrolment: endpoint({
    method: 'GET',
    path: 'Users/getEnrolment',
    withProvisional: true,
    who: 'signedIn',
    summary: 'Whether the caller is enrolled in a course, or was taken out of it',
    input: z.object({ courseId: rowId() }),
    output: z.object({ isEnrolled: z.boolean(), isClosed: z.boolean() }),
  }),
  isFinish: endpointNamed('isfinish', {
    method: 'GET',
    path: 'Users/isFinish',
    reserved: true,
    who: 'signedIn',
    isPrescribed: true,
    own: 'userId',
    summary: 'Whether a finished attempt reached the minimum',
    input: z.object({ courseId: rowId(), userId: rowId() }),
    output: z.boolean(),
  }),
  getDurationText: endpoint({
    method: 'GET',
    path: 'Users/getDurationText',
    who: 'signedIn',
    isPrescribed: true,
    summary: 'Minutes allowed for the exam of a course',
    input: z.object({ courseId: rowId() }),
    output: z.int(),
  }),
};
