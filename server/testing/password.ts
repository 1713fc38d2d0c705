import { hashPassword } from '../platform/crypto/passwords.ts';

/** The password of accounts that sign in, and its hash. */
export const password = 'lluvia-mesa-trompeta-9';
export const anotherPassword = 'ventana-azul-caminante-4';
export const passwordHash = await hashPassword(password);
