/** The notes of the sign-in page for those whom another form sends there, by their anchors. */
export type SignInNote = 'enlace-enviado' | 'pedir-al-instituto' | 'clave-cambiada' | 'enlace-confirmado';

/** The sign-in, with the path to open afterwards. */
export function signInHref(next: string | null, note?: SignInNote): string {
  const address = next === null ? '/login' : `/login?next=${encodeURIComponent(next)}`;
  return note === undefined ? address : `${address}#${note}`;
}
