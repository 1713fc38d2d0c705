import type { ChapterPlace } from '../chapters.ts';

/** The help on one screen: three sentences, and the chapter that says more. */
export interface ScreenHelp {
  says: readonly [string, string, string];
  chapter: ChapterPlace;
}

/** The help of a screen with saved versions: `of` is 'del artículo'. */
export const versionsHelp = (of: string, chapter: ChapterPlace): ScreenHelp => ({
  says: [
    `Todas las versiones guardadas ${of}.`,
    'Compara cualquiera con la de ahora.',
    'Restaurar guarda una versión nueva: nada se pierde.',
  ],
  chapter,
});
