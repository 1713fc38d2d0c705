import type { NodeViewRenderer } from '@tiptap/core';

/** How a picture shows while it is edited: as readers see it, with room for a caption and a word on a missing text. */
export const figureView: NodeViewRenderer = ({ node }) => {
  const dom = document.createElement('figure');
  const picture = document.createElement('img');
  const contentDOM = document.createElement('figcaption');
  picture.contentEditable = 'false';
  picture.draggable = false;
  dom.append(picture, contentDOM);
  function show(shown: typeof node): boolean {
    if (shown.type !== node.type) return false;
    for (const name of ['src', 'alt', 'width', 'height']) {
      const value = shown.attrs[name];
      if (value === null) picture.removeAttribute(name);
      else if (picture.getAttribute(name) !== value) picture.setAttribute(name, value);
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
    // only what stands in the editable part is writing
    ignoreMutation: ({ type, target }) => type !== 'selection' && !contentDOM.contains(target),
  };
};
