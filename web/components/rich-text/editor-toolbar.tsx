import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../display/icon.tsx';
import { type TextSources, toolGroups } from './editor-tools.tsx';
import { headingLevel, ParagraphStyle } from './paragraph-style.tsx';
import { placeGroups, placeOf } from './place-tools.tsx';
import styles from './rich-text.module.css';
import type { Tool, ToolGroup, ToolPrompts } from './tool.ts';

type EditorToolbarProps = { editor: Editor; controls: string; sources: TextSources; ask: ToolPrompts };

/** The toolbar over a text. Pressing a tool keeps the selection in the text; Esc goes back to the text. */
export function EditorToolbar({ editor, controls, sources, ask }: EditorToolbarProps) {
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const place = placeOf(now);
      const tools = [...toolGroups(sources), ...placeGroups(place, sources.hasImages)].flatMap(
        (group) => group.tools,
      );
      const keysOf = (test: (tool: Tool) => boolean | undefined) =>
        tools.filter(test).map((tool) => tool.key);
      return {
        place,
        level: headingLevel(now),
        on: keysOf((tool) => tool.isOn?.(now)),
        off: keysOf((tool) => tool.isOff?.(now)),
      };
    },
  });
  const [isUnfolded, setUnfolded] = useState(false);
  const groups = toolGroups(sources).map((group) => ({
    ...group,
    tools: group.tools.filter((tool) => !tool.isRare),
  }));
  const nearGroups = placeGroups(state.place, sources.hasImages);
  const rare = toolGroups(sources).flatMap((group) => group.tools.filter((tool) => tool.isRare));
  const rareGroups = isUnfolded ? [{ name: 'Más formato', tools: rare }] : [];
  const inLine = [...groups, ...rareGroups].flatMap((group) => group.tools);
  const near = nearGroups.flatMap((group) => group.tools);
  // the paragraph's style comes before the tools, 'Más' between those of the line and those of the place
  const { toolProps, onKeyDown } = useRovingFocus(inLine.length + near.length + 2);
  const placeInBar = (tool: Tool) =>
    inLine.includes(tool) ? 1 + inLine.indexOf(tool) : 2 + inLine.length + near.indexOf(tool);

  const drawGroup = (group: ToolGroup) => (
    <fieldset className={styles.group} key={group.name}>
      <legend className="sr">{group.name}</legend>
      {group.isSaid && (
        <span className={styles.name} aria-hidden="true">
          {group.name}
        </span>
      )}
      {group.tools.map((tool) => (
        <button
          {...toolProps(placeInBar(tool))}
          key={tool.key}
          type="button"
          aria-label={tool.label}
          aria-keyshortcuts={tool.keys && ariaKeys(tool.keys)}
          title={tool.keys ? `${tool.label} · ${shownKeys(tool.keys)}` : tool.label}
          aria-pressed={tool.isOn && state.on.includes(tool.key)}
          aria-disabled={state.off.includes(tool.key) || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => state.off.includes(tool.key) || tool.press(editor, ask)}
        >
          {tool.sign}
        </button>
      ))}
    </fieldset>
  );
  return (
    <div
      role="toolbar"
      aria-label="Formato"
      aria-controls={controls}
      onKeyDown={(event) => {
        if (event.key === 'Escape') editor.view.focus();
        else onKeyDown(event);
      }}
    >
      <div className={styles.line}>
        <div className={styles.tools} data-unfolded={isUnfolded || undefined}>
          <div className={styles.group}>
            <ParagraphStyle editor={editor} level={state.level} {...toolProps(0)} />
          </div>
          {groups.map(drawGroup)}
          {rareGroups.map(drawGroup)}
        </div>
        <button
          {...toolProps(1 + inLine.length)}
          type="button"
          className={styles.more}
          aria-label="Más herramientas"
          title="Más herramientas"
          aria-expanded={isUnfolded}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <Icon name="more" />
        </button>
      </div>
      {nearGroups.length > 0 && <div className={styles.tools}>{nearGroups.map(drawGroup)}</div>}
    </div>
  );
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);
const ariaKeys = (keys: string) => keys.replace('Mod', isMac() ? 'Meta' : 'Control');
const shownKeys = (keys: string) => keys.replace('Mod+', isMac() ? '⌘' : 'Ctrl+').replace('Shift', 'Mayús');

/**
 * One tab stop for a row of `count` tools; the arrow keys, Home and End move inside it. Each tool takes
 * `toolProps(place)`. When the current tool disappears, the first one becomes the tab stop.
 */
function useRovingFocus(count: number) {
  const [last, setLast] = useState(0);
  const current = last < count ? last : 0;
  return {
    toolProps: (place: number) => ({
      tabIndex: place === current ? 0 : -1,
      'data-tool': '',
      onFocus: () => setLast(place),
    }),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')];
      const here = tools.indexOf(document.activeElement as HTMLElement);
      const target = {
        ArrowRight: (here + 1) % tools.length,
        ArrowLeft: (here - 1 + tools.length) % tools.length,
        Home: 0,
        End: tools.length - 1,
      }[event.key];
      if (here === -1 || target === undefined) return;
      event.preventDefault();
      tools[target]?.focus();
    },
  };
}
