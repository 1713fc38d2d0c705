import { folded } from '../text/folded.ts';
import { isOwnPath } from '../text/links.ts';
import { isParameterKey, type ParameterKey, parameterKeys, parameters } from './keys.ts';

/** A fact named between braces in plain text: '{Edad de jubilación}'. */
const named = /\{([^{}\n]+)\}/g;

const keysByLabel = new Map(parameterKeys.map((key) => [folded(parameters[key].label), key]));

function keyOf(name: string): ParameterKey | undefined {
  const trimmed = name.trim();
  return isParameterKey(trimmed) ? trimmed : keysByLabel.get(folded(trimmed));
}

/**
 * A page of the portal and its name, as the links of a subject are written: '{/ley?id=3#art-12 | Ley 214, artículo 12}'.
 */
function linkOf(name: string): { href: string; label: string } | undefined {
  const [, href = '', label = ''] = /^\s*([^\s|]+)\s*\|\s*(\S.*?)\s*$/.exec(name) ?? [];
  return isOwnPath(href) ? { href, label } : undefined;
}

interface Printed {
  fact(key: ParameterKey): string;
  link(href: string, label: string): string;
}

/** A text with each fact and each page that it names between braces printed; other braces stay. */
export const withNamedFacts = (text: string, print: Printed): string =>
  text.replace(named, (whole, name: string) => {
    const key = keyOf(name);
    if (key !== undefined) return print.fact(key);
    const link = linkOf(name);
    return link === undefined ? whole : print.link(link.href, link.label);
  });

/** The first words between braces that name neither a fact nor a page of the portal; undefined = all do. */
export const unknownFactIn = (text: string): string | undefined =>
  [...text.matchAll(named)]
    .map(([, name = '']) => name)
    .find((name) => keyOf(name) === undefined && linkOf(name) === undefined);
