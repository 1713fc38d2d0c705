/** A course as an administrator's form sends it, without the state of publication. */
export const writtenCourse = {
  Title: 'Entiende tu cuenta',
  Description: '<p>De qué trata.</p>',
  Duration: 25,
  Module: '<h2>Uno</h2><p>Texto</p>',
  Language: 'Español' as const,
  CountModule: 4,
  Certificado: 1 as const,
  CantidadPregunta: 10,
  DurationText: 20,
  Calification: 80,
};
