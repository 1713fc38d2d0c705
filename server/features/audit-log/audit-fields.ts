import { settingTitle } from '../../../contract/settings/nouns.ts';
import { type SettingName, settingNames } from '../../../contract/settings/portal-settings.ts';

/** How the value of a field is told. */
export type FieldKind =
  | 'text'
  | 'html'
  | 'number'
  | 'minutes'
  | 'hours'
  | 'points'
  | 'percent'
  | 'years'
  | 'day'
  | 'moment'
  | 'yesNo'
  | 'published'
  | 'gender'
  | 'role'
  | 'messageState'
  /** A picture or a file: whether there is one, and whether it is another. */
  | 'file'
  /** The value of a fact of the country. */
  | 'fact'
  /** A row, by its present name. */
  | 'category'
  | 'course'
  /** A list, a key of an exam or a secret: only that it changed. */
  | 'hidden';

export interface AuditField {
  label: string;
  kind: FieldKind;
}

const field = (label: string, kind: FieldKind = 'text'): AuditField => ({ label, kind });

const settingKind = (name: SettingName): FieldKind =>
  name === 'logo' || name === 'icon' || name === 'sharePicture' ? 'file' : 'text';

/** The settings; the group and the category, too, have a `name`. */
const settings = Object.fromEntries(
  settingNames.map((name) => [name, field(settingTitle(name), settingKind(name))]),
) as Record<SettingName, AuditField>;

/** Every field that the audit records the change of, by its name there. */
export const auditFields: Readonly<Record<string, AuditField>> = {
  ...settings,
  // articles, courses and texts
  title: field('Título'),
  html: field('Texto', 'html'),
  content_html: field('Texto', 'html'),
  descriptionHtml: field('Descripción', 'html'),
  moduleHtml: field('Módulos', 'html'),
  description: field('Descripción'),
  categoryId: field('Categoría', 'category'),
  yearsRange: field('Edad recomendada', 'years'),
  isPublished: field('Estado', 'published'),
  publishAt: field('Se publica', 'moment'),
  publishedAt: field('Publicado desde', 'moment'),
  language: field('Idioma'),
  lessonCount: field('Lecciones', 'number'),
  durationMinutes: field('Tiempo de lectura', 'minutes'),
  hasCertificate: field('Certificado', 'yesNo'),
  examMinutes: field('Tiempo de examen', 'minutes'),
  questionsPerExam: field('Cantidad de preguntas', 'number'),
  minimumGrade: field('Calificación mínima', 'points'),
  examWaitHours: field('Espera entre intentos', 'hours'),
  examAttemptLimit: field('Intentos como máximo', 'number'),
  examDraw: field('Cómo se sortea el examen', 'hidden'),
  opensAt: field('Abre', 'moment'),
  closesAt: field('Cierra', 'moment'),
  examOpensAt: field('El examen abre', 'moment'),
  examClosesAt: field('El examen cierra', 'moment'),
  written: field('Texto', 'html'),
  // pictures, files, videos and slides
  image: field('Imagen', 'file'),
  alt: field('Texto alternativo'),
  file: field('Archivo', 'file'),
  file_name: field('Nombre del archivo'),
  link: field('Enlace'),
  url: field('Dirección del video'),
  transcript: field('Transcripción'),
  captions: field('Subtítulos', 'file'),
  noCaptionsReason: field('Por qué no tiene subtítulos'),
  // laws as text
  number: field('Número'),
  gazette: field('Gaceta'),
  promulgatedOn: field('Promulgada', 'day'),
  inForceFrom: field('Vigente desde', 'day'),
  repealedOn: field('Abrogada', 'day'),
  content: field('Artículos y cambios', 'hidden'),
  // routes, subjects and terms
  summary: field('Resumen'),
  firstThings: field('Lo primero'),
  answers: field('Preguntas y respuestas'),
  answer: field('Dónde preguntar'),
  links: field('Enlaces'),
  door: field('Puerta en la portada'),
  definition: field('Definición'),
  otherNames: field('Otros nombres'),
  seeAlso: field('Ver también', 'hidden'),
  law: field('Ley'),
  lawLink: field('Enlace a la ley'),
  // the same in events from before they kept versions
  first_things: field('Lo primero'),
  other_names: field('Otros nombres'),
  see_also: field('Ver también', 'hidden'),
  law_link: field('Enlace a la ley'),
  // questions: their keys never show here
  isPractice: field('Solo para practicar', 'yesNo'),
  type: field('Tipo', 'hidden'),
  options: field('Respuestas', 'hidden'),
  correct: field('Respuesta correcta', 'hidden'),
  asksSeveral: field('Pide todas las correctas', 'yesNo'),
  module: field('Módulo'),
  isHard: field('Difícil', 'yesNo'),
  explanation: field('¿Por qué?', 'hidden'),
  courseId: field('Curso', 'course'),
  grade: field('Nota', 'points'),
  // facts of the country
  value: field('Valor', 'fact'),
  source: field('Fuente'),
  validFrom: field('Vale desde', 'day'),
  reviewed: field('Revisado', 'day'),
  asked: field('También se pregunta como'),
  added_words: field('Palabras agregadas'),
  removed_words: field('Palabras quitadas'),
  // certificates
  heading: field('Encabezado'),
  lead: field('Frase de entrada'),
  achievement: field('Frase del logro'),
  seal: field('Sello', 'file'),
  signatories: field('Firmas', 'hidden'),
  holdsUnsigned: field('Esperan a quien firme', 'yesNo'),
  // people
  firstName: field('Nombres'),
  lastName: field('Apellidos'),
  username: field('Nombre de usuario'),
  documentNumber: field('Documento de identidad'),
  birthDate: field('Fecha de nacimiento', 'day'),
  gender: field('Género', 'gender'),
  email: field('Correo'),
  role: field('Rol', 'role'),
  roles: field('Roles'),
  secondStep: field('Segundo paso al entrar'),
  password: field('Contraseña', 'hidden'),
  documentSeen: field('Documento visto', 'yesNo'),
  nameSeen: field('Nombre visto', 'yesNo'),
  timeFactor: field('Tiempo en exámenes', 'percent'),
  // messages
  state: field('Estado', 'messageState'),
};

/** A field that the audit records under a name that stands not above. */
export const otherField: AuditField = { label: 'Otro dato', kind: 'hidden' };
