// @vitest-environment happy-dom
import { Editor, type JSONContent } from '@tiptap/core';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { sanitizeHtml } from '../../server/platform/html/sanitize-html.ts';
import { editorExtensions } from '../../web/components/rich-text/editor-extensions.ts';
import { readableHtml, storedHtml } from '../../web/components/rich-text/stored-text.ts';

// The editor and the sanitiser never run in the same program; they only share what is stored. Here each is tested
// against the other.

const editor = new Editor({ extensions: editorExtensions, injectCSS: false });
afterAll(() => editor.destroy());

function opened(html: string): string {
  editor.commands.setContent(readableHtml(html));
  return storedHtml(editor.state.doc);
}

const word = fc.constantFrom(
  'aporte',
  '14 %',
  'año «2026»',
  'a & b',
  '1 < 2',
  '"sí"',
  '¿qué?',
  '14\u00a0%',
  'x',
);
const simpleMark: fc.Arbitrary<{ type: string; attrs?: object }> = fc
  .constantFrom('bold', 'italic', 'underline', 'strike')
  .map((type) => ({ type }));
const link: fc.Arbitrary<{ type: string; attrs?: object }> = fc
  .constantFrom('/vercursos?a=1&b=2', 'https://a.example/ñ', 'mailto:a@b.example')
  .map((href) => ({ type: 'link', attrs: { href } }));
const marks = fc.oneof(
  fc.uniqueArray(fc.oneof({ weight: 4, arbitrary: simpleMark }, link), {
    maxLength: 3,
    selector: ({ type }) => type,
  }),
  fc.constant([{ type: 'code' }] as { type: string }[]),
);
const text = fc
  .tuple(word, marks)
  .map(([words, of]): JSONContent => ({ type: 'text', text: words, marks: of }));
const fact: fc.Arbitrary<JSONContent> = fc
  .constantFrom('aporte', 'edad-de-jubilacion')
  .map((value) => ({ type: 'fact', attrs: { value } }));
/** Words, with a line break between some, but not at the beginning or the end. */
const line = fc
  .array(fc.tuple(fc.oneof({ weight: 5, arbitrary: text }, fact), fc.boolean()), {
    minLength: 1,
    maxLength: 4,
  })
  .map((pieces) =>
    pieces.flatMap(([piece, isBroken], place) =>
      isBroken && place > 0 ? [{ type: 'hardBreak' }, piece] : [piece],
    ),
  );
const block = (type: string, content: fc.Arbitrary<JSONContent[]>, attrs: object = {}) =>
  content.map((inside): JSONContent => ({ type, attrs, content: inside }));
const paragraph = block('paragraph', line);
const figure = fc.tuple(fc.option(line), fc.constantFrom('', 'Una "casa"'), fc.constantFrom(null, '640')).map(
  ([caption, alt, width]): JSONContent => ({
    type: 'figure',
    attrs: { src: '/articlefile/a-b.webp', alt, width, height: width },
    content: caption ?? [],
  }),
);

const { blocks } = fc.letrec<{
  list: JSONContent;
  cellBlock: JSONContent;
  block: JSONContent;
  blocks: JSONContent[];
}>((tie) => {
  const item = fc
    .tuple(
      paragraph,
      fc.array(fc.oneof({ depthSize: 'small' }, paragraph, figure, tie('list')), { maxLength: 2 }),
    )
    .map(([first, rest]): JSONContent => ({ type: 'listItem', content: [first, ...rest] }));
  const items = fc.array(item, { minLength: 1, maxLength: 3 });
  const cells = (type: string) =>
    block(type, fc.array(tie('cellBlock'), { minLength: 1, maxLength: 2 }), { colspan: 1, rowspan: 1 });
  const rowOf = (type: string) =>
    block(
      'tableRow',
      fc.tuple(cells(type), cells(type)).map((pair) => [...pair]),
    );
  const row = fc.oneof(rowOf('tableHeading'), rowOf('tableCell'));
  return {
    list: fc.oneof(
      block('bulletList', items),
      fc.integer({ min: 1, max: 9 }).chain((start) => block('orderedList', items, { start })),
    ),
    cellBlock: fc.oneof({ depthSize: 'small' }, paragraph, figure, tie('list')),
    block: fc.oneof(
      { depthSize: 'small' },
      paragraph,
      figure,
      ...[2, 3, 4].map((level) => block('heading', line, { level })),
      fc.constant({ type: 'horizontalRule' }),
      word.map((code) => ({ type: 'codeBlock', content: [{ type: 'text', text: `${code}\n  ${code}` }] })),
      tie('list'),
      block('blockquote', fc.array(tie('block'), { minLength: 1, maxLength: 2 })),
      block('table', fc.array(row, { minLength: 1, maxLength: 3 })),
    ),
    blocks: fc.array(tie('block'), { minLength: 1, maxLength: 5 }),
  };
});

test('whatever is written comes out of the sanitiser, and out of the editor again, letter by letter', () => {
  fc.assert(
    fc.property(blocks, (content) => {
      const written = editor.schema.nodeFromJSON({ type: 'doc', content });
      written.check();
      const html = storedHtml(written);
      expect(sanitizeHtml(html)).toBe(html);
      expect(opened(html)).toBe(html);
    }),
    { numRuns: 100 },
  );
});
