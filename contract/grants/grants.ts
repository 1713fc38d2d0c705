/** The roles that a member may hold beside reading and sitting exams (spec 4.7), each given by administrators. */
export const grantRoles = ['redactor', 'lector'] as const;
export type GrantRole = (typeof grantRoles)[number];

/** The roles in words, and what each is for. */
export const grantLabels: Readonly<Record<GrantRole, { label: string; hint: string }>> = {
  redactor: {
    label: 'Redactor',
    hint: 'Escribe y publica contenido. No ve personas ni preguntas de examen.',
  },
  lector: { label: 'Lector de informes', hint: 'Ve y descarga cifras, sin nombres. No cambia nada.' },
};
