import { tabStorage } from '../../lib/safe-storage.ts';

/** The data of a registration for the page after it, in this tab alone. */
export interface Registration {
  email: string;
  userName: string;
  mailed: boolean;
  /** For Users/correctEmail. */
  correction: string;
  /** The path the person was going to. */
  next: string | null;
  /** The time of the last mail, in milliseconds since 1970; absent until the page after it was opened. */
  sentAt?: number;
}

const key = 'portal.registration';

/** Without storage the page after it omits the address. */
export function storeRegistration(registration: Registration): void {
  tabStorage.write(key, JSON.stringify(registration));
}

export function storedRegistration(): Registration | null {
  return JSON.parse(tabStorage.read(key) ?? 'null') as Registration | null;
}

export const registeredHref = ({ mailed }: Pick<Registration, 'mailed'>): string =>
  mailed ? '/registrolisto' : '/registrolisto?correo=no';
