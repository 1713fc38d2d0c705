/** The roles of an account in the interface's words (spec 1.1). */
export const roleLabels = { member: 'Miembro', admin: 'Administrador' } as const;
