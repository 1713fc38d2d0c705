import { offerImageSizes } from './prose-images.rules.ts';
import { raiseNumbers } from './prose-number.rules.ts';
import { frameTables } from './prose-tables.rules.ts';

/** The HTML of a stored text as it is shown: tables have frames and bars, images sizes, a figure in bold stands large. */
export const proseHtml = (html: string): string => offerImageSizes(frameTables(raiseNumbers(html)));
