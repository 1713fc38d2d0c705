import * as z from 'zod/mini';

export const usernameRequired = 'El campo nombre de usuario es obligatorio.';

/** A new username: 3 to 40 letters, digits, points, dashes. */
export const newUsername = z
  .string(usernameRequired)
  .check(
    z.trim(),
    z.minLength(1, usernameRequired),
    z.regex(/^[\p{L}\p{N}._-]{3,40}$/u, 'Usa de 3 a 40 letras, números, puntos o guiones, sin espacios.'),
  );
