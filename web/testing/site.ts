import type { Site } from '../lib/page/site.ts';

/** The portal's settings in tests. */
export const site: Site = {
  publicUrl: 'https://portal.test',
  contactEmail: 'informacion@instituto.example',
  timeZone: 'America/La_Paz',
  sendsMail: true,
};
