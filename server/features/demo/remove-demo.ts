import { type Context, transaction } from '../../context/context.ts';
import { removeArticle } from '../articles/save-article.ts';
import { recordAudit } from '../audit/audit.ts';
import { changeEach } from '../bulk/change-each.ts';
import { removeCategory } from '../categories/categories.ts';
import { removeCourse } from '../courses/courses.ts';
import { removeDemoParameter } from '../facts/parameters.ts';
import { removeLaw } from '../laws/laws.ts';
import { removePensionItem } from '../pension-system/pension-system.ts';
import { removeRoute } from '../routes/routes.ts';
import { removeSlideById } from '../slider/slider.ts';
import { removeSubject } from '../subjects/subjects.ts';
import { removeTerm } from '../terms/terms.ts';
import { removeVideo } from '../videos/videos.ts';
import * as queries from './demo.queries.ts';

const removals: Record<queries.DemoKind, (context: Context, id: number) => Promise<unknown>> = {
  article: removeArticle,
  course: async (context, id) => ((await removeCourse(context, id)).archived ? 'archived' : 'done'),
  video: removeVideo,
  law: removeLaw,
  pension_item: removePensionItem,
  term: removeTerm,
  route: removeRoute,
  subject: removeSubject,
  slide: removeSlideById,
  category: removeCategory,
  parameter: removeDemoParameter,
};

export const countDemo = ({ db }: Pick<Context, 'db'>): Promise<number> => queries.countDemo(db);

/** The outcome: `kept` are categories with articles of one's own. */
export interface RemovedDemo {
  removed: number;
  archived: number;
  kept: number;
}

/**
 * Moves the rest of the demonstration content to the Papelera in one transaction (spec 13.1), by the rules of each
 * kind: courses with members are archived, categories with other articles stay. Repeating it is harmless, and no later
 * start restores it.
 */
export function removeDemo(context: Context): Promise<RemovedDemo> {
  return transaction(context, async (inside) => {
    await recordAudit(inside, 'demo.remove', 'portal');
    const within: Context = { ...inside, deferred: { run: (asked, work) => work(asked) } };
    const results = await changeEach(
      within,
      await queries.listDemo(inside.db),
      (each, { kind, Id }) => removals[kind](each, Id),
      ({ place }) => place,
    );
    const count = (wanted: string) => results.filter(({ state }) => state === wanted).length;
    return { removed: count('done'), archived: count('archived'), kept: count('failed') };
  });
}
