import { type Editor, mergeAttributes, Node } from '@tiptap/core';
import { isParameterKey } from '../../../contract/facts/keys.ts';

/** The facts that a text can show, and the dialog for choosing one. */
export interface EditorFacts {
  /** The current value of a fact; its name until the values are known. */
  textOf(name: string): string;
  /** Asks for a fact; resolves to its name, or null. */
  pick(): Promise<string | null>;
}

/** A fact of the country in a text: the text keeps its name, readers get its value. */
export const Fact = Node.create<{ textOf: EditorFacts['textOf'] }>({
  name: 'fact',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ textOf: (name) => name }),
  addAttributes: () => ({
    value: { default: null, parseHTML: (element) => element.getAttribute('value') },
  }),
  parseHTML: () => [
    {
      tag: 'data[value]',
      getAttrs: (element) => isParameterKey(element.getAttribute('value') ?? '') && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['data', mergeAttributes(HTMLAttributes)],
  renderText({ node }) {
    return this.options.textOf(String(node.attrs['value']));
  },
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('data');
      dom.setAttribute('value', String(node.attrs['value']));
      dom.textContent = this.options.textOf(String(node.attrs['value']));
      return { dom };
    };
  },
});

/** Inserts a fact at the caret. */
export async function placeFact(editor: Editor, facts: EditorFacts | undefined): Promise<void> {
  const name = await facts?.pick();
  if (!name || editor.isDestroyed) return;
  editor
    .chain()
    .focus()
    .insertContent({ type: 'fact', attrs: { value: name } })
    .run();
}

/** Updates the shown values, once they are known. */
export function showFacts(editor: Editor, { textOf }: EditorFacts): void {
  for (const element of editor.view.dom.querySelectorAll('data[value]'))
    element.textContent = textOf(element.getAttribute('value') ?? '');
}
