/** The pages of the institute's own rules, by the last segment of their addresses (spec 13.16). */
export const legalPages = ['privacidad', 'condiciones', 'accesibilidad'] as const;
export type LegalPage = (typeof legalPages)[number];

export const legalTitles: Readonly<Record<LegalPage, string>> = {
  privacidad: 'Privacidad',
  condiciones: 'Condiciones',
  accesibilidad: 'Accesibilidad',
};

export const isLegalPage = (page: string): page is LegalPage => Object.hasOwn(legalTitles, page);
