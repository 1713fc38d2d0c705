import type { Context } from '../../context.ts';
import * as queries from './slider.queries.ts';

/** The home page's slides in their order (portal.md §2). */
export function listSlides(context: Context) {
  return queries.listSlides(context.db);
}
