import type { NodeViewRenderer } from '@tiptap/core';
import { sizeInText } from '../text/prose-images.rules.ts';

/**
 * The image while it is edited: as readers see it, with room for a caption and a warning if its description
 * is missing.
 */
export const figureView: NodeViewRenderer = ({ node }) => {
  const dom = document.createElement('figure');
  const image = document.createElement('img');
  const contentDOM = document.createElement('figcaption');
  image.contentEditable = 'false';
  image.draggable = false;
  dom.append(image, contentDOM);
  function show(shown: typeof node): boolean {
    if (shown.type !== node.type) return false;
    for (const [name, value] of Object.entries(attributesOf(shown.attrs))) {
      if (value === null) image.removeAttribute(name);
      else if (image.getAttribute(name) !== value) image.setAttribute(name, value);
    }
    dom.toggleAttribute('data-no-alt', shown.attrs['alt'] === '');
    contentDOM.toggleAttribute('data-empty', shown.content.size === 0);
    return true;
  }
  show(node);
  return {
    dom,
    contentDOM,
    update: show,
    // only changes in the editable part are writing
    ignoreMutation: ({ type, target }) => type !== 'selection' && !contentDOM.contains(target),
  };
};

/** The attributes that give a picture its size for readers. */
function attributesOf({
  src,
  alt,
  width,
  height,
}: Record<string, string | null>): Record<string, string | null> {
  if (!width || !height) return { src: src ?? null, alt: alt ?? null, width: null, height: null };
  const size = sizeInText(Number(width), Number(height));
  return { src: src ?? null, alt: alt ?? null, width: String(size.width), height: String(size.height) };
}
