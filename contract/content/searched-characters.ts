/** The longest search: a question with a story around it. */
export const searchedCharacters = 500;
