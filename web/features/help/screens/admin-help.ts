import { type ScreenHelp, versionsHelp } from './screen-help-row.ts';

/** The help of the administrators' screens. */
export const adminHelp: Readonly<Record<string, ScreenHelp>> = {
  '/intento': {
    says: [
      'Un intento entero: qué se preguntó, qué se respondió y cuándo.',
      'La suma de la nota está escrita.',
      'Las respuestas correctas se ven cuando el examen está cerrado para esa persona.',
    ],
    chapter: 'administro/intentos',
  },
  '/vercomomiembro': {
    says: [
      'Ves el curso como lo ve un miembro.',
      'Nada de lo que hagas aquí se guarda ni cuenta.',
      'En la barra azul eliges en qué momento está esa persona, y vuelves.',
    ],
    chapter: 'administro/hacer-un-curso',
  },
  '/inicio': {
    says: [
      '«Por atender» dice qué espera por ti, lo más urgente primero.',
      'Cada línea lleva al lugar donde se resuelve.',
      'Abajo está la semana, junto a la anterior.',
    ],
    chapter: 'administro/empezar',
  },
  '/category': {
    says: [
      'Las categorías ordenan los artículos.',
      'Se agregan y editan en una ventana.',
      'Una con artículos no se elimina: primero pásalos a otra.',
    ],
    chapter: 'administro/articulos',
  },
  '/listarticle': {
    says: [
      'Todos los artículos, también borradores y programados.',
      '«Más» tiene ver, imágenes, versiones y eliminar.',
      'Marca varios para publicarlos, moverlos o eliminarlos juntos.',
    ],
    chapter: 'administro/articulos',
  },
  '/addarticle': {
    says: [
      'Escribe el artículo o impórtalo desde Word.',
      'Míralo antes de publicar con la vista previa.',
      'Lo que escribes queda en este equipo hasta que lo guardas.',
    ],
    chapter: 'administro/articulos',
  },
  '/editarticle': {
    says: [
      'Cambia el artículo; los lectores ven el cambio al guardar.',
      'Si otra persona guardó antes, ves los dos textos y eliges.',
      'Cada guardado es una versión a la que puedes volver.',
    ],
    chapter: 'administro/articulos',
  },
  '/imagearticulo': {
    says: [
      'La portada sale en las listas; el detalle, sobre el texto.',
      'Recorta la imagen y escribe qué muestra, para quien no la ve.',
      'Sin imagen sale un dibujo.',
    ],
    chapter: 'administro/articulos',
  },
  '/revisiones': versionsHelp('del artículo', 'administro/articulos'),
  '/video': {
    says: [
      'Los videos, en el orden en que los ve la gente.',
      'Agrega uno con su dirección de YouTube, Vimeo o un archivo mp4 o webm.',
      'El orden se guarda al moverlos.',
    ],
    chapter: 'administro/videos-leyes-y-textos',
  },
  '/sistemapension': {
    says: [
      'Las partes del sistema de pensiones, en su orden.',
      'Cada una tiene su página, con la anterior y la siguiente.',
      'El orden se guarda al moverlas.',
    ],
    chapter: 'administro/videos-leyes-y-textos',
  },
  '/leyreglamento': {
    says: [
      'Las leyes y reglamentos, con su archivo.',
      'Documentos de hasta 20 MB.',
      'El orden se guarda al moverlos.',
    ],
    chapter: 'administro/videos-leyes-y-textos',
  },
  '/textoley': {
    says: [
      'El texto de una ley, artículo por artículo, y los cambios que otras leyes le hicieron.',
      'El texto de cualquier día sale de ahí.',
      'No reemplaza al archivo oficial, que sigue en la lista.',
    ],
    chapter: 'administro/videos-leyes-y-textos',
  },
  '/leyescitadas': {
    says: [
      'Los textos del portal que citan una ley que cambió.',
      'Mira cada uno y corrígelo si ya no dice lo que vale.',
      'Márcalo como revisado cuando esté bien.',
    ],
    chapter: 'administro/videos-leyes-y-textos',
  },
  '/versionesley': versionsHelp('del texto de la ley', 'administro/videos-leyes-y-textos'),
  '/imageslider': {
    says: [
      'Las imágenes grandes de la portada.',
      'Cada una puede llevar a una página y dice qué muestra.',
      'El orden se guarda al moverlas.',
    ],
    chapter: 'administro/videos-leyes-y-textos',
  },
  '/course': {
    says: [
      'Todos los cursos, con cuántas veces se tomaron.',
      'Pulsa un título para abrir su ficha con seis pestañas.',
      'Puedes copiar un curso, exportarlo o importar uno.',
    ],
    chapter: 'administro/hacer-un-curso',
  },
  '/addcourse': {
    says: [
      'Escribe el título, la descripción y los módulos.',
      'Di los minutos de lectura y de examen, la nota mínima y cuántas preguntas toma cada persona.',
      'Guárdalo como borrador hasta que tenga sus preguntas.',
    ],
    chapter: 'administro/hacer-un-curso',
  },
  '/editcourse': {
    says: [
      'El contenido del curso y lo que pide su examen.',
      'Los cambios del examen valen para los intentos que empiecen después.',
      '«Ver como miembro» te muestra cómo queda.',
    ],
    chapter: 'administro/hacer-un-curso',
  },
  '/revisionescurso': versionsHelp('del curso', 'administro/hacer-un-curso'),
  '/imageUpload': {
    says: [
      'La portada sale en la lista de cursos; el detalle, en su página.',
      'Recorta la imagen y escribe qué muestra, para quien no la ve.',
      'Sin imagen sale un dibujo.',
    ],
    chapter: 'administro/hacer-un-curso',
  },
  '/filecourse': {
    says: [
      'El material de apoyo, para quienes están inscritos.',
      'Documentos de hasta 20 MB y videos mp4 de hasta 500 MB; una subida cortada sigue donde iba.',
      'Un video pide subtítulos o el motivo por el que no los tiene.',
    ],
    chapter: 'administro/hacer-un-curso',
  },
  '/question': {
    says: [
      'Las preguntas del curso y las reglas de su examen.',
      'Puedes importarlas de una hoja, de Moodle o de Aiken.',
      'Si una clave está mal, usa «Corregir respuesta»: dice antes qué notas cambian.',
    ],
    chapter: 'administro/preguntas',
  },
  '/ajustesexamen': {
    says: [
      'Tiempo, cantidad, nota mínima, espera y máximo de intentos, cada uno con su «Agregar».',
      'Reparte cuántas preguntas salen de cada módulo y cuántas difíciles.',
      'Lo que cambies vale para los exámenes que empiecen después.',
    ],
    chapter: 'administro/preguntas',
  },
  '/intentos': {
    says: [
      'Los intentos de este curso, persona por persona.',
      'Con un motivo puedes dar minutos, reabrir, anular o aceptar respuestas tardías.',
      '«Ver» abre la evidencia entera.',
    ],
    chapter: 'administro/intentos',
  },
  '/resultados': {
    says: [
      'Todas las personas del curso y en qué está cada una.',
      'Filtra por estado o grupo, y marca para escribirles. «Quitar» está en cada fila.',
      '«Descargar» da la lista con ese filtro.',
    ],
    chapter: 'administro/resultados',
  },
  '/estadisticas': {
    says: [
      'Qué tan bien funciona cada pregunta del examen, de todos o de un grupo.',
      'Una alarma avisa si nadie acierta.',
      'Los intentos anulados no cuentan.',
    ],
    chapter: 'administro/reportes',
  },
  '/certificadocurso': {
    says: [
      'Si el curso da certificado, quién firma y los que ya dio.',
      '«Ver un ejemplo» abre el PDF con datos inventados.',
      'Desde la lista puedes revocar o emitir otra vez.',
    ],
    chapter: 'administro/certificados',
  },
  '/certificados': {
    says: [
      'Los certificados de todos los cursos.',
      'Búscalos por persona, curso o código.',
      'Revocar pide un motivo; emitir otra vez hace uno nuevo.',
    ],
    chapter: 'administro/certificados',
  },
  '/disenocertificado': {
    says: [
      'Las palabras, el sello y las firmas de los certificados.',
      'La muestra es el PDF de verdad.',
      'Los ya emitidos no cambian.',
    ],
    chapter: 'administro/certificados',
  },
  '/usuarios': {
    says: [
      'Todas las personas con cuenta.',
      'Búscalas por nombre, usuario, correo, documento o teléfono.',
      'Marca a varias para activar, inscribir, agrupar o bloquear. En «Administradores» se entrega el portal.',
    ],
    chapter: 'administro/personas',
  },
  '/usuarios/importar': {
    says: [
      'Sube un XLSX o un CSV, o pega las celdas: se leen enseguida.',
      'Arregla lo que tenga problemas; si una columna no está clara, te preguntamos qué es.',
      'Nada cambia antes del último botón.',
    ],
    chapter: 'administro/personas',
  },
  '/editusuario': {
    says: [
      'Los datos de una persona, su acceso y su tiempo extra.',
      'Puedes corregir su nombre, documento, correo y fecha de nacimiento.',
      'Sin correo, dale un enlace o una contraseña provisional.',
    ],
    chapter: 'administro/personas',
  },
  '/persona': {
    says: [
      'Todo de una persona: cursos, intentos, certificados y entradas.',
      'También lo que la administración cambió.',
      'Los motivos están con cada intento.',
    ],
    chapter: 'administro/resultados',
  },
  '/grupos': {
    says: [
      'Un grupo es un nombre que llevan las personas, como una empresa.',
      'Puedes cambiarlo, unirlo con otro o eliminarlo sin tocar a su gente.',
      'Aquí bajas los resultados de varios cursos en un archivo.',
    ],
    chapter: 'administro/personas',
  },
  '/report': {
    says: [
      'Entradas por género, preguntas más falladas y actividad en el tiempo.',
      'Elige la pestaña, el grupo y el período.',
      'Cada gráfico tiene su tabla y se puede bajar.',
    ],
    chapter: 'administro/reportes',
  },
  '/papelera': {
    says: [
      'Lo eliminado queda aquí 30 días.',
      '«Restaurar» lo devuelve a su lugar.',
      'Eliminar para siempre no tiene vuelta.',
    ],
    chapter: 'administro/papelera-y-estado',
  },
  '/ajustes': {
    says: [
      'De quién es el portal: nombre, logo, colores, contacto y textos.',
      'Nadie ve un cambio hasta que guardas.',
      'Un campo vacío vuelve a decir lo que trae el portal.',
    ],
    chapter: 'administro/ajustes',
  },
  '/ajustes/paginas': {
    says: [
      'Privacidad, condiciones y accesibilidad, que están al pie de cada página.',
      'Mientras no las cambias dicen lo que el portal guarda de verdad.',
      'En «Versiones» puedes volver a cualquiera.',
    ],
    chapter: 'administro/ajustes',
  },
  '/parametros': {
    says: [
      'Los datos del país que usan los textos y las calculadoras: edades, tasas, montos, teléfonos.',
      'Cada dato dice su fuente y desde cuándo vale.',
      'Al guardar uno, cambia en todas las páginas que lo muestran.',
    ],
    chapter: 'administro/datos-temas-rutas-y-glosario',
  },
  '/auditoria': {
    says: [
      'Quién hizo qué, a quién y cuándo, lo último primero.',
      'Abre una línea para ver qué había antes y qué hay después.',
      'Nadie puede borrar ni cambiar una línea.',
    ],
    chapter: 'administro/papelera-y-estado',
  },
  '/estado': {
    says: [
      'Si el portal está bien, parte por parte.',
      'Lo que pide una mano está primero y dice qué hacer.',
      'Puedes hacer una copia, ensayarla y descargarla.',
    ],
    chapter: 'administro/papelera-y-estado',
  },
};
