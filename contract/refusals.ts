import type { RefusalKind } from './refusal-kind.ts';
import { refusalsInBrowser } from './refusals-in-browser.ts';
import { bulkRefusals } from './refusals-of-bulk.ts';
import { examRefusals } from './refusals-of-exams.ts';

/** All refusals of the portal: code → status, icon, sentence. `{name}` is replaced by the refusal's values. */
export const refusals = {
  ...refusalsInBrowser,
  malformedBody: {
    status: 400,
    icon: 'error',
    message: 'No pudimos leer lo que enviaste. Vuelve a intentarlo.',
  },
  badIdempotencyKey: {
    status: 400,
    icon: 'error',
    message: 'La clave del encabezado Idempotency-Key debe ser un UUID.',
  },
  otherWithSameKey: {
    status: 422,
    icon: 'warning',
    message:
      'Tu primer envío sí llegó y quedó guardado, aunque todavía no lo veas en la página. Si envías esto otra vez, se agregará aparte.',
  },
  signInFirst: { status: 401, icon: 'warning', message: 'Inicia sesión para continuar.' },
  signInNeeded: { status: 401, icon: 'warning', message: 'Tu sesión terminó. Inicia sesión para continuar.' },
  badCredentials: {
    status: 401,
    icon: 'error',
    message: 'El nombre de usuario o la contraseña no son correctos.',
  },
  badCurrentPassword: {
    status: 400,
    icon: 'warning',
    message: 'Escribe tu contraseña para confirmar que eres tú.',
  },
  notActive: {
    status: 403,
    icon: 'warning',
    message:
      'Tu cuenta todavía no está activa. Abre el enlace que te enviamos por correo o pide que te lo enviemos otra vez.',
  },
  badCode: {
    status: 400,
    icon: 'error',
    message: 'El enlace ya no sirve: venció o ya se usó. Pide uno nuevo.',
  },
  weakPassword: {
    status: 400,
    icon: 'warning',
    message:
      'Esa contraseña es fácil de adivinar. Prueba con tres o cuatro palabras que solo tú unirías, por ejemplo «lluvia-mesa-trompeta-9».',
  },
  usernameTaken: { status: 409, icon: 'warning', message: 'Ese nombre de usuario ya existe. Elige otro.' },
  emailTaken: {
    status: 409,
    icon: 'warning',
    message: 'Ya hay una cuenta con ese correo. Inicia sesión o recupera tu contraseña.',
  },
  birthDateInFuture: {
    status: 400,
    icon: 'warning',
    message: 'La fecha de nacimiento no puede ser posterior a hoy.',
  },
  notAllowed: { status: 403, icon: 'error', message: 'No tienes permiso para hacer esto.' },
  notYours: { status: 403, icon: 'error', message: 'Solo puedes ver y cambiar tus propios datos.' },
  identityIsFixed: {
    status: 409,
    icon: 'warning',
    message:
      'Desde que tomas un curso, tu nombre y tu documento se imprimen en tus certificados y ya no se cambian aquí. Pide el cambio en «Mi Perfil»: el instituto lo revisa.',
  },
  identityIsSo: {
    status: 409,
    icon: 'warning',
    message: 'Tu nombre y tu documento ya están así.',
  },
  identityDecided: {
    status: 409,
    icon: 'warning',
    message: 'Ese pedido ya no espera: la persona lo retiró o alguien lo decidió. Mira cómo quedó.',
  },
  nameNotPrintable: {
    status: 409,
    icon: 'warning',
    message:
      'El certificado se imprime en letras latinas y este nombre tiene otras. Corrige antes el nombre de la persona.',
  },
  notFound: {
    status: 404,
    icon: 'error',
    message: 'No encontramos lo que buscas. Puede que lo hayan retirado.',
  },
  articleAboveAge: {
    status: 403,
    icon: 'warning',
    message:
      'Este artículo se recomienda desde los {from} años. En Artículos están los que son para tu edad.',
  },
  noSuchCall: { status: 404, icon: 'error', message: 'Esta dirección no existe.' },
  stale: {
    status: 409,
    icon: 'warning',
    message: 'Otra persona cambió esto mientras lo editabas. Revisa su versión antes de guardar la tuya.',
  },
  ...bulkRefusals,
  categoryInUse: {
    status: 409,
    icon: 'warning',
    message: 'Esta categoría tiene artículos. Muévelos a otra categoría antes de eliminarla.',
  },
  categoryTaken: { status: 409, icon: 'warning', message: 'Ya existe una categoría con ese nombre.' },
  noSuchCategory: { status: 400, icon: 'warning', message: 'Esa categoría ya no existe. Elige otra.' },
  lastAdministrator: {
    status: 409,
    icon: 'warning',
    message: 'Es la única cuenta de administrador activa. Nombra a otra persona antes de quitarla.',
  },
  notEnrolled: { status: 403, icon: 'warning', message: 'Para esto primero tienes que aplicar al curso.' },
  courseArchived: {
    status: 409,
    icon: 'warning',
    message: 'Este curso está archivado y ya no recibe inscripciones ni exámenes.',
  },
  courseHasResults: {
    status: 409,
    icon: 'warning',
    message: 'Ya abriste el examen de este curso: se queda en tu perfil con tus resultados.',
  },
  certificateEnded: {
    status: 409,
    icon: 'warning',
    message: 'Ese certificado ya no está vigente: otra persona lo cambió o su cuenta se eliminó.',
  },
  tooLateToRestore: {
    status: 409,
    icon: 'warning',
    message: 'Solo se restaura un certificado que una persona revocó, dentro de un día.',
  },
  otherCertificateStands: {
    status: 409,
    icon: 'warning',
    message: 'Su titular ya tiene otro certificado válido de este curso.',
  },
  tooManyCertificates: {
    status: 413,
    icon: 'warning',
    message: 'Son más de {most} certificados. Busca o filtra antes de exportar.',
  },
  notShared: {
    status: 404,
    icon: 'warning',
    message: 'Nadie comparte un certificado en esta dirección.',
  },
  certificateFileGone: {
    status: 404,
    icon: 'warning',
    message:
      'El archivo de este certificado se borró con la cuenta de su titular. En /verificar se sigue comprobando.',
  },
  certificateNotSigned: {
    status: 503,
    icon: 'warning',
    message: 'Tu certificado vale, pero ahora no podemos firmar su archivo. Vuelve a intentarlo más tarde.',
  },
  noCertificate: { status: 404, icon: 'warning', message: 'Todavía no hay un certificado de este curso.' },
  ...examRefusals,
  noLink: {
    status: 404,
    icon: 'warning',
    message: 'Este correo ya no guarda un enlace: se envió, se usó o venció.',
  },
  forgedOrigin: { status: 403, icon: 'error', message: 'Esta petición no viene de nuestra página.' },
  wrongFileKind: {
    status: 415,
    icon: 'warning',
    message: 'Ese archivo no es de un tipo que se acepte aquí. Se aceptan: {taken}.',
  },
  fileTooLarge: {
    status: 413,
    icon: 'warning',
    message: 'El archivo es demasiado grande. Puede pesar hasta {megabytes} MB.',
  },
  courseTooLargeToExport: {
    status: 413,
    icon: 'warning',
    message:
      'El curso pesa {megabytes} MB con su material; un archivo de curso puede pesar hasta {most} MB. Quita algún video y súbelo aparte.',
  },
  pictureTooWide: {
    status: 413,
    icon: 'warning',
    message: 'La imagen es demasiado grande. Cada lado puede medir hasta {pixels} píxeles.',
  },
  badPicture: {
    status: 400,
    icon: 'warning',
    message: 'No pudimos abrir esa imagen: puede estar dañada. Prueba con otra copia.',
  },
  badWordText: {
    status: 400,
    icon: 'warning',
    message:
      'No pudimos leer ese documento: puede estar dañado o tener contraseña. Guárdalo otra vez como .docx.',
  },
  badCourseArchive: {
    status: 400,
    icon: 'warning',
    message: 'No pudimos leer ese archivo como un curso exportado: puede estar dañado o ser otra cosa.',
  },
  badVideo: {
    status: 400,
    icon: 'warning',
    message:
      'No pudimos leer ese video: puede estar dañado o no haber llegado entero. Prueba con otra copia.',
  },
  encryptedVideo: {
    status: 400,
    icon: 'warning',
    message: 'Ese video está cifrado: nadie podría verlo. Sube una copia sin protección.',
  },
  badCaptions: {
    status: 400,
    icon: 'warning',
    message: 'Ese archivo de subtítulos no tiene ningún texto con su tiempo, o no está escrito en UTF-8.',
  },
  notVideo: {
    status: 400,
    icon: 'warning',
    message: 'Los subtítulos y la transcripción son solo para los videos.',
  },
  uploadIncomplete: {
    status: 409,
    icon: 'warning',
    message: 'El archivo todavía no llegó entero: faltan {missing} bytes. Sigue subiéndolo.',
  },
  tooManyUploads: {
    status: 409,
    icon: 'warning',
    message:
      'Tienes archivos a medio subir que pesan demasiado juntos (hasta {megabytes} MB). Termina o cancela alguno; los que dejes se borran solos en un día.',
  },
  fileDamaged: {
    status: 409,
    icon: 'error',
    message: 'El archivo se dañó en el camino y no lo guardamos. Súbelo otra vez.',
  },
  wordTextTooLong: {
    status: 413,
    icon: 'warning',
    message: 'Ese documento es demasiado largo para un artículo. Divídelo en varios.',
  },
  badCrop: {
    status: 400,
    icon: 'warning',
    message: 'El recorte queda fuera de la imagen. Vuelve a elegirlo.',
  },
  badVideoUrl: {
    status: 400,
    icon: 'warning',
    message:
      'Escribe la dirección de un video de YouTube o Vimeo, o un enlace https a un archivo mp4 o webm.',
  },
  badLink: {
    status: 400,
    icon: 'warning',
    message:
      'El enlace debe ser una página de este sitio (como /vercursos), una dirección https o un correo.',
  },
  pictureOfSeveral: {
    status: 409,
    icon: 'warning',
    message: 'Varias imágenes del carrusel muestran ese archivo. Di cuál con su id.',
  },
  publishAtPast: {
    status: 400,
    icon: 'warning',
    message: 'La fecha para publicar ya pasó. Elige una que venga, o publica ahora.',
  },
  alreadyPublished: {
    status: 400,
    icon: 'warning',
    message: 'Este artículo ya está publicado. Para que salga otro día, guárdalo antes como borrador.',
  },
  periodBackwards: {
    status: 400,
    icon: 'warning',
    message: 'El período termina antes de empezar. Cambia una de las dos fechas.',
  },
  tooManyForFile: {
    status: 409,
    icon: 'warning',
    message:
      'Un archivo de este formato lleva como máximo {most} personas. Filtra la lista antes de descargarla.',
  },
  tooManyRecipients: {
    status: 409,
    icon: 'warning',
    message: 'Una carta va como máximo a {most} personas. Filtra la lista y escribe a cada parte.',
  },
  recipientsChanged: {
    status: 409,
    icon: 'warning',
    message: 'Mientras escribías cambió quiénes la reciben. No se envió nada: revisa otra vez la lista.',
  },
  tooManyLines: { status: 400, icon: 'warning', message: 'Pega como máximo {most} líneas de una vez.' },
  courseIsDraft: {
    status: 409,
    icon: 'warning',
    message: 'Este curso es un borrador. Publícalo antes de inscribir a alguien.',
  },
  reportNeedsCourse: { status: 400, icon: 'warning', message: 'Elige un curso para este reporte.' },
  restorePlaceTaken: {
    status: 409,
    icon: 'warning',
    message: 'Ya existe otra categoría con ese nombre. Cambia el nombre de una antes de restaurar.',
  },
  restoreCategoryGone: {
    status: 409,
    icon: 'warning',
    message: 'Su categoría también está en la Papelera. Restaura primero la categoría «{category}».',
  },
  restoreCourseGone: {
    status: 409,
    icon: 'warning',
    message: 'Su curso también está en la Papelera. Restaura primero el curso «{course}».',
  },
  trashCategoryInUse: {
    status: 409,
    icon: 'warning',
    message: 'Hay artículos de esta categoría en la Papelera. Elimínalos primero para siempre.',
  },
  trashCourseInUse: {
    status: 409,
    icon: 'warning',
    message: 'Este curso tiene personas inscritas: no se puede eliminar para siempre.',
  },
  trashQuestionInUse: {
    status: 409,
    icon: 'warning',
    message:
      'Hay exámenes que mostraron esta pregunta: no se puede eliminar para siempre. Ya no sale en otros.',
  },
  wrongMethod: { status: 405, icon: 'error', message: 'Esa dirección no se usa de esta manera.' },
  tooLarge: { status: 413, icon: 'warning', message: 'Lo que enviaste es demasiado grande.' },
  wrongMediaType: { status: 415, icon: 'error', message: 'Este tipo de contenido no se acepta aquí.' },
  tooManyTries: {
    status: 429,
    icon: 'warning',
    message: 'Demasiados intentos. Espera {seconds} segundos y vuelve a probar.',
  },
  provisionalPassword: {
    status: 403,
    icon: 'warning',
    message: 'Entraste con una contraseña provisional. Elige una tuya en «Mi Perfil» antes de seguir.',
  },
  tooManyVisits: {
    status: 429,
    icon: 'warning',
    message: 'Llegan demasiadas consultas desde tu conexión. Espera un momento y vuelve a probar.',
  },
  unexpected: {
    status: 500,
    icon: 'error',
    message: 'Algo falló de nuestro lado. Ya quedó anotado; vuelve a intentarlo en unos minutos.',
  },
} as const satisfies Record<string, RefusalKind>;
