import * as z from 'zod/mini';
import { uploadedFile } from '../files/file-kinds.ts';

/** The meanings that a column of a list of people may have, in the order of the choice. */
export const peopleFields = [
  'fullName',
  'firstName',
  'lastName',
  'document',
  'documentIssued',
  'email',
  'phone',
  'birthDate',
  'gender',
  'username',
  'group',
  'course',
] as const;
export type PeopleField = (typeof peopleFields)[number];

export const peopleFieldLabels: Record<PeopleField, string> = {
  fullName: 'Nombre completo',
  firstName: 'Nombres',
  lastName: 'Apellidos',
  document: 'Documento de identidad',
  documentIssued: 'Expedido en, complemento',
  email: 'Correo',
  phone: 'Teléfono',
  birthDate: 'Fecha de nacimiento',
  gender: 'Género',
  username: 'Usuario',
  group: 'Grupo',
  course: 'Curso',
};

/** Fields that several columns may fill: 'Apellido paterno' and 'Apellido materno' are joined. */
export const joinedFields: readonly PeopleField[] = ['firstName', 'lastName', 'documentIssued'];

/** The letters of a course's name in a list. */
export const listedCourseLength = 200;

/** The fields of a person that the review can correct. */
export const mendedFields = [
  'firstName',
  'lastName',
  'document',
  'email',
  'phone',
  'birthDate',
  'gender',
  'username',
  'group',
  'course',
] as const;
export type MendedField = (typeof mendedFields)[number];

/** The order of names in a column of whole names. */
export const nameOrders = ['namesFirst', 'surnamesFirst'] as const;
export const nameOrder = z.enum(nameOrders, 'Elige cómo están escritos los nombres.');
export type NameOrder = (typeof nameOrders)[number];

export const importedPeopleCap = 5000;

const pastedCells = z
  .string('Pega las celdas de tu lista.')
  .check(z.maxLength(1_500_000, 'Pega menos de una vez, o sube el archivo.'));

/** A list to import: a file, or cells pasted from a spreadsheet. */
export const peopleListInput = z.object({
  file: z.optional(uploadedFile()),
  Cells: z.optional(pastedCells),
});

/** The call that answers the lines as a file; separate from the others, so that a page loads only these. */
export const downloadImportRoute = { method: 'GET', path: 'Usuario/DownloadImport' } as const;
