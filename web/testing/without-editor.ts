import { createElement, Fragment } from 'react';
import { vi } from 'vitest';
import * as surface from '../components/rich-text/editor-surface.tsx';

/** Leaves the rich-text editor out of the forms for the rest of the test: their fields carry the text without it. */
export function withoutEditor(): void {
  vi.spyOn(surface, 'EditorSurface').mockImplementation(() => createElement(Fragment));
}
