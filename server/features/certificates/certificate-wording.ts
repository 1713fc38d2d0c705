/** What every certificate says of the institute that gives it. */
export const institute = 'Instituto de Formación Previsional';
export const portalName = 'Aula Previsional';
export const signatures = [
  { name: 'Elena Vargas Soliz', role: 'Dirección académica' },
  { name: 'Tomás Arce Molina', role: 'Administradora de fondos de pensiones' },
];
