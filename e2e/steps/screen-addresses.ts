/** Addresses of public screens that show nothing, or less, by their path alone, in the demonstration. */
export const fullerAddresses: Readonly<Record<string, string>> = {
  '/': '/?nacimiento=1984-03-14&sueldo=4200',
  '/buscar': '/buscar?search=pension',
  '/leerarticulo': '/leerarticulo?id=2',
  '/leercurso': '/leercurso?id=1',
  '/lsistemapension': '/lsistemapension?id=2',
  '/ruta': '/ruta?id=1',
  '/ley': '/ley?id=1',
  '/tema': '/tema?id=1',
  '/sirvio': '/sirvio?tipo=subject&pagina=1&sirvio=no',
  '/ayuda/:parte': '/ayuda/miembro',
  '/ayuda/:parte/:capitulo': '/ayuda/miembro/rendir-el-examen',
};

/** The paths among them that are pages of their own. */
export const listsToo = ['/', '/lsistemapension', '/ruta'];

/** The pages by which visitors come in: a kind of page each. `npm run bench -- phone` asks Lighthouse about them. */
export const nineAddresses: readonly string[] = [
  '/',
  '/leerarticulo?id=1',
  '/articulos',
  '/leercurso?id=1',
  '/ley?id=1',
  '/calculadoras/cuanto-recibire',
  '/buscar?search=edad',
  '/tema?id=1',
  '/login',
];
