import { type Editor, Node } from '@tiptap/core';
import { NodeSelection, Plugin } from '@tiptap/pm/state';
import { isOwnImage } from '../../../contract/content/rich-text.ts';
import { figureView } from './figure-view.ts';
import { insertBlock } from './insert-block.ts';

/** A picture of the portal as a text holds it; width and height in pixels of its largest form. */
export type PickedImage = { src: string; alt: string; width: number; height: number };

const pictureIn = (element: HTMLElement) =>
  element.matches('img') ? element : element.querySelector<HTMLElement>('img');
const attribute = (name: string, isGood: (value: string) => boolean, empty: string | null = null) => ({
  default: empty,
  parseHTML: (element: HTMLElement) => {
    const value = pictureIn(element)?.getAttribute(name) ?? null;
    return value !== null && isGood(value) ? value : empty;
  },
});
const isCount = (value: string) => /^\d+$/.test(value);
/** A figure of something else is not taken: what it holds comes into the text by itself. */
const onlyOwn = (element: HTMLElement) => isOwnImage(pictureIn(element)?.getAttribute('src') ?? '') && null;

/** A picture of the portal with the words under it: its content is the caption, empty where none is wanted. */
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
      getAttrs: onlyOwn,
      contentElement: (figure) =>
        (figure as Element).querySelector<HTMLElement>('figcaption') ?? document.createElement('figcaption'),
    },
    { tag: 'img', getAttrs: onlyOwn },
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
        // a press on the picture marks it whole; one on its caption puts the caret there
        handleClickOn(view, _position, node, nodePosition, event) {
          if (node.type.name !== 'figure' || !(event.target instanceof HTMLImageElement)) return false;
          view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, nodePosition)));
          return true;
        },
      },
    }),
  ],
});

/** Puts a picture after the paragraph of the caret, and the caret into its caption. */
export function insertImage(editor: Editor, picture: PickedImage): void {
  insertBlock(editor, { type: 'figure', attrs: attributesOf(picture) });
}

/** The picture under the caret becomes another; its caption stays. */
export function changeImage(editor: Editor, picture: PickedImage): void {
  editor.chain().focus().updateAttributes('figure', attributesOf(picture)).run();
}

const attributesOf = ({ src, alt, width, height }: PickedImage) => ({
  src,
  alt,
  width: String(width),
  height: String(height),
});

/** Takes the picture under the caret out of the text, with its caption. */
export function removeImage(editor: Editor): void {
  editor.chain().focus().deleteNode('figure').run();
}

/** Enter in a caption goes on under the picture. */
function leaveFigure(editor: Editor): boolean {
  const { $from, to } = editor.state.selection;
  const after = $from.parent.type.name === 'figure' ? $from.after() : to;
  return editor
    .chain()
    .insertContentAt(after, { type: 'paragraph' })
    .focus(after + 1)
    .run();
}

/** Backspace in an empty caption marks the picture, so that the next one takes it out. */
function markEmptied(editor: Editor): boolean {
  const { $from, empty } = editor.state.selection;
  if (!empty || $from.parentOffset > 0 || $from.parent.type.name !== 'figure') return false;
  return editor.commands.setNodeSelection($from.before());
}
