import { parseAst } from 'vite';
import { queryCallMutants, sqlMutants } from './sql-mutants.ts';

/** One small fault: what stands from `start` to `end` becomes `text`. */
export interface Mutant {
  start: number;
  end: number;
  text: string;
}

/** A node of the syntax tree, as far as it matters here. */
export interface Syntax {
  type: string;
  start: number;
  end: number;
  // biome-ignore lint/suspicious/noExplicitAny: each type of node has parts of its own, and only some are looked at
  [part: string]: any;
}

const swapped: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
};

const faultsOfRule = (node: Syntax, source: string) => [
  ...faultsOfLogic(node, source),
  ...faultsOfValues(node),
];
/** No text is emptied, which no database takes. */
const faultsOfQuery = (node: Syntax, source: string) => [
  ...faultsOfLogic(node, source),
  ...sqlMutants(node, source),
  ...queryCallMutants(node, source),
];

/** Every fault that is tried in a source: those of its kind, and where it is neither rule nor query, calls left out. */
export function mutantsOf(source: string, path: string): Mutant[] {
  const faultsOf = path.includes('.rules.')
    ? faultsOfRule
    : path.includes('.queries.')
      ? faultsOfQuery
      : callLeftOut;
  const found: Mutant[] = [];
  const visit = (node: Syntax): void => {
    if (isOutOfSight(node)) return;
    found.push(...faultsOf(node, source));
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Syntax);
  return found.filter(({ start, end, text }) => source.slice(start, end) !== text);
}

const typesThatRun = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
const isOutOfSight = ({ type }: Syntax) =>
  type === 'ImportDeclaration' || (type.startsWith('TS') && !typesThatRun.has(type));

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string';

function childrenOf(node: Syntax): Syntax[] {
  const parts = Object.entries(node).flatMap(([name, part]) =>
    // the name of a property is no value
    name === 'key' && node['computed'] !== true ? [] : Array.isArray(part) ? part : [part],
  );
  return parts.filter(isSyntax);
}

const isText = ({ type, value }: Syntax) =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');

function faultsOfLogic(node: Syntax, source: string): Mutant[] {
  const { start } = node;
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression': {
      const to = swapped[node['operator']];
      const [left, right] = [node['left'] as Syntax, node['right'] as Syntax];
      if (to === undefined || (node['operator'] === '+' && (isText(left) || isText(right)))) return [];
      const between = source.slice(left.end, right.start).replace(node['operator'], to);
      return [{ start: left.end, end: right.start, text: between }];
    }
    case 'UnaryExpression':
      return node['operator'] === '!' ? [{ start, end: start + 1, text: '' }] : [];
    case 'ConditionalExpression':
    case 'IfStatement':
      return [negated(node['test'], source), ...withoutEarlyEnd(node)];
    default:
      return [];
  }
}

const negated = ({ start, end }: Syntax, source: string): Mutant => ({
  start,
  end,
  text: `!(${source.slice(start, end)})`,
});

/** `if (…) return`, `throw` or `continue` taken out. */
function withoutEarlyEnd({ type, start, end, consequent, alternate }: Syntax): Mutant[] {
  if (type !== 'IfStatement' || alternate !== null) return [];
  const ends = consequent.type === 'BlockStatement' ? consequent.body.at(-1)?.type : consequent.type;
  return /^(?:Return|Throw|Continue|Break)Statement$/.test(ends) ? [{ start, end, text: '' }] : [];
}

function faultsOfValues({ type, start, end, value, elements, quasis }: Syntax): Mutant[] {
  if (type === 'ArrayExpression' && elements.length > 0) return [{ start, end, text: '[]' }];
  if (type === 'TemplateLiteral' && (quasis.length > 1 || quasis[0].value.raw !== ''))
    return [{ start, end, text: '``' }];
  if (type !== 'Literal') return [];
  if (typeof value === 'number')
    return [value + 1, value - 1].map((near) => ({ start, end, text: `(${near})` }));
  if (typeof value === 'boolean') return [{ start, end, text: String(!value) }];
  return typeof value === 'string' && value !== '' ? [{ start, end, text: "''" }] : [];
}

/** A call that stands alone is there for what it does: a limit, a lock, a link that ends, a line of the audit. */
function callLeftOut({ type, start, end, expression }: Syntax): Mutant[] {
  if (type !== 'ExpressionStatement') return [];
  const { type: called } = expression.type === 'AwaitExpression' ? expression.argument : expression;
  return called === 'CallExpression' ? [{ start, end, text: '' }] : [];
}
