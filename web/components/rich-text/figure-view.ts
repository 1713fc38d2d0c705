import type { NodeViewRenderer } from '@tiptap/core';

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
    for (const name of ['src', 'alt', 'width', 'height']) {
      const value = shown.attrs[name];
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
