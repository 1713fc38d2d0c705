import type { Chapter } from './chapter.ts';

/** The administrators' help on people and on the portal itself. */
export const peopleChapters: readonly Chapter[] = [
  {
    slug: 'personas',
    title: 'Usuarios, importar y grupos',
    lead: 'Las personas se registran solas, o tú las agregas: una por una o desde una lista.',
    steps: [
      {
        act: 'Con «Agregar usuario» basta el nombre.',
        more: 'Correo, género y fecha de nacimiento pueden faltar: se preguntan al entrar por primera vez.',
      },
      {
        act: 'Con «Importar» sube un XLSX o un CSV, o pega las celdas.',
        more: 'Dices qué es cada columna, arreglas las líneas con problemas y eliges curso y grupo. Nada cambia antes del último botón.',
      },
      {
        act: 'A quien no tiene correo, imprímele su hoja de acceso.',
        more: 'Tiene su usuario y un enlace con QR que vale una vez.',
      },
      {
        act: 'Marca a varias personas para activar, inscribir, poner en un grupo, bloquear o eliminar.',
        more: 'Si con alguna no se pudo, dice con cuál y por qué, y su marca queda.',
      },
    ],
    note: {
      title: 'Bloquear no borra.',
      text: 'La persona no puede entrar; sus resultados y certificados quedan. Una cuenta eliminada queda 30 días en la Papelera, y se puede restaurar.',
    },
    questions: [
      {
        asks: '¿Qué es un grupo?',
        answer:
          'Un nombre, como una empresa o una promoción. Sirve de filtro en usuarios, resultados, intentos y certificados, y en «Grupos» bajas resultados de varios cursos en un archivo.',
      },
      {
        asks: 'Alguien cambió su nombre o pide otro documento',
        answer:
          'El nombre lo cambia cada uno: está en «Por atender» hasta que lo miras, y mientras tanto su certificado dice «según declaró». Otro documento lo pide: aceptas o dices por qué no.',
      },
      {
        asks: 'Perdió su contraseña y no tiene correo',
        answer: 'En «Editar» crea un enlace para elegir otra, o pon una provisional, que cambia al entrar.',
      },
    ],
  },
  {
    slug: 'resultados',
    title: 'Resultados de un curso',
    lead: 'La pestaña Personas de un curso dice en qué está cada una.',
    steps: [
      {
        act: 'Filtra por estado o por grupo.',
        more: 'Sin empezar, Invitado, Leyendo, Por rendir, En examen, No aprobó, Aprobó, Retirado: cada uno con su número.',
      },
      {
        act: 'Con «Inscribir» pega nombres, usuarios o correos, uno por línea.',
        more: 'Antes de inscribir ves qué pasa con cada línea, y puedes avisarles por correo.',
      },
      {
        act: 'Marca personas y pulsa «Escribirles».',
        more: 'Ves la carta como la lee la primera y cuántas salen. Cada una recibe la suya.',
      },
      {
        act: 'Usa «Quitar del curso» o «Aprobar con motivo» cuando haga falta.',
        more: 'Sin intentos la inscripción se va; con intentos se cierra con un motivo y queda como Retirado. Una nota con motivo lo dice en todas partes.',
      },
      {
        act: 'Pulsa «Descargar».',
        more: 'XLSX o CSV con las columnas que marques, en el orden y filtro de la pantalla.',
      },
    ],
    questions: [
      {
        asks: '¿Dónde veo todo de una persona?',
        answer:
          'Pulsa su nombre en cualquier lista: cursos, intentos, certificados, entradas y lo que la administración cambió.',
      },
    ],
  },
  {
    slug: 'intentos',
    title: 'Intentos, tiempo extra y apelaciones',
    lead: 'Cada intento guarda qué se preguntó, qué se respondió y cuándo.',
    steps: [
      {
        act: 'En «Intentos» de un curso pulsa «Ver».',
        more: 'Es la evidencia, con la suma escrita: sirve para responder una apelación.',
      },
      {
        act: 'Con un motivo puedes dar más minutos, reabrir, anular o aceptar respuestas que llegaron tarde.',
        more: 'Si algo no se puede, el botón dice por qué.',
      },
      {
        act: 'Para dar siempre más tiempo a una persona usa «Tiempo extra en exámenes» en su ficha.',
        more: 'Vale para los intentos que empiece después. No escribas nada de su salud.',
      },
    ],
    questions: [
      {
        asks: 'Anulé un intento con certificado',
        answer: 'Su certificado deja de valer, y quien lo compruebe lo ve.',
      },
    ],
  },
  {
    slug: 'certificados',
    title: 'Certificados',
    lead: 'Se emiten solos cuando alguien llega a la nota mínima y al tiempo de lectura.',
    steps: [
      {
        act: 'En «Diseño de certificados» escribe quién firma, las palabras y el sello.',
        more: 'Al lado ves el PDF de verdad. El nombre y el logo son los de Ajustes.',
      },
      {
        act: 'Mientras nadie firma, los certificados salen sin firma, o esperan si así lo eliges en su diseño.',
        more: 'Los que esperan salen cuando pones una firma o dejas que salgan sin ella: antes ves cuántos son y el primero.',
      },
      {
        act: 'En «Certificados» busca por persona, curso o código.',
        more: 'Puedes revocar con un motivo, devolver la validez o emitir otra vez, por ejemplo con el nombre corregido.',
      },
    ],
    questions: [
      {
        asks: '¿Cambian los que ya se emitieron?',
        answer:
          'No. El archivo queda como se emitió. Emitirlo otra vez hace uno nuevo con otro código, y el anterior dice «sustituido».',
      },
    ],
  },
  {
    slug: 'responder',
    title: 'Responder, escribir y avisar',
    lead: 'Lo que la gente escribe se responde aquí mismo, y lo que hay que decirle sale de aquí.',
    steps: [
      {
        act: 'En «Mensajes» abre uno, escribe la respuesta y envíala.',
        more: 'Sale por correo con tu firma y queda guardada. Si la persona contesta, llega al correo de contacto, no aquí.',
      },
      {
        act: 'En «Comentarios» mira los nuevos y los denunciados.',
        more: 'Puedes marcarlos como vistos, ocultarlos o responder como la institución; la respuesta sale bajo el comentario.',
      },
      {
        act: 'En «Cartas» escribe a una persona, a un grupo o a todos.',
        more: 'Antes de enviar ves a cuántas personas llega. Salen de a poco; «Detener» retiene las que faltan.',
      },
      {
        act: 'En «Anuncios» pon un aviso arriba de cada página, desde un día hasta otro.',
        more: 'Para todos, para quienes tienen cuenta o para un grupo. Quien lo cierra no lo ve más.',
      },
      {
        act: 'En «¿Te sirvió?» y en «Lo que se busca» lee lo que nadie encontró.',
        more: 'Abre un tema con la frase ya escrita, o únela a una respuesta: la próxima persona la ve primero.',
      },
      {
        act: 'En «Correos» mira qué salió y qué espera.',
        more: 'Lo que falló se intenta otra vez solo. Los textos no se ven; del correo de activación puedes copiar el enlace.',
      },
    ],
    questions: [
      {
        asks: 'Otra persona abrió el mismo mensaje',
        answer:
          'La pantalla dice quién, y si está escribiendo. Si responde antes que tú, lo ves antes de enviar.',
      },
      {
        asks: '¿Y los mensajes no deseados?',
        answer: 'Márcalos como tales: los siguientes de esa dirección van directo ahí.',
      },
    ],
  },
  {
    slug: 'reportes',
    title: 'Reportes y estadísticas',
    lead: 'Cifras con su tabla, para mirar, imprimir o bajar.',
    steps: [
      {
        act: 'En «Reportes» elige la pestaña y el período.',
        more: 'Entradas por género, preguntas más falladas de un curso y actividad en el tiempo. Se bajan como CSV, XLSX o imagen.',
      },
      {
        act: 'En la pestaña «Estadísticas» de un curso mira cada pregunta.',
        more: 'Si desde diez respuestas nadie acierta, hay una alarma y un enlace a «Corregir respuesta».',
      },
    ],
    questions: [
      {
        asks: '¿Cuentan los intentos anulados?',
        answer: 'No, y las notas con motivo tampoco cuentan en las estadísticas del examen.',
      },
    ],
  },
  {
    slug: 'ajustes',
    title: 'Ajustes y páginas legales',
    lead: 'De quién es el portal: nombre, logo, colores, contacto y textos.',
    steps: [
      {
        act: 'En «Ajustes» cambia lo que quieras y mira el ejemplo al lado.',
        more: 'Nadie ve un cambio hasta que guardas. Un campo vacío vuelve a decir lo que trae el portal.',
      },
      {
        act: 'Elige los colores.',
        more: 'Un color que se lee mal no se guarda; la pantalla te ofrece el más cercano que sí.',
      },
      {
        act: 'Envía un correo de prueba.',
        more: 'Te dice qué respondió el servidor de correo.',
      },
      {
        act: 'En «Páginas legales» revisa privacidad, condiciones y accesibilidad.',
        more: 'Mientras no las cambias dicen lo que el portal guarda de verdad. Cada guardado es una versión, y puedes volver a cualquiera.',
      },
    ],
    note: {
      title: 'Pon pronto un correo de contacto real.',
      text: 'Hasta entonces ninguna página muestra una dirección y nadie puede responder a las cartas del portal.',
    },
    questions: [],
  },
  {
    slug: 'papelera-y-estado',
    title: 'Papelera, auditoría y estado del servicio',
    lead: 'Lo eliminado se puede recuperar, se sabe quién hizo qué, y el portal dice si está bien.',
    steps: [
      {
        act: 'En «Papelera» busca lo que se eliminó, también personas.',
        more: 'Queda 30 días; dice cuántos faltan. «Restaurar» lo devuelve a su lugar.',
      },
      {
        act: 'En «Auditoría» mira quién hizo qué, a quién y cuándo.',
        more: 'Elige una persona, un tipo de acción o las fechas. Abre una línea y verás qué había antes y qué hay después; «Descargar» lo da como hoja de cálculo. Las líneas no se pueden borrar.',
      },
      {
        act: 'En «Estado» lee primero lo que pide una mano.',
        more: 'Base de datos, disco, copias, correo, certificados, trabajos: cada línea dice qué hacer. Lo que empieza a fallar, o está por hacerlo, llega también por correo.',
      },
      {
        act: 'Puedes hacer una copia y ensayarla ahí mismo.',
        more: 'Ensayar es abrirla en otro lugar y contar lo que volvió; tu portal no se toca.',
      },
      {
        act: 'Con «Descargar» llévate una copia a otro lugar.',
        more: 'Trae el portal entero, con los datos de todas las personas. Se pide otra vez tu contraseña, sale cifrada, y todas las personas que administran reciben un aviso. Una descarga cortada sigue donde quedó.',
      },
    ],
    questions: [
      {
        asks: '¿Se puede recuperar una cuenta eliminada?',
        answer:
          'Sí, durante 30 días: está en la Papelera, y «Restaurar» la devuelve con sus cursos, intentos y grupos. Después se borran sus datos.',
      },
      {
        asks: '¿Cómo se renueva la llave de los certificados?',
        answer:
          'Pide con meses de anticipación un certificado de firma o de sello a una entidad certificadora, en un archivo PKCS#12, y entrégalo a quien instala el portal: lo pone con CERTIFICATE_P12. Los certificados ya emitidos siguen siendo válidos.',
      },
    ],
  },
  {
    slug: 'mas-rapido',
    title: 'Trabajar más rápido',
    lead: 'Atajos del teclado y cosas que valen en todas las pantallas.',
    steps: [
      {
        act: 'Ctrl+S (⌘S en Mac) guarda el formulario que tiene cambios.',
        more: 'Vale en formularios y en ventanas. Si no hay nada que guardar, el navegador hace lo suyo. En un examen no vale.',
      },
      {
        act: '«/» va al campo de buscar.',
        more: 'En una lista, al de la lista; si no tiene, al buscador del portal. Mientras escribes en un campo, es una barra.',
      },
      {
        act: '«Buscar en el portal» encuentra personas y pantallas además del contenido.',
        more: 'Personas por nombre, usuario, correo, documento o teléfono. Solo lo ven los administradores.',
      },
      {
        act: 'En las listas, Espacio marca una fila y Mayús marca hasta la anterior.',
        more: 'La barra de abajo dice cuántas son y qué se puede hacer con todas.',
      },
    ],
    questions: [
      {
        asks: 'Salí sin guardar',
        answer:
          'La pantalla pregunta antes, con la lista de lo que falta guardar. Los textos largos quedan además en este equipo y se te ofrecen al volver.',
      },
    ],
  },
];
