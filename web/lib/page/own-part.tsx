import { createContext, type ReactNode, useContext } from 'react';
import type { Viewer } from '../../../contract/pages.ts';

/** What only the viewer's own parts of a screen know. */
export interface OwnView<Own> {
  /** Null = a visitor. */
  viewer: Viewer | null;
  /** What the screen's `loadOwn` answered for this viewer; undefined if it has none, or for a visitor. */
  own: Own | undefined;
}

type OwnRender = (view: OwnView<unknown>) => ReactNode;

/** Keeps an own part for later and gives the mark of its place. It is provided only while what many see is rendered. */
export const OwnPartKeeper = createContext<((render: OwnRender) => string) | null>(null);

/** The viewer of a screen that is rendered for one person alone. */
export const OwnViewContext = createContext<OwnView<unknown>>({ viewer: null, own: undefined });

/**
 * A part of a screen that differs from person to person. The rest of a `page` screen is rendered once for everybody
 * who shares its variant, and cannot know who is looking (spec 13.4); this part is put in for each request. Not inside an island:
 * its HTML is made with the island's.
 */
export function OwnPart<Own = undefined>({ children }: { children: (view: OwnView<Own>) => ReactNode }) {
  const keep = useContext(OwnPartKeeper);
  const view = useContext(OwnViewContext);
  const render = children as OwnRender;
  return keep === null ? render(view) : keep(render);
}
