import type { Endpoint } from '../endpoint.ts';
import { type Permission, type PermissionColumn, permissionColumns, type Reach } from './calls.ts';

/** A line of the table of permissions: its calls, each by its path or all others of a controller. */
export interface PermissionArea {
  section: string;
  label: string;
  calls: readonly string[];
}

const section = (name: string, areas: Readonly<Record<string, readonly string[]>>): PermissionArea[] =>
  Object.entries(areas).map(([label, calls]) => ({ section: name, label, calls }));

/** The lines of the table in their order (spec 4.7). Every call that is not open to everybody with an account is in one. */
export const permissionAreas: readonly PermissionArea[] = [
  ...section('Contenido', {
    'Artículos, videos, leyes y textos': [
      'Article',
      'Category',
      'Video',
      'LeyReglamento',
      'LeyTexto',
      'SistemaPension',
      'HomeSlider',
      'Media',
    ],
    'Rutas, temas, glosario y datos del país': [
      'Ruta',
      'Subject',
      'Term',
      'Parameter',
      'Calculator',
      'Untreated',
      'SearchedPhrase',
    ],
    'Cursos y su material': ['Course', 'Upload'],
    'Copiar, exportar e importar un curso con sus preguntas': [
      'Course/Copy',
      'Course/GetExportLink',
      'Course/Export',
      'Course/Import',
    ],
    'Deshacer lo que se eliminó': ['Papelera/Restore', 'Papelera/RestoreMany'],
    'La Papelera y eliminar para siempre': ['Papelera'],
  }),
  ...section('Exámenes', {
    'Preguntas y ajustes': ['Question', 'Trial'],
    'Dar minutos, reabrir, anular, corregir o aprobar con motivo': ['Attempt', 'Result/PassMany'],
    'Rendir y recibir certificado': [
      'Question/GetTest',
      'Question/saveAnswerByUser',
      'Question/getCalification',
      'Attempt/GetTime',
      'Attempt/EndRetakes',
      'Certificate/GetOwn',
      'Certificate/GetCredential',
      'Certificate/Share',
    ],
    'Aplicar, leer y comentar': ['Users', 'Course/AddComment', 'Comment/Report', 'QuestionReport/Add'],
  }),
  ...section('Personas', {
    'Ver avance y resultados': ['Result', 'Person'],
    'Inscribir, quitar y escribirles': [
      'Result/Enrol',
      'Result/PreviewEnrolment',
      'Result/RemoveMany',
      'Result/ReopenMany',
      'Result/SetGroupMany',
      'Result/PreviewLetter',
      'Result/SendLetter',
      'Usuario/EnrolMany',
      'Mailing',
    ],
    Certificados: ['Certificate'],
    'Cuentas y grupos': ['Usuario', 'Group'],
    'Mensajes, comentarios, avisos y opiniones': [
      'Contact',
      'Comment',
      'QuestionReport',
      'Course/HideComment',
      'Feedback',
    ],
  }),
  ...section('Informes', {
    'Reportes y sus descargas, sin nombres': [
      'Report',
      'Statistics/GetActivity',
      'Statistics/Export',
      'Group/GetNames',
    ],
    'Estadísticas de cada pregunta, con su clave': ['Statistics'],
  }),
  ...section('Portal', {
    'Dar y quitar roles': ['Grant'],
    'Palabras que entiende el buscador': ['Lexicon'],
    'Ajustes, anuncios, correo y copias': ['Settings', 'Legal', 'Mail', 'Estado', 'Inicio', 'Announcement'],
    Auditoría: ['Auditoria'],
  }),
];

const byCall = new Map(permissionAreas.flatMap((area) => area.calls.map((call) => [call, area] as const)));

/** The line that a call is in; undefined for one that everybody with an account, or everybody, may make. */
export function areaOf({ who, path }: Pick<Endpoint, 'who' | 'path'>): PermissionArea | undefined {
  if (who === 'open' || who === 'signedIn') return undefined;
  return byCall.get(path) ?? byCall.get(path.split('/', 1)[0] ?? '');
}

const admits = ({ who, grants = [] }: Pick<Endpoint, 'who' | 'grants'>, column: PermissionColumn) => {
  if (column === 'admin') return who === 'admin';
  return who === 'member' || (column !== 'member' && grants.includes(column));
};

function reachOf(rows: readonly Endpoint[], column: PermissionColumn): Reach {
  const count = rows.filter((row) => admits(row, column)).length;
  if (count === 0) return 'none';
  if (count < rows.length) return 'part';
  return rows.every(({ who }) => who === 'member') ? 'own' : 'all';
}

/** The table of permissions, made from the rows of the calls by which the server decides. */
export function permissionTable(rows: readonly Endpoint[]): Permission[] {
  const found = Map.groupBy(rows, areaOf);
  return permissionAreas.map((area) => {
    const of = found.get(area) ?? [];
    const cells = permissionColumns.map((column) => [column, reachOf(of, column)] as const);
    return {
      section: area.section,
      label: area.label,
      reach: Object.fromEntries(cells) as Record<PermissionColumn, Reach>,
    };
  });
}
