import type { Editor } from '@tiptap/core';
import { type ComponentPropsWithoutRef, useRef } from 'react';
import { Icon } from '../display/icon.tsx';
import styles from './rich-text.module.css';

/** The choices for the paragraph under the caret; 0 is plain text, the others are heading levels. */
const paragraphStyles = [
  { level: 0, label: 'Párrafo' },
  { level: 2, label: 'Título' },
  { level: 3, label: 'Subtítulo' },
  { level: 4, label: 'Apartado' },
] as const;

/** The level of the heading under the caret; 0 in any other paragraph. */
export const headingLevel = (editor: Editor): number =>
  paragraphStyles.find(({ level }) => level > 0 && editor.isActive('heading', { level }))?.level ?? 0;

type ParagraphStyleProps = { editor: Editor; level: number } & ComponentPropsWithoutRef<'select'>;

/**
 * Chooses between plain text and headings. By keyboard the focus stays here, so that the arrow keys keep
 * working.
 */
export function ParagraphStyle({ editor, level, ...rest }: ParagraphStyleProps) {
  const isPointer = useRef(false);
  function set(chosen: number) {
    const style = paragraphStyles.find((each) => each.level === chosen);
    const chain = isPointer.current ? editor.chain().focus() : editor.chain();
    if (style === undefined || style.level === 0) chain.setParagraph().run();
    else chain.setHeading({ level: style.level }).run();
  }
  return (
    <div className={styles.style}>
      <select
        {...rest}
        aria-label="Estilo del párrafo"
        value={level}
        onPointerDown={() => {
          isPointer.current = true;
        }}
        onKeyDown={(event) => {
          isPointer.current = false;
          if (event.key === 'Enter') {
            event.preventDefault(); // it would submit the surrounding form
            editor.view.focus();
          }
        }}
        onChange={(event) => set(Number(event.currentTarget.value))}
      >
        {paragraphStyles.map((style) => (
          <option key={style.level} value={style.level}>
            {style.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </div>
  );
}
