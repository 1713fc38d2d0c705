/** The roles of an account as they are shown (portal.md §1). */
export const roleLabels = { member: 'Miembro', admin: 'Administrador' } as const;
