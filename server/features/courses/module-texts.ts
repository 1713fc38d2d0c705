import { LRUCache } from 'lru-cache';
import type { Context } from '../../context/context.ts';
import type { Pubsub } from '../../platform/database/pubsub.ts';
import { joinModules } from './course-modules.ts';
import { findModules } from './save-course.queries.ts';

const charactersAtMost = 8 * 1024 * 1024;

const keptOf = new WeakMap<Pubsub, LRUCache<string, string>>();

/**
 * The text of a course in a version, kept: a save makes another version, so none is ever stale. Who may read it was
 * asked before.
 */
export async function moduleTextOf(
  { db, pubsub }: Pick<Context, 'db' | 'pubsub'>,
  { id, version }: { id: number; version: number },
): Promise<string> {
  const kept =
    keptOf.get(pubsub) ??
    new LRUCache<string, string>({
      maxSize: charactersAtMost,
      sizeCalculation: (text) => text.length + 1,
    });
  keptOf.set(pubsub, kept);
  const key = `${id} ${version}`;
  const text = kept.get(key) ?? joinModules(await findModules(db, id));
  kept.set(key, text);
  return text;
}
