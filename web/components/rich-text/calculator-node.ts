import { type Editor, mergeAttributes, Node } from '@tiptap/core';
import {
  calculatorChoices,
  calculatorOfPlaceholder,
} from '../../../contract/calculators/calculator-placeholders.ts';
import { insertBlock } from './insert-block.ts';

const titleOf = (value: unknown): string =>
  `Calculadora: ${calculatorChoices.find(({ placeholder }) => placeholder === value)?.title ?? ''}`;

/** A calculator in a text: the text keeps its name, readers get its form. */
export const Calculator = Node.create({
  name: 'calculator',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    value: { default: null, parseHTML: (element) => element.getAttribute('value') },
  }),
  parseHTML: () => [
    {
      tag: 'data[value]',
      getAttrs: (element) =>
        calculatorOfPlaceholder(element.getAttribute('value') ?? '') !== undefined && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['data', mergeAttributes(HTMLAttributes)],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('div');
      dom.dataset['calculator'] = '';
      dom.textContent = titleOf(node.attrs['value']);
      return { dom };
    },
});

/** Inserts a calculator after the caret's paragraph. */
export function insertCalculator(editor: Editor, placeholder: string): void {
  insertBlock(editor, { type: 'calculator', attrs: { value: placeholder } });
}
