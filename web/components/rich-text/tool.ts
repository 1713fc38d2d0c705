import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';

/** The questions that a tool may ask before it acts. */
export type ToolPrompts = { link(): void; image(): void; alt(): void; fact(): void; calculator(): void };

export type Tool = {
  key: string;
  /** The action, read aloud and shown as a tooltip. */
  label: string;
  sign: ReactNode;
  /** The keyboard shortcut, 'Mod+B'; Mod is Ctrl, or ⌘ on a Mac. */
  keys?: string;
  /** Rarely used: hidden behind 'Más'. */
  isRare?: boolean;
  press(editor: Editor, ask: ToolPrompts): void;
  /** Present if the tool is a toggle (`aria-pressed`) rather than a single action. */
  isOn?(editor: Editor): boolean;
  isOff?(editor: Editor): boolean;
};

/** A group of tools. `isSaid` = its name is visible, not only read aloud. */
export type ToolGroup = { name: string; isSaid?: boolean; tools: readonly Tool[] };
