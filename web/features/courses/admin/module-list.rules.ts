import type { CourseToEdit } from '../../../../contract/calls/course.ts';
import { hasContent, isTitleMissing, type NamedModule } from '../../../../contract/calls/course-modules.ts';
import { escapeHtml } from '../../../../contract/content/text.ts';
import { splitModules } from '../module-text.rules.ts';

/** A module in the form's list; its id is the form's own. */
export interface ListedModule extends NamedModule {
  id: number;
}

/** The modules of a course, or the first empty one of a new course, as the form's field carries them. */
export const textOfModules = (modules: readonly NamedModule[]): string =>
  JSON.stringify(modules.map(({ title, html }) => ({ title, html })));

/** What a form's field carries, read back. */
export const modulesOfText = (text: string): NamedModule[] =>
  text === '' ? [] : (JSON.parse(text) as NamedModule[]);

/** The field for a stored course or a new one. */
export const moduleFieldOf = (course: CourseToEdit | null): string =>
  textOfModules(course === null ? [{ title: '', html: '' }] : course.moduleList);

/** The modules of a text that was written whole, each opened by its title as h2. */
export function modulesOfWhole(html: string): NamedModule[] {
  return splitModules(html).map((module) => ({
    title: module.title,
    html: module.html.replace(/<h2\b[^>]*>[\s\S]*?<\/h2>/i, ''),
  }));
}

/** The modules as one text, each opened by its title: as it is stored and compared. */
export const wholeOfModules = (modules: readonly NamedModule[]): string =>
  modules.map(({ title, html }) => (title === '' ? html : `<h2>${escapeHtml(title)}</h2>${html}`)).join('');

/** What a form has to mend in its list: the title or the text of the module at `place`, from 0. */
export interface ModuleFault {
  place: number;
  part: 'title' | 'text';
}

/**
 * The first thing that is wrong with the modules; null = nothing, or none to mend. Where no module has anything to read
 * it is the first one's text. Only a course that came with a first module without a title may keep it so.
 */
export function faultOf(modules: readonly NamedModule[], mayKeepUnnamed: boolean): ModuleFault | null {
  if (modules.length === 0) return null;
  if (!modules.some(({ html }) => hasContent(html))) return { place: 0, part: 'text' };
  const place = modules.findIndex((module, index) =>
    mayKeepUnnamed ? isTitleMissing(module, index) : module.title.trim() === '',
  );
  return place === -1 ? null : { place, part: 'title' };
}
