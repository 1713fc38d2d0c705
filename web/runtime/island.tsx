import { createContext, type ReactNode, useContext } from 'react';

/** Renders an island as a root of its own; present only while a `page` screen is rendered on the server. */
export const IslandRenderer = createContext<((element: ReactNode, prefix: string) => string) | null>(null);

interface IslandProps {
  /** Its name in islands.ts. */
  name: string;
  /** What its component gets, as JSON in the page. */
  props: Record<string, unknown>;
  /** Comes alive with the page instead of on the first touch. */
  eager?: boolean;
  /** A selector: touching what it names, anywhere on the page, wakes this island too. */
  trigger?: string;
  /** The component itself, rendered with the same props. */
  children: ReactNode;
}

/**
 * A part of a `page` screen that comes alive when it is touched. It is rendered as a root of its own so that the ids
 * that React makes agree with those of its later hydration. Inside a hydrated screen it is just its child.
 */
export function Island({ name, props, eager, trigger, children }: IslandProps) {
  const render = useContext(IslandRenderer);
  if (render === null) return children;
  return (
    <div
      data-island={name}
      data-eager={eager}
      data-trigger={trigger}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output for `children`
      dangerouslySetInnerHTML={{ __html: render(children, name) }}
    />
  );
}
