import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect } from 'react';
import { classNames } from '../class-names.ts';
import prose from '../prose.module.css';
import { editorExtensions, withoutStyles } from './editor-extensions.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import styles from './rich-text.module.css';

export type EditorSurfaceProps = {
  /** The id of the text area itself. */
  id: string;
  initialHtml: string;
  labelledBy: string;
  describedBy: string | undefined;
  isBad: boolean;
  /** The text as HTML ('' when empty) and as a person reads it. */
  onChange(html: string, text: string): void;
  /** Hands over how to put the caret into the text. */
  onReady(focus: () => void, text: string): void;
};

/** The bar and the writing area. Fetched when an editor stands on the screen, because it is heavy. */
export function EditorSurface(props: EditorSurfaceProps) {
  const { id, initialHtml, labelledBy, describedBy, isBad, onChange, onReady } = props;
  const editor = useEditor({
    extensions: editorExtensions,
    content: initialHtml,
    immediatelyRender: false,
    injectCSS: false, // the page's policy lets no style in; the sheet beside has what the editor needs
    editorProps: {
      transformPastedHTML: withoutStyles,
      attributes: {
        id,
        class: classNames(prose.prose, styles.content) ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
        ...(isBad ? { 'aria-invalid': 'true' } : {}),
      },
    },
    onCreate: ({ editor: made }) => onReady(() => made.commands.focus(), made.getText()),
    onUpdate: ({ editor: changed }) =>
      onChange(changed.isEmpty ? '' : changed.getHTML(), changed.getText({ blockSeparator: ' ' })),
  });
  useEffect(() => {
    const area = editor?.view.dom;
    if (area === undefined) return;
    if (isBad) area.setAttribute('aria-invalid', 'true');
    else area.removeAttribute('aria-invalid');
    if (describedBy === undefined) area.removeAttribute('aria-describedby');
    else area.setAttribute('aria-describedby', describedBy);
  }, [editor, isBad, describedBy]);
  if (editor === null) return null;
  return (
    <>
      <EditorToolbar editor={editor} controls={id} />
      <EditorContent editor={editor} />
    </>
  );
}
