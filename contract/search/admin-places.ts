/** A place of the administration that its search finds by name or by other words for it. */
interface AdminPlace {
  title: string;
  /** Other words for it, and for what is done there. */
  words: string;
  href: string;
}

/** The places of the administration (spec 6.14); a test checks that every address is a screen. */
export const adminPlaces: readonly AdminPlace[] = [
  { title: 'Inicio', words: 'por atender pendientes primeros pasos semana muestra', href: '/inicio' },
  { title: 'Categorías', words: '', href: '/category' },
  { title: 'Artículos', words: 'borradores programados', href: '/listarticle' },
  { title: 'Agregar un artículo', words: 'escribir nuevo word importar', href: '/addarticle' },
  { title: 'Videos', words: 'youtube vimeo', href: '/video' },
  { title: 'Sistema de pensiones: los textos', words: 'partes', href: '/sistemapension' },
  { title: 'Leyes y reglamentos: los archivos', words: 'documentos pdf', href: '/leyreglamento' },
  { title: 'Slider', words: 'portada carrusel imágenes banner', href: '/imageslider' },
  { title: 'Cursos', words: 'borradores archivados copiar exportar', href: '/course' },
  { title: 'Agregar un curso', words: 'nuevo', href: '/addcourse' },
  { title: 'Usuarios', words: 'personas cuentas activar bloquear contraseña', href: '/usuarios' },
  {
    title: 'Administradores',
    words: 'entregar el portal roles colega quién administra dejar de administrar',
    href: '/usuarios?state=admin',
  },
  {
    title: 'Quién puede qué',
    words: 'roles permisos redactor lector de informes dar quitar un rol',
    href: '/quienpuedeque',
  },
  { title: 'Importar personas', words: 'usuarios lista excel xlsx csv', href: '/usuarios/importar' },
  { title: 'Grupos', words: 'empresas promociones resultados varios cursos', href: '/grupos' },
  { title: 'Reportes', words: 'estadísticas accesos género preguntas falladas', href: '/report' },
  { title: 'Certificados', words: 'código revocar emitir', href: '/certificados' },
  { title: 'Diseño de certificados', words: 'firma sello firmante', href: '/disenocertificado' },
  { title: 'Mensajes', words: 'contacto responder', href: '/mensajes' },
  { title: 'Comentarios', words: 'denuncias ocultar estrellas', href: '/comentarios' },
  {
    title: 'Avisos de preguntas',
    words: 'pregunta mal problema examen contestar corregir',
    href: '/comentarios/preguntas',
  },
  { title: 'Lo que se busca', words: 'buscador búsquedas frases palabras encontrar', href: '/loquesebusca' },
  {
    title: 'Palabras que entiende',
    words: 'sinónimos léxico buscador palabras locales mal escritas',
    href: '/loquesebusca/palabras',
  },
  { title: 'Lo que no tratamos', words: 'divorcio despido préstamos dónde preguntar', href: '/notratamos' },
  { title: 'Anuncios', words: 'aviso franja cartel portal todos grupo', href: '/anuncios' },
  { title: 'Cartas', words: 'escribir grupo todos miembros texto guardado volvieron', href: '/cartas' },
  { title: 'Correos', words: 'salida enviados fallidos', href: '/correos' },
  { title: 'Papelera', words: 'recuperar restaurar eliminados borrados', href: '/papelera' },
  {
    title: 'Ajustes: nombre, logo y colores',
    words: 'identidad icono eslogan institución',
    href: '/ajustes#identidad',
  },
  { title: 'Ajustes: contacto y pie', words: 'dirección teléfono horario correo', href: '/ajustes#contacto' },
  { title: 'Ajustes: textos de inicio', words: 'bienvenida título portada', href: '/ajustes#textos' },
  { title: 'Ajustes: correo', words: 'servidor smtp remitente prueba', href: '/ajustes#correo' },
  { title: 'Ajustes: moneda y hora', words: 'zona horaria', href: '/ajustes#mas' },
  { title: 'Página de privacidad', words: 'legal datos cookies', href: '/ajustes/paginas?pagina=privacidad' },
  {
    title: 'Página de condiciones de uso',
    words: 'legal términos',
    href: '/ajustes/paginas?pagina=condiciones',
  },
  { title: 'Página de accesibilidad', words: 'legal', href: '/ajustes/paginas?pagina=accesibilidad' },
  {
    title: 'Auditoría: quién hizo qué',
    words: 'registro historial acciones administradores cambios',
    href: '/auditoria',
  },
  { title: 'Estado del servicio', words: 'copias respaldo disco salud', href: '/estado' },
  { title: 'Ayuda para administrar', words: 'manual atajos teclado', href: '/ayuda/administro' },
];
