import type { Site } from '../../contract/pages.ts';
import type { Portal } from '../context/context.ts';

/** The site as pages show it now: the address is known once the server listens, and settings change. */
export const siteOf = (portal: Portal): Site => ({
  get publicUrl() {
    return portal.publicUrl.replace(/\/$/, '');
  },
  get contactEmail() {
    return portal.settings.contact;
  },
  get settings() {
    const { contactEmail: _, senderName: __, ...shown } = portal.settings.current;
    return shown;
  },
  get settingsVersion() {
    return portal.settings.version;
  },
  timeZone: portal.config.timeZone,
  sendsMail: portal.config.smtpUrl !== undefined,
});
