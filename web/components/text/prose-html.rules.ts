import { offerImageSizes } from './prose-images.rules.ts';
import { frameTables } from './prose-tables.rules.ts';

/** The HTML of a stored text as it is shown: tables have frames, images sizes. */
export const proseHtml = (html: string): string => offerImageSizes(frameTables(html));
