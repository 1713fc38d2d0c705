/** The roles of accounts in words. */
export const roleLabels = { member: 'Miembro', admin: 'Administrador' } as const;
