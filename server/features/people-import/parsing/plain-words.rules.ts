/** A heading or word without case, accents and punctuation: 'Fecha Nac.' is 'fecha nac'. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#°º]+/gu, ' ')
    .trim();
