/** What the page after a registration knows of it, in this tab alone. */
export interface Registration {
  email: string;
  userName: string;
  mailed: boolean;
  /** For Users/correctEmail. */
  correction: string;
  /** Where the person was going. */
  next: string | null;
}

const key = 'portal.registration';

export function keepRegistration(registration: Registration): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(registration));
  } catch {
    // storage is blocked: the page says the same without the address
  }
}

export function keptRegistration(): Registration | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Registration | null;
  } catch {
    return null;
  }
}

export const registeredHref = ({ mailed }: Pick<Registration, 'mailed'>): string =>
  mailed ? '/registrolisto' : '/registrolisto?correo=no';
