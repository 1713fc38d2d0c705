import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { OwnView, Template } from '../../contract/pages.ts';
import { escapeHtml } from '../../contract/text/text.ts';
import { DeferOwnPart } from '../lib/page/own-part.tsx';
import { IslandRenderer } from '../runtime/island.tsx';

/** HTML that is inserted verbatim. */
interface Whole {
  html: string;
}
type OwnPart = (view: OwnView<unknown>) => ReactNode | Whole;

/** The placeholder of an own part, random so that no content can imitate it. */
const mark = `own-${crypto.randomUUID()}-`;
const marks = new RegExp(`${mark}(\\d+)\\.`);

const renderIsland = (element: ReactNode, prefix: string) =>
  renderToString(element, { identifierPrefix: prefix });

/**
 * Renders a tree of islands and own parts, and the document around it. The tree does not know the viewer: own parts are
 * deferred and rendered for each one; `defer` marks further ones in the document.
 */
export function renderTemplate(
  element: ReactElement,
  documentAround: (body: string, defer: (part: OwnPart) => string) => string,
): Template {
  const parts: OwnPart[] = [];
  const defer = (part: OwnPart) => `${mark}${parts.push(part) - 1}.`;
  const body = renderToString(
    <IslandRenderer value={renderIsland}>
      <DeferOwnPart value={defer}>{element}</DeferOwnPart>
    </IslandRenderer>,
  );
  const pieces = documentAround(body, defer).split(marks); // text, number, text, number, … text
  const shown = pieces.flatMap((piece, index) => (index % 2 === 1 ? [parts[Number(piece)]] : []));
  return {
    texts: pieces.filter((_, index) => index % 2 === 0),
    ownTexts: (view) => shown.map((part, place) => renderOwn(part?.(view), place)),
  };
}

const isWhole = (content: ReactNode | Whole): content is Whole =>
  typeof content === 'object' && content !== null && 'html' in content;

/** Most own parts are a name, which does not need React. */
function renderOwn(content: ReactNode | Whole, place: number): string {
  if (typeof content === 'string') return escapeHtml(content);
  if (isWhole(content)) return content.html;
  return renderToString(<IslandRenderer value={renderIsland}>{content}</IslandRenderer>, {
    identifierPrefix: `own${place}`,
  });
}
