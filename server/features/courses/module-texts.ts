import { LRUCache } from 'lru-cache';
import type { Context } from '../../context/context.ts';
import { joinModules } from './course-modules.ts';
import { findModules } from './save-course.queries.ts';

declare module '../../context/context.ts' {
  interface Portal {
    moduleTexts: LRUCache<string, string>;
  }
}

const charactersAtMost = 8 * 1024 * 1024;

export const openModuleTexts = (): LRUCache<string, string> =>
  new LRUCache({
    maxSize: charactersAtMost,
    sizeCalculation: (text) => text.length + 1,
  });

/** Reads the text of a course in a version; a save makes another version, so a cached text is never stale. */
export async function moduleTextOf(
  { db, moduleTexts }: Pick<Context, 'db' | 'moduleTexts'>,
  { id, version }: { id: number; version: number },
): Promise<string> {
  const key = `${id} ${version}`;
  const text = moduleTexts.get(key) ?? joinModules(await findModules(db, id));
  moduleTexts.set(key, text);
  return text;
}
