import type { FieldError } from '../envelope.ts';

/** Checks that both passwords are equal (spec 15.2). */
export function passwordsAgree(values: Record<string, string>): FieldError[] {
  const agrees = (values['password'] ?? values['Password']) === values['confirmation'];
  return agrees ? [] : [{ field: 'confirmation', message: 'Las Contraseñas deben coincidir.' }];
}
