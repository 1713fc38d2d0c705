import type { CourseToEdit } from '../../../../contract/courses/calls.ts';
import { hasContent, isTitleMissing, type NamedModule } from '../../../../contract/courses/modules.ts';
import { escapeHtml } from '../../../../contract/text/text.ts';
import { splitModules } from '../module-text.rules.ts';

/** A module in the form's list. Its id belongs to the form alone. */
export interface ListedModule extends NamedModule {
  id: number;
}

/** The modules of a course, or one empty module for a new course, as the text of the form's field. */
export const textOfModules = (modules: readonly NamedModule[]): string =>
  JSON.stringify(modules.map(({ title, html }) => ({ title, html })));

/** Parses the text of the form's field. */
export const modulesOfText = (text: string): NamedModule[] =>
  text === '' ? [] : (JSON.parse(text) as NamedModule[]);

export const moduleFieldOf = (course: CourseToEdit | null): string =>
  textOfModules(course === null ? [{ title: '', html: '' }] : course.moduleList);

/** Splits a whole text into modules, each after its title as h2. */
export function splitIntoModules(html: string): NamedModule[] {
  return splitModules(html).map((module) => ({
    title: module.title,
    html: module.html.replace(/<h2\b[^>]*>[\s\S]*?<\/h2>/i, ''),
  }));
}

/** Joins the modules into one text, each after its title: the form in which they are stored and compared. */
export const joinModules = (modules: readonly NamedModule[]): string =>
  modules.map(({ title, html }) => (title === '' ? html : `<h2>${escapeHtml(title)}</h2>${html}`)).join('');

/** A fault in the list: the title or the text of the module at `place`, from 0. */
export interface ModuleFault {
  place: number;
  part: 'title' | 'text';
}

/**
 * The first fault of the modules; null = none. If no module has any text, the fault is the first one's text.
 * Only a course that was stored with an untitled first module may keep it so.
 */
export function faultOf(modules: readonly NamedModule[], mayKeepUntitled: boolean): ModuleFault | null {
  if (modules.length === 0) return null;
  if (!modules.some(({ html }) => hasContent(html))) return { place: 0, part: 'text' };
  const place = modules.findIndex((module, index) =>
    mayKeepUntitled ? isTitleMissing(module, index) : module.title.trim() === '',
  );
  return place === -1 ? null : { place, part: 'title' };
}
