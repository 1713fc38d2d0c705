import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';

/** What a tool may ask before it does its work. */
export type Ask = { link(): void; picture(): void; alt(): void };

export type Tool = {
  key: string;
  /** What it does, read aloud and as a tooltip. */
  label: string;
  sign: ReactNode;
  /** Its keys in the text, 'Mod+B'; Mod is Ctrl, on a Mac ⌘. */
  keys?: string;
  press(editor: Editor, ask: Ask): void;
  /** It is on or off (`aria-pressed`), instead of doing something once. */
  isOn?(editor: Editor): boolean;
  isOff?(editor: Editor): boolean;
};

/** Tools that stand together. `isSaid`: the name is written before them, not only read aloud. */
export type ToolGroup = { name: string; isSaid?: boolean; tools: readonly Tool[] };
