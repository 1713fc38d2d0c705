const defaults = ['semilla', 'casa', 'paraguas', 'frasco', 'familia', 'reloj', 'libro', 'escudo'] as const;

export const placeholderUrl = (id: number): string => `/motivos/${defaults[id % defaults.length]}.svg`;
