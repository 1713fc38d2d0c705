import { createContext, type ReactNode, useContext } from 'react';
import type { OwnView } from '../../../contract/pages.ts';

type OwnRender = (view: OwnView<unknown>) => ReactNode;

/** Defers an own part and returns its placeholder. Provided only while the shared page is rendered. */
export const DeferOwnPart = createContext<((render: OwnRender) => string) | null>(null);

/** The viewer of a screen that is rendered for one person. */
export const OwnViewContext = createContext<OwnView<unknown>>({ viewer: null, own: undefined });

/**
 * A part of a screen that differs by person. The rest of a `page` screen is rendered once for everybody who shares its
 * variant, without a viewer (spec 13.4); this part is inserted into each response. It does not work inside an island,
 * whose HTML is rendered whole.
 */
export function OwnPart<Own = undefined>({ children }: { children: (view: OwnView<Own>) => ReactNode }) {
  const defer = useContext(DeferOwnPart);
  const view = useContext(OwnViewContext);
  const render = children as OwnRender;
  return defer === null ? render(view) : defer(render);
}
