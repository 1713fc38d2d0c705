import { createContext, type ReactNode, useContext } from 'react';

/** Renders an island as a root of its own. It is provided only while the server renders a `page` screen. */
export const IslandRenderer = createContext<((element: ReactNode, prefix: string) => string) | null>(null);

interface IslandProps {
  /** Its name in islands.ts. */
  name: string;
  /** The props of its component, as JSON in the page. */
  props: Record<string, unknown>;
  /** Tells islands of one name on a page apart. */
  of?: string;
  /** Hydrates when the page has loaded instead of on the first interaction. */
  eager?: boolean;
  /** A selector: interacting with a matching element, anywhere on the page, hydrates this island too. */
  trigger?: string;
  /** The component itself, rendered with the same props. */
  children: ReactNode;
}

/**
 * A part of a `page` screen that hydrates on interaction. It is rendered as a root of its own, so that the
 * ids that React generates agree with those of the hydration. Inside a hydrated screen it is an ordinary
 * child.
 */
export function Island({ name, props, of, eager, trigger, children }: IslandProps) {
  const render = useContext(IslandRenderer);
  if (render === null) return children;
  return (
    <div
      data-island={name}
      data-of={of}
      data-eager={eager}
      data-trigger={trigger}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output for `children`
      dangerouslySetInnerHTML={{ __html: render(children, name + (of ?? '')) }}
    />
  );
}
