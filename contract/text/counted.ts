/** '1 284' with a no-break space, as the institute writes thousands (spec 12.5). */
export const grouped = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+(?!\d))/g, '\u00a0');

/** '1 mensaje', '3 mensajes', '1 284 mensajes' */
export const counted = (count: number, one: string, many: string): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;
