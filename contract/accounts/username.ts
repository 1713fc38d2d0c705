import * as z from 'zod/mini';

export const usernameRequired = 'El campo nombre de usuario es obligatorio.';

/**
 * False for letters of other scripts and for those that look like another (Cyrillic 'а', the dotless 'ı'): what is left
 * without accents is ASCII.
 */
const isOneScript = (text: string) => /^[\w.-]*$/.test(text.normalize('NFKD').replace(/\p{M}/gu, ''));

/** A new username: 3 to 40 Latin letters, digits, points, dashes; wide and other forms of a letter are that letter. */
export const newUsername = z.string(usernameRequired).check(
  z.overwrite((text) => text.normalize('NFKC')), // some keyboards send 'ñ' as two characters
  z.trim(),
  z.minLength(1, usernameRequired),
  z.regex(/^[\p{L}\p{N}._-]{3,40}$/u, 'Usa de 3 a 40 letras, números, puntos o guiones, sin espacios.'),
  z.refine(isOneScript, 'Usa solo letras latinas: otras se confunden con ellas.'),
);
