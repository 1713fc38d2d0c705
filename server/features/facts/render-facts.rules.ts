import { isParameterKey, type ParameterKey, type ParameterKind } from '../../../contract/facts/keys.ts';
import { dayText, missingFact, phoneIn } from '../../../contract/facts/values.ts';
import { escapeHtml } from '../../../contract/text/text.ts';

export interface RenderedFact {
  label: string;
  kind: ParameterKind;
  /** One for each row of a table or list; none = missing. */
  lines: readonly string[];
  source: string;
  reviewed: string | null;
}

/** The placeholder that stands for a fact in stored text. */
const placeholder = /<data value="([a-z-]+)"><\/data>/g;
const lonePlaceholder = /<p>\s*<data value="([a-z-]+)"><\/data>\s*<\/p>/g;

export const hasFacts = (html: string): boolean => html.includes('<data value="');

/** 'Ley 214, art. 12. Revisado el 6 de mayo de 2026.' */
const titleOf = ({ source, reviewed }: RenderedFact): string =>
  [source, reviewed === null ? '' : `Revisado el ${dayText(reviewed)}`]
    .filter((part) => part !== '')
    .map((part) => `${part}.`)
    .join(' ');

function printed(key: ParameterKey, fact: RenderedFact | undefined): string {
  if (fact === undefined || fact.lines.length === 0)
    return `<data value="${key}">(${missingFact.charAt(0).toLowerCase()}${missingFact.slice(1)})</data>`;
  const text = escapeHtml(fact.lines.join('; '));
  if (fact.kind === 'link') return `<a href="${text}">${escapeHtml(fact.label)}</a>`;
  const title = titleOf(fact);
  const phone = fact.kind === 'phone' ? phoneIn(fact.lines.join('; ')) : undefined;
  const shown =
    phone === undefined
      ? text
      : `${escapeHtml(phone.before)}<a href="${phone.href}">${escapeHtml(phone.number)}</a>${escapeHtml(phone.after)}`;
  return `<data value="${key}"${title === '' ? '' : ` title="${escapeHtml(title)}"`}>${shown}</data>`;
}

/** A stored text with the values of the facts that it names, bare; a missing one keeps its place. */
export const withKnownFacts = (html: string, facts: ReadonlyMap<string, RenderedFact>): string =>
  html.replace(placeholder, (whole, key: string) => {
    const { kind, label, lines = [] } = facts.get(key) ?? {};
    if (lines.length === 0) return whole;
    return escapeHtml((kind === 'link' ? label : lines.join('; ')) ?? '');
  });

/**
 * Renders the facts named in a stored text: value and unit, with source and day in the title. A fact of several lines
 * alone in its paragraph becomes a list. An unknown name renders nothing.
 */
export function renderFactsOf(html: string, facts: ReadonlyMap<string, RenderedFact>): string {
  return html
    .replace(lonePlaceholder, (whole, key: string) => {
      const lines = facts.get(key)?.lines ?? [];
      return lines.length < 2
        ? whole
        : `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
    })
    .replace(placeholder, (_, key: string) => (isParameterKey(key) ? printed(key, facts.get(key)) : ''));
}
