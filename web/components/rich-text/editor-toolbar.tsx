import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { Icon } from '../icon.tsx';
import { paragraphStyles, setParagraphStyle, type Tool, toolGroups } from './editor-tools.tsx';
import { LinkDialog } from './link-dialog.tsx';
import styles from './rich-text.module.css';
import { useRovingFocus } from './use-roving-focus.ts';

const flatTools = toolGroups.flat();

/** The tools over a text. The selection in the text stays while they are pressed. */
export function EditorToolbar({ editor, controls }: { editor: Editor; controls: string }) {
  const [isLinkAsked, askLink] = useState(false);
  const { toolProps, onKeyDown } = useRovingFocus();
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      level: paragraphStyles.find(({ level }) => level > 0 && now.isActive('heading', { level }))?.level ?? 0,
      pressed: flatTools.filter((tool) => tool.isToggle && now.isActive(tool.key)).map((tool) => tool.key),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const isOff = ({ key }: Tool) => (key === 'undo' && !state.canUndo) || (key === 'redo' && !state.canRedo);
  return (
    <>
      <div
        className={styles.bar}
        role="toolbar"
        aria-label="Formato"
        aria-controls={controls}
        onKeyDown={onKeyDown}
      >
        <div className={styles.group}>
          <div className={styles.style}>
            <select
              {...toolProps(0)}
              aria-label="Estilo del párrafo"
              value={state.level}
              onChange={(event) => setParagraphStyle(editor, Number(event.currentTarget.value))}
            >
              {paragraphStyles.map(({ level, label }) => (
                <option key={level} value={level}>
                  {label}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </div>
        </div>
        {toolGroups.map((group) => (
          <div className={styles.group} key={group[0]?.key}>
            {group.map((tool) => (
              <button
                {...toolProps(1 + flatTools.indexOf(tool))}
                key={tool.key}
                type="button"
                aria-label={tool.label}
                title={tool.label}
                aria-pressed={tool.isToggle ? state.pressed.includes(tool.key) : undefined}
                aria-disabled={isOff(tool) || undefined}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => (tool.press === undefined ? askLink(true) : tool.press(editor))}
              >
                {tool.sign}
              </button>
            ))}
          </div>
        ))}
      </div>
      <LinkDialog editor={editor} open={isLinkAsked} onClose={() => askLink(false)} />
    </>
  );
}
