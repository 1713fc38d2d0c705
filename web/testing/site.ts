import type { Site } from '../../contract/pages.ts';
import { settingsOf } from '../../contract/settings/portal-settings.ts';

export const site: Site = {
  publicUrl: 'https://portal.test',
  contactEmail: 'informacion@instituto.test',
  settings: settingsOf({}, { contactEmail: '', senderName: '' }),
  settingsVersion: 0,
  timeZone: 'America/La_Paz',
  sendsMail: true,
};
