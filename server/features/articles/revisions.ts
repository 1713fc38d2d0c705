import type { Context } from '../../context/context.ts';
import { findVersion, listVersions, restoreVersion } from '../versions/versioned-rows.ts';
import { getArticleToEdit } from './articles.ts';
import { versionedArticle } from './versioned-article.ts';

/**
 * Lists the versions of an article. "Published" is the state that the save left: the job publishes without a version.
 */
export const listRevisions = async (context: Context, id: number) =>
  listVersions(context, versionedArticle, await getArticleToEdit(context, id));

/** Returns a version of an article with its text. Refuses (404) an unknown one. */
export const getRevision = async (context: Context, id: number, version: number) =>
  findVersion(context, versionedArticle, await getArticleToEdit(context, id), version);

/** Restores a version of an article. Refuses (400) if its category is gone, because a person has to choose another. */
export const restoreRevision = (context: Context, id: number, revision: number, version?: number) =>
  restoreVersion(context, versionedArticle, id, revision, version);
