import * as z from 'zod/mini';
import { genders } from '../constants.ts';
import { calendarDay, tooLong } from '../fields.ts';
import { plainLine } from '../text/plain-text.ts';
import { saysNoFamilyName } from './family-name.ts';

/** Characters that certificates cannot print: all outside the Latin script and the common ones. */
const otherScript = /(?![\p{scx=Latin}\p{scx=Common}\p{scx=Inherited}])[\p{L}\p{N}]/u;

/** True if a name is written in Latin letters, as certificates print it (spec 9.3). */
export const isLatinName = (name: string): boolean => /\p{sc=Latin}/u.test(name) && !otherScript.test(name);

/** Signs that no name has and formulas, links and lists do. */
const otherSigns = /[:/\\@=+|<>{}[\]#$%^*~_!?;]/;

const name = (message: string, { max = 80, mayBeNone = false } = {}) =>
  z.string(message).check(
    z.overwrite((text) => plainLine(text).replace(/\p{Cf}/gu, '')),
    z.trim(),
    z.minLength(1, message),
    z.maxLength(max, tooLong(max)),
    z.refine((text) => !otherSigns.test(text), 'Escribe un nombre sin enlaces ni signos como : / @.'),
    z.regex(
      /^[^\p{Extended_Pictographic}\p{So}\p{Co}]*$/u,
      'Escribe el nombre solo con letras, sin emojis ni otros dibujos.',
    ),
    z.refine(
      (text) => !otherScript.test(text),
      'El certificado se imprime en letras latinas: escribe el nombre como está en el documento de identidad.',
    ),
    z.refine(
      (text) => text === '' || /\p{L}/u.test(text) || (mayBeNone && saysNoFamilyName(text)),
      'Escribe el nombre con letras.',
    ),
  );

/**
 * A person's name: one line, no link, at least one letter, Latin letters only, since mails, pages and certificates
 * print it. Joining and variation characters are removed.
 */
export const personName = (message: string, max = 80) => name(message, { max });

/** A person's surname. Who has one name only writes '-', which is stored as '' (spec 5.2). */
export const familyName = (message: string) =>
  name(message, { mayBeNone: true }).check(z.overwrite((text) => (saysNoFamilyName(text) ? '' : text)));

/** The number of an identity document, printed on certificates; empty = none. */
export const documentNumber = z.string('Escribe el número del documento.').check(
  z.overwrite((text) => text.normalize('NFC').replace(/\s+/g, ' ')),
  z.trim(),
  z.maxLength(30, tooLong(30)),
  z.regex(
    /^(?:[\p{L}\p{N}](?:[\p{L}\p{N} ./-]*[\p{L}\p{N}])?)?$/u,
    'Usa letras, números, puntos, guiones y barras.',
  ),
);

/** A telephone number as typed; empty = none. */
export const phoneNumber = z.string('Escribe el teléfono.').check(
  z.overwrite((text) => text.normalize('NFC').replace(/\s+/g, ' ')),
  z.trim(),
  z.maxLength(30, tooLong(30)),
  z.regex(/^(?:\+?[0-9(](?:[0-9 ()./-]*[0-9]))?$/, 'Usa números, por ejemplo 700 12345 o +591 2 2123456.'),
  z.refine(
    (text) => text === '' || text.replace(/[^0-9]/g, '').length >= 5,
    'Escribe todos los números del teléfono.',
  ),
);

export const emailAddress = (required: string) =>
  z.string(required).check(
    z.trim(),
    z.minLength(1, required),
    z.maxLength(254, tooLong(254)),
    z.refine((text) => !/[\p{L}\p{M}]/u.test(text.replace(/[a-z]/gi, '')), {
      error:
        'Todavía no enviamos a correos con ñ, tildes u otras letras: escribe otro, por ejemplo nombre@correo.com.',
      abort: true,
    }),
    z.email('Escribe un correo válido, por ejemplo nombre@correo.com.'),
  );

/** A calendar date of birth. The server checks that it is not in the future. */
export const birthDate = (required: string) =>
  calendarDay(required, 'Escribe una fecha de nacimiento que exista.');

/** Details that the institute may not know (spec 5.11): missing or empty = none. */
export const optionalEmail = z.optional(z.union([z.literal(''), emailAddress('')]));
export const optionalBirthDate = z.optional(z.union([z.literal(''), birthDate('')]));

export const gender = z.union(
  [z.literal(genders.male), z.literal(genders.female)],
  'El campo Genero es obligatorio.',
);

export const optionalGender = z.optional(
  z.union(
    [z.literal(''), z.literal(genders.male), z.literal(genders.female)],
    'Elige un género de la lista.',
  ),
);
