import { folded } from './folded.ts';
import { isParameterKey, type ParameterKey, parameterKeys, parameters } from './parameter-keys.ts';

/** A fact that a text without markup names between braces: '{Edad de jubilación}'. */
const named = /\{([^{}\n]+)\}/g;

const keysByLabel = new Map(parameterKeys.map((key) => [folded(parameters[key].label), key]));

function keyOf(name: string): ParameterKey | undefined {
  const trimmed = name.trim();
  return isParameterKey(trimmed) ? trimmed : keysByLabel.get(folded(trimmed));
}

/** A text with `print` of each fact that it names; other braces stay. */
export const withNamedFacts = (text: string, print: (key: ParameterKey) => string): string =>
  text.replace(named, (whole, name: string) => {
    const key = keyOf(name);
    return key === undefined ? whole : print(key);
  });

/** The first name between braces that is no fact's; undefined = all are. */
export const unknownFactIn = (text: string): string | undefined =>
  [...text.matchAll(named)].map(([, name = '']) => name).find((name) => keyOf(name) === undefined);
