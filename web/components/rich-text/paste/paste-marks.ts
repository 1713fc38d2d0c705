import { raisedText } from '../../../../contract/text/raised-text.ts';
import { cssOf, textsIn, unwrap } from './paste-dom.ts';

const markNames = ['strong', 'em', 'u', 's', 'code'] as const;
type MarkName = (typeof markNames)[number];

const elementMarks: Record<string, MarkName> = {
  B: 'strong',
  STRONG: 'strong',
  I: 'em',
  EM: 'em',
  CITE: 'em',
  DFN: 'em',
  VAR: 'em',
  U: 'u',
  S: 's',
  STRIKE: 's',
  CODE: 'code',
  KBD: 'code',
  SAMP: 'code',
  TT: 'code',
};
const inlineNames =
  'span, font, b, strong, i, em, cite, dfn, var, u, ins, s, strike, code, kbd, samp, tt, big, small, sup, sub, mark, ' +
  'abbr, acronym, bdi, bdo, label, time, q, data, wbr';

/**
 * Marks bold, italic, underlined and struck text by elements and styles alike. The nearest statement wins
 * ('<b style="font-weight: normal">' is not bold). Headings lose bold and links lose underline, since they
 * look so anyway.
 */
export function marksFromStyles(root: Element): void {
  for (const raised of root.querySelectorAll('sup, sub')) raised.textContent = asRaised(raised);
  const texts = textsIn(root).filter((text) => text.data.trim() !== '');
  const marked = texts.map((text) => [text, marksOf(text, root)] as const);
  for (const element of [...root.querySelectorAll(inlineNames)]) unwrap(element);
  for (const [text, marks] of marked) {
    for (const name of marks) {
      const element = root.ownerDocument.createElement(name);
      text.replaceWith(element);
      element.append(text);
    }
  }
  joinAlike(root);
}

const asRaised = (element: Element): string =>
  raisedText(element.matches('sup') ? 'sup' : 'sub', element.textContent ?? '');

function marksOf(text: Text, root: Element): MarkName[] {
  const marks = new Map<MarkName, boolean>();
  const mark = (name: MarkName, isOn: boolean) => marks.has(name) || marks.set(name, isOn);
  for (
    let element = text.parentElement;
    element !== null && element !== root;
    element = element.parentElement
  ) {
    if (element.matches('pre')) return [];
    const css = cssOf(element);
    const { 'font-weight': weight, 'font-style': slant } = css;
    const line = css['text-decoration'] ?? css['text-decoration-line'] ?? '';
    if (weight !== undefined)
      mark('strong', weight === 'bold' || weight === 'bolder' || Number(weight) >= 600);
    if (slant !== undefined) mark('em', slant.startsWith('italic') || slant.startsWith('oblique'));
    if (element.matches('h1, h2, h3, h4, h5, h6, th')) marks.set('strong', false);
    if (element.matches('a')) marks.set('u', false);
    if (line.includes('underline')) mark('u', true);
    if (line.includes('line-through')) mark('s', true);
    const own = elementMarks[element.tagName];
    if (own !== undefined) mark(own, true);
  }
  return markNames.filter((name) => marks.get(name) === true);
}

/** Joins neighbours: '<strong>a</strong><strong>b</strong>' is one. */
function joinAlike(root: Element): void {
  for (const element of [...root.querySelectorAll('strong, em, u, s, code, a')]) {
    let next = element.nextSibling;
    while (next !== null && isAlike(element, next)) {
      element.append(...next.childNodes);
      next.parentNode?.removeChild(next);
      next = element.nextSibling;
    }
  }
}

const isAlike = (left: Element, right: Node): boolean =>
  right.nodeType === 1 &&
  (right as Element).tagName === left.tagName &&
  (right as Element).getAttribute('href') === left.getAttribute('href');
