export const roleLabels = { member: 'Miembro', admin: 'Administrador' } as const;
