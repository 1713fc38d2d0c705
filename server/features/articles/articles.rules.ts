import type { ArticleListState } from '../../../contract/articles/calls.ts';
import { type Caller, editsContent } from '../../../contract/caller.ts';
import { Refusal, sentence } from '../../../contract/refusal.ts';
import { isSameIn } from '../versions/parts.rules.ts';

/** The articles that somebody may see; `years` null = no age limit (spec 6.1). */
export interface ArticleFilter {
  years: number | null;
  isDraftShown: boolean;
  /** Filters of the administrators' list. */
  state?: ArticleListState | undefined;
  categoryId?: number | undefined;
}

/** Readers' lists: published articles for an age that the caller has reached. Administrators have no age limit. */
export const forReaders = ({ role, years }: Caller): ArticleFilter => ({
  years: role === 'admin' ? null : years,
  isDraftShown: false,
});

/** Everything, for administrators and redactors only. */
export const everything: ArticleFilter = { years: null, isDraftShown: true };

/** The single articles that a caller may open; administrators and redactors may open all. */
export const openTo = (caller: Caller): ArticleFilter =>
  editsContent(caller) ? everything : forReaders(caller);

/** The youngest age with the same lists as `years`, given the ages that articles ask for. */
export const readingAge = (years: number, ages: readonly number[]): number =>
  Math.max(0, ...ages.filter((age) => age <= years));

export interface Publication {
  isPublished: boolean;
  /** The planned publication of a draft; null = none. */
  publishAt: Date | null;
  /** The first publication; it stays when the article becomes a draft again. */
  publishedAt: Date | null;
}

export const neverPublished: Publication = { isPublished: false, publishAt: null, publishedAt: null };

/** The publication that a save asks for (spec 6.2); absent fields ask for nothing. */
export interface PublicationAsked {
  isPublished?: boolean | undefined;
  publishAt?: Date | undefined;
}

/**
 * The publication state after a save.
 * - With `publishAt` the article is a draft that comes out then, even if the form also sends `isPublished` true. A
 *   published one first has to be made a draft (`isPublished` false); otherwise refused (400).
 * - Without it, true publishes now, false makes a plain draft and drops the plan, absent changes nothing.
 * - A past instant is refused (400), except the stored one, which the job is about to publish.
 * - The first date of publication stays: an article published again after having been a draft keeps it.
 */
export function publicationAfter(stored: Publication, asked: PublicationAsked, now: Date): Publication {
  const { publishAt } = asked;
  const { publishedAt } = stored;
  if (publishAt !== undefined) {
    if (stored.isPublished && asked.isPublished !== false) throw refused('alreadyPublished');
    const isKept = stored.publishAt?.getTime() === publishAt.getTime();
    if (!isKept && publishAt <= now) throw refused('publishAtPast');
    return { isPublished: false, publishAt, publishedAt };
  }
  const isPublished = asked.isPublished ?? stored.isPublished;
  if (isPublished) return { isPublished, publishAt: null, publishedAt: publishedAt ?? now };
  return { isPublished, publishAt: asked.isPublished === false ? null : stored.publishAt, publishedAt };
}

const refused = (code: 'alreadyPublished' | 'publishAtPast') =>
  new Refusal(code, { errors: [{ field: 'PublishAt', message: sentence(code) }] });

/** The content of an article, without its pictures. */
export interface ArticleState extends Publication {
  title: string;
  html: string;
  categoryId: number;
  yearsRange: number;
}

export const articleColumns = {
  title: 'title',
  html: 'content_html',
  categoryId: 'category_id',
  yearsRange: 'years_range',
  isPublished: 'is_published',
  publishAt: 'publish_at',
  publishedAt: 'published_at',
} as const satisfies Record<keyof ArticleState, string>;

const { publishAt: _, publishedAt: __, ...versionColumns } = articleColumns;

/** The parts that a version stores: all but the time of publication. */
export type ArticleVersion = Omit<ArticleState, 'publishAt' | 'publishedAt'>;

export const articleVersionColumns = versionColumns;

export const isSame = (one: ArticleState, other: ArticleState): boolean =>
  isSameIn(articleColumns, one, other);
