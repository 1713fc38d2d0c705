/** The page of an answer within its subject. */
export const answerHref = (id: number): string => `/tema?respuesta=${id}#respuesta-${id}`;

export const subjectHref = (id: number): string => `/tema?id=${id}`;

export const factAnchor = (name: string): string => `dato-${name}`;

export const factHref = (name: string): string => `/datos#${factAnchor(name)}`;
