import { type Editor, Node } from '@tiptap/core';
import { NodeSelection, Plugin } from '@tiptap/pm/state';
import { isOwnImage } from '../../../contract/text/rich-text.ts';
import { figureView } from './figure-view.ts';
import { insertBlock } from './insert-block.ts';

/** An image of the portal in a text; width and height in pixels of its largest size. */
export type PickedImage = { src: string; alt: string; width: number; height: number };

const imageIn = (element: HTMLElement) =>
  element.matches('img') ? element : element.querySelector<HTMLElement>('img');
const attribute = (name: string, isGood: (value: string) => boolean, empty: string | null = null) => ({
  default: empty,
  parseHTML: (element: HTMLElement) => {
    const value = imageIn(element)?.getAttribute(name) ?? null;
    return value !== null && isGood(value) ? value : empty;
  },
});
const isCount = (value: string) => /^\d+$/.test(value);
/** Rejects a figure around anything else: its content enters the text by itself. */
const portalImageOnly = (element: HTMLElement) =>
  isOwnImage(imageIn(element)?.getAttribute('src') ?? '') && null;

/** An image of the portal. The content of the node is its caption, which may be empty. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  addAttributes: () => ({
    src: attribute('src', isOwnImage),
    alt: attribute('alt', () => true, ''),
    width: attribute('width', isCount),
    height: attribute('height', isCount),
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: portalImageOnly,
      contentElement: (figure) =>
        (figure as Element).querySelector<HTMLElement>('figcaption') ?? document.createElement('figcaption'),
    },
    { tag: 'img', getAttrs: portalImageOnly },
  ],
  renderHTML: ({ node, HTMLAttributes }) =>
    node.content.size === 0
      ? ['figure', ['img', HTMLAttributes]]
      : ['figure', ['img', HTMLAttributes], ['figcaption', 0]],
  addNodeView: () => figureView,
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.isActive('figure') && leaveFigure(this.editor),
      Backspace: () => this.editor.isActive('figure') && markEmptied(this.editor),
    };
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        // a press on the image selects it whole; one on its caption puts the caret there
        handleClickOn(view, _position, node, nodePosition, event) {
          if (node.type.name !== 'figure' || !(event.target instanceof HTMLImageElement)) return false;
          view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, nodePosition)));
          return true;
        },
      },
    }),
  ],
});

/** Inserts an image after the paragraph of the caret and puts the caret into its caption. */
export function insertImage(editor: Editor, image: PickedImage): void {
  insertBlock(editor, { type: 'figure', attrs: attributesOf(image) });
}

/** Replaces the image under the caret; its caption stays. */
export function changeImage(editor: Editor, image: PickedImage): void {
  editor.chain().focus().updateAttributes('figure', attributesOf(image)).run();
}

const attributesOf = ({ src, alt, width, height }: PickedImage) => ({
  src,
  alt,
  width: String(width),
  height: String(height),
});

/** Removes the image under the caret and its caption. */
export function removeImage(editor: Editor): void {
  editor.chain().focus().deleteNode('figure').run();
}

/** Enter in a caption moves to the line under the image. */
function leaveFigure(editor: Editor): boolean {
  const { $from, to } = editor.state.selection;
  const after = $from.parent.type.name === 'figure' ? $from.after() : to;
  return editor
    .chain()
    .insertContentAt(after, { type: 'paragraph' })
    .focus(after + 1)
    .run();
}

/** Backspace in an empty caption selects the image, so that the next one removes it. */
function markEmptied(editor: Editor): boolean {
  const { $from, empty } = editor.state.selection;
  if (!empty || $from.parentOffset > 0 || $from.parent.type.name !== 'figure') return false;
  return editor.commands.setNodeSelection($from.before());
}
