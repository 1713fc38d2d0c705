/** The anchor of a fact on the page of facts. */
export const factAnchor = (name: string): string => `dato-${name}`;

/** The place of a fact. */
export const factHref = (name: string): string => `/datos#${factAnchor(name)}`;
