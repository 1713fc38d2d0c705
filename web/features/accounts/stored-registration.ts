/** The data of a registration for the page after it, in this tab alone. */
export interface Registration {
  email: string;
  userName: string;
  mailed: boolean;
  /** For Users/correctEmail. */
  correction: string;
  /** The path the person was going to. */
  next: string | null;
}

const key = 'portal.registration';

export function storeRegistration(registration: Registration): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(registration));
  } catch {
    // storage is blocked: the page omits the address
  }
}

export function storedRegistration(): Registration | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Registration | null;
  } catch {
    return null;
  }
}

export const registeredHref = ({ mailed }: Pick<Registration, 'mailed'>): string =>
  mailed ? '/registrolisto' : '/registrolisto?correo=no';
