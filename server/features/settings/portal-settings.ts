import {
  type GivenSettings,
  isRealAddress,
  type Settings,
  settingsOf,
  type WrittenSettings,
} from '../../../contract/content/portal-settings.ts';
import type { Config } from '../../context/config.ts';
import type { Portal } from '../../context/context.ts';
import { senderOf } from '../mail/sender.ts';
import { findNewest } from './settings.queries.ts';

declare module '../../context/context.ts' {
  interface Portal {
    /** The institute's settings as this node knows them: pages, mails and files read them without a query. */
    settings: PortalSettings;
  }
}

export interface PortalSettings {
  readonly current: Settings;
  /** 0 = nobody has saved any. */
  readonly version: number;
  /** The institute's address, if it is a real one: null is shown to nobody and written to by nobody (spec 11.3). */
  readonly contact: string | null;
  /** Calls `listener` after each change of the settings on this node, wherever it was made. */
  onChange(listener: () => void): void;
  /** Reads them again; resolves once they are those of the database, or newer. */
  reread(): Promise<void>;
}

/** The sender's name of a portal whose operator gives none: it is no institute's. */
const nobodysName = 'Aula Previsional';

/** The settings of the environment that stand in for unset ones (spec 13.14). */
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
 * Reads the settings, and again when any node says that they changed or notifications may have been missed. A reading
 * that fails is repeated until one succeeds: a page must not keep an old name for ever.
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
