import type { Caller } from '../../../contract/caller.ts';
import { Refusal, sentence } from '../../../contract/refusal.ts';
import { isSameIn } from '../versions/parts.rules.ts';

/** Which articles someone may see: `years` null = no age is asked (spec 6.1). */
export interface ArticleFilter {
  years: number | null;
  isDraftShown: boolean;
}

/** What lists show to readers, administrators among them: published, for an age that the caller has reached. */
export const forReaders = ({ years }: Caller): ArticleFilter => ({ years, isDraftShown: false });

/** What only administrators see. */
export const everything: ArticleFilter = { years: null, isDraftShown: true };

/** Which single articles a caller may open: an administrator every one. */
export const openTo = (caller: Caller): ArticleFilter =>
  caller.role === 'admin' ? everything : forReaders(caller);

/** Whether and when readers see an article. */
export interface Publication {
  isPublished: boolean;
  /** When a draft is to come out by itself; null = nobody has said. */
  publishAt: Date | null;
  /** When it first came out; kept while it is a draft again. */
  publishedAt: Date | null;
}

export const neverPublished: Publication = { isPublished: false, publishAt: null, publishedAt: null };

/** What a save says of it (spec 6.2); what is absent was not said. */
export interface PublicationAsked {
  isPublished?: boolean | undefined;
  publishAt?: Date | undefined;
}

/**
 * How an article stands after a save.
 *
 * - With `publishAt` it is a draft that comes out then, also where a form sends `isPublished` true beside it. One that
 *   readers see already has to be made a draft expressly (`isPublished` false): refused otherwise (400).
 * - Without: true publishes it now, false makes it a plain draft and drops the plan, absent leaves all as it is.
 * - An instant that has passed is refused (400), but for the one that is stored: the job is about to publish it.
 * - It comes out once: published again after having been a draft, it keeps its first date.
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

/** What an article consists of, its pictures aside. */
export interface ArticleState extends Publication {
  title: string;
  html: string;
  categoryId: number;
  yearsRange: number;
}

/** The column of each part. */
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

/** The columns of what a version keeps: when an article comes out is no part of one. */
export const articleVersionColumns = versionColumns;

/** Whether a save would leave everything as it is: then it makes no version. */
export const isSame = (one: ArticleState, other: ArticleState): boolean =>
  isSameIn(articleColumns, one, other);
