import {
  type GivenSettings,
  isRealAddress,
  type Settings,
  settingsOf,
  type WrittenSettings,
} from '../../../contract/settings/portal-settings.ts';
import type { Config } from '../../context/config.ts';
import type { Portal } from '../../context/context.ts';
import { senderOf } from '../mail/sender.ts';
import { findNewest } from './settings.queries.ts';

declare module '../../context/context.ts' {
  interface Portal {
    /** The institute's settings in this node's memory, for pages, mails and files. */
    settings: PortalSettings;
  }
}

export interface PortalSettings {
  readonly current: Settings;
  /** 0 = never saved. */
  readonly version: number;
  /** The institute's address if it is real; null is never shown or written to (spec 11.3). */
  readonly contact: string | null;
  /** Calls `listener` after each change of the settings on this node, wherever it was made. */
  onChange(listener: () => void): void;
  /** Rereads them; resolves once they are those of the database, or newer. */
  reread(): Promise<void>;
}

/** The default sender name, which belongs to no institute. */
const nobodysName = 'Aula Previsional';

/** The environment's values for unwritten settings (spec 13.14). */
export function givenBy({
  contactEmail,
  mailFrom,
}: Pick<Config, 'contactEmail' | 'mailFrom'>): GivenSettings {
  const { name } = senderOf(mailFrom);
  return { contactEmail, senderName: name === nobodysName ? '' : name };
}

/** The notification's text: the name of the table, as contentChanged sends it. */
export const settingsTable = 'portal_settings';
const againMilliseconds = 1000;

/**
 * Reads the settings, and again after any node changed them or notifications may have been missed. A failed read is
 * repeated until one succeeds, so that no page keeps an old name.
 */
export async function openSettings({
  config,
  db,
  log,
  pubsub,
}: Pick<Portal, 'config' | 'db' | 'log' | 'pubsub'>): Promise<PortalSettings & { close(): void }> {
  const given = givenBy(config);
  const listeners: (() => void)[] = [];
  let known = { version: 0, written: {} as WrittenSettings, settings: settingsOf({}, given) };
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function reread(): Promise<void> {
    const newest = await findNewest(db);
    const { version, written } = newest ?? { version: 0, written: {} };
    if (version <= known.version) return; // two readings may end in any order
    known = { version, written, settings: settingsOf(written, given) };
    for (const listener of listeners) listener();
  }
  function rereadUntilDone(): void {
    clearTimeout(timer);
    reread().catch((error: unknown) => {
      if (isClosed) return;
      log.warn({ err: error }, 'reading the settings failed; trying again');
      timer = setTimeout(rereadUntilDone, againMilliseconds).unref();
    });
  }
  pubsub.on('content_changed', (change) => {
    if (change === null || change === '' || change === settingsTable) rereadUntilDone();
  });
  await reread();
  return {
    get current() {
      return known.settings;
    },
    get version() {
      return known.version;
    },
    get contact() {
      const { contactEmail } = known.settings;
      return isRealAddress(contactEmail) ? contactEmail : null;
    },
    onChange: (listener) => void listeners.push(listener),
    reread,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
