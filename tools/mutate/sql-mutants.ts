import type { Mutant, Syntax } from './mutants.ts';

/** Words and signs of SQL with what stands in their place. */
const inSql: [pattern: RegExp, to: string][] = [
  [/(?<![<>!])<=/g, '<'],
  [/(?<![<>!])>=/g, '>'],
  [/(?<![<>!=-])<(?![=>])/g, '<='],
  [/(?<![<>!=-])>(?![=>])/g, '>='],
  [/(?<![<>!:])=(?![=>])/g, '<>'],
  [/<>/g, '='],
  [/\bdesc\b/g, 'asc'],
  [/\basc\b/g, 'desc'],
  [/\bis null\b/g, 'is not null'],
  [/\bis not null\b/g, 'is null'],
  [/\band\b/g, 'or'],
  [/\bor\b/g, 'and'],
  [/(?<=\s)\+(?=\s)/g, '-'],
  [/(?<=\s)-(?=\s)/g, '+'],
  [/\bfor update\b/g, ''],
  [/\bgreatest\b/g, 'least'],
  [/\bleast\b/g, 'greatest'],
];

const isStatement = ({ quasis }: Syntax) =>
  (quasis as Syntax[]).some(({ value }) => /\b(?:select|insert|update|delete)\b/.test(value.raw));

/** Faults in the text of a statement, or of a part of one that is marked by sql`…`. */
export function sqlMutants(node: Syntax, source: string): Mutant[] {
  const isPart = node.type === 'TaggedTemplateExpression' && /^sql\b/.test(nameOf(node['tag']));
  if (isPart && !isStatement(node['quasi'])) return faultsIn(node['quasi'], source);
  return node.type === 'TemplateLiteral' && isStatement(node) ? faultsIn(node, source) : [];
}

const nameOf = (tag: Syntax): string => tag['name'] ?? tag['expression']?.name ?? '';

const faultsIn = ({ quasis }: Syntax, source: string): Mutant[] =>
  (quasis as Syntax[]).flatMap(({ start, value }) => {
    const from = source.indexOf(value.raw, start); // the parser counts the sign before a text to it
    return inSql.flatMap(([pattern, to]) =>
      [...(value.raw as string).matchAll(pattern)].map(({ index, 0: found }) => ({
        start: from + index,
        end: from + index + found.length,
        text: to,
      })),
    );
  });

/** What is left out of a statement when its call is dropped. */
const dropped = new Set([
  'where',
  'whereRef',
  'having',
  'limit',
  'offset',
  'orderBy',
  'forUpdate',
  'forShare',
  'distinct',
]);
const operators: Record<string, string> = {
  '=': '!=',
  '!=': '=',
  '<>': '=',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  in: 'not in',
  is: 'is not',
  'is not': 'is',
  desc: 'asc',
  asc: 'desc',
};

/** Faults in a statement that is built by calls: a condition, an order or a lock dropped, a comparison turned. */
export function queryCallMutants(
  { type, callee, arguments: given, start, end }: Syntax,
  source: string,
): Mutant[] {
  if (type !== 'CallExpression') return [];
  const isDropped =
    callee.type === 'MemberExpression' && dropped.has(callee.property.name) && given.length > 0;
  const turned = (given as Syntax[]).flatMap((each) => {
    const to = each.type === 'Literal' ? operators[each['value']] : undefined;
    return to === undefined ? [] : [{ start: each.start, end: each.end, text: `'${to}'` }];
  });
  return isDropped ? [{ start, end, text: source.slice(start, callee.object.end) }, ...turned] : turned;
}
