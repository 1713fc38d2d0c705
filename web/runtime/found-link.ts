interface FoundLink {
  type: string;
  id: number;
  anchor?: string | undefined;
}

/** The attributes of a link to a result, by which its opening is counted: see count-openings.ts. */
export const foundLink = (searched: string, { type, id, anchor = '' }: FoundLink) => ({
  'data-found': `${type} ${id} ${anchor}`,
  'data-searched': searched,
});
