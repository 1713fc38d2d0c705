import type { Site } from '../lib/page/site.ts';

/** The portal that a view stands in, as tests give it. */
export const site: Site = {
  contactEmail: 'informacion@instituto.example',
  timeZone: 'America/La_Paz',
  sendsMail: true,
};
