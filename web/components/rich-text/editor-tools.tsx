import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

export type Tool = {
  key: 'bold' | 'italic' | 'bulletList' | 'orderedList' | 'blockquote' | 'link' | 'undo' | 'redo';
  label: string;
  sign: ReactNode;
  /** Left out for the link, which asks for its address first. */
  press?: (editor: Editor) => void;
  /** It is on or off (`aria-pressed`), instead of doing something once. */
  isToggle: boolean;
};

/** The tools of a text, in the groups that the bar shows. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    {
      key: 'bold',
      label: 'Negrita',
      sign: <b aria-hidden="true">N</b>,
      isToggle: true,
      press: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      key: 'italic',
      label: 'Cursiva',
      sign: <i aria-hidden="true">C</i>,
      isToggle: true,
      press: (editor) => editor.chain().focus().toggleItalic().run(),
    },
  ],
  [
    {
      key: 'bulletList',
      label: 'Lista',
      sign: <Icon name="list" />,
      isToggle: true,
      press: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      key: 'orderedList',
      label: 'Lista numerada',
      sign: <Icon name="list-ordered" />,
      isToggle: true,
      press: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      key: 'blockquote',
      label: 'Cita',
      sign: <Icon name="quote" />,
      isToggle: true,
      press: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
  ],
  [{ key: 'link', label: 'Enlace', sign: <Icon name="link" />, isToggle: true }],
  [
    {
      key: 'undo',
      label: 'Deshacer',
      sign: <Icon name="undo" />,
      isToggle: false,
      press: (editor) => editor.chain().focus().undo().run(),
    },
    {
      key: 'redo',
      label: 'Rehacer',
      sign: <Icon name="redo" />,
      isToggle: false,
      press: (editor) => editor.chain().focus().redo().run(),
    },
  ],
];

/** What the paragraph under the caret can be; 0 is plain text, the others the level of a heading. */
export const paragraphStyles = [
  { level: 0, label: 'Párrafo' },
  { level: 2, label: 'Título' },
  { level: 3, label: 'Subtítulo' },
  { level: 4, label: 'Apartado' },
] as const;

/** Makes the paragraphs under the selection plain text or a heading. */
export function setParagraphStyle(editor: Editor, level: number): void {
  const chosen = paragraphStyles.find((style) => style.level === level);
  if (chosen === undefined || chosen.level === 0) editor.chain().focus().setParagraph().run();
  else editor.chain().focus().setHeading({ level: chosen.level }).run();
}
