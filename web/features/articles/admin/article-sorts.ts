/** The columns that the server sorts the administrators' list of articles by. */
export const articleSorts = ['title', 'category', 'date'] as const;
