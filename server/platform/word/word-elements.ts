/** An element of a Word text, as the converter reads it. */
interface WordElement {
  type: string;
  children?: WordElement[];
  styleId?: string | null;
  styleName?: string | null;
  numbering?: unknown;
  value?: string;
}

/** Styles that an article shows as plain paragraphs. Lists are told by their numbering, whatever their style. */
const plainStyles = new Set(
  ['Subtitle', 'List Paragraph', 'Body Text', 'Text body', 'No Spacing', 'Normal (Web)', 'Default'].map(
    (name) => name.toLowerCase(),
  ),
);
const noStyle = { styleId: null, styleName: null };
const pictureStyle = { styleId: null, styleName: 'portal picture', numbering: null };

/**
 * Prepares a Word text before it becomes HTML. Pictures move out of their paragraphs, except in lists, which they would
 * split. Tables of contents, which name pages, are left out and counted.
 */
export function documentTransform() {
  const counts = { contentLists: 0 };
  let isInContents = false;

  function prepareAll(elements: WordElement[]): WordElement[] {
    return elements.flatMap((element) => {
      const isContents = element.type === 'paragraph' && /^(toc|contents) \d/i.test(element.styleName ?? '');
      if (isContents && !isInContents) counts.contentLists += 1;
      if (element.type === 'paragraph') isInContents = isContents;
      if (isContents) return [];
      if (element.type !== 'paragraph') return [prepare(element)];
      return element.numbering ? [element] : splitPictures(withoutPlainStyle(element));
    });
  }
  function prepare(element: WordElement): WordElement {
    return element.children === undefined ? element : { ...element, children: prepareAll(element.children) };
  }
  return { prepare, counts };
}

const withoutPlainStyle = (paragraph: WordElement): WordElement =>
  plainStyles.has((paragraph.styleName ?? '').toLowerCase()) ? { ...paragraph, ...noStyle } : paragraph;

function splitPictures(paragraph: WordElement): WordElement[] {
  const pictures = imagesIn(paragraph);
  if (pictures.length === 0) return [paragraph];
  const rest = withoutPictures(paragraph);
  return [
    ...(hasText(rest) ? [rest] : []),
    ...pictures.map((picture) => ({ ...paragraph, ...pictureStyle, children: [picture] })),
  ];
}

const imagesIn = (element: WordElement): WordElement[] =>
  element.type === 'image' ? [element] : (element.children ?? []).flatMap(imagesIn);

const withoutPictures = (element: WordElement): WordElement =>
  element.children === undefined
    ? element
    : { ...element, children: element.children.filter(({ type }) => type !== 'image').map(withoutPictures) };

const hasText = (element: WordElement): boolean =>
  (element.value ?? '').trim() !== '' ||
  element.type === 'noteReference' ||
  (element.children ?? []).some(hasText);
