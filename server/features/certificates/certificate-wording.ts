/** The institute's names and signatories, the same on every certificate. */
export const institute = 'Instituto de Formación Previsional';
export const portalName = 'Aula Previsional';
export const signatures = [
  { name: 'Elena Vargas Soliz', role: 'Dirección académica' },
  { name: 'Tomás Arce Molina', role: 'Administradora de fondos de pensiones' },
];
