interface ListPlace {
  search?: string | undefined;
  category?: number | undefined;
  page?: number;
}

/** The address of the blog, of one category or a search, and of a page of it. */
export function articleListHref({ search, category, page }: ListPlace): string {
  const given = Object.entries({ search, category, page }).filter(([, value]) => value !== undefined);
  return `/articulos?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
