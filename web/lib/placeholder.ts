const defaults = ['semilla', 'casa', 'paraguas', 'frasco', 'familia', 'reloj', 'libro', 'escudo'] as const;

/** The drawing for a row without an image of its own: never a grey box. */
export const placeholderUrl = (id: number): string => `/motivos/${defaults[id % defaults.length]}.svg`;
