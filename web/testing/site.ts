import { settingsOf } from '../../contract/content/portal-settings.ts';
import type { Site } from '../../contract/pages.ts';

export const site: Site = {
  publicUrl: 'https://portal.test',
  contactEmail: 'informacion@instituto.test',
  settings: settingsOf({}, { contactEmail: '', senderName: '' }),
  settingsVersion: 0,
  timeZone: 'America/La_Paz',
  sendsMail: true,
};
