/** The roles of an account as they are shown (spec 1.1). */
export const roleLabels = { member: 'Miembro', admin: 'Administrador' } as const;
