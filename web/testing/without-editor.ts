import { createElement, Fragment } from 'react';
import { vi } from 'vitest';
import * as surface from '../components/rich-text/editor-surface.tsx';

/** Replaces the rich-text editor for the rest of the test: the forms' fields carry the text without it. */
export function withoutEditor(): void {
  vi.spyOn(surface, 'EditorSurface').mockImplementation(() => createElement(Fragment));
}
