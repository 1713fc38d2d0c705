import type { Chapter } from './chapter.ts';

/** The administrators' help on what readers see. */
export const contentChapters: readonly Chapter[] = [
  {
    slug: 'empezar',
    title: 'Empezar cada día',
    lead: 'Inicio dice qué espera por ti y cómo va la semana.',
    steps: [
      {
        act: 'En un portal nuevo sigue «Primeros pasos».',
        more: 'El paso que toca tiene su botón: categoría, artículo, curso, preguntas.',
      },
      {
        act: 'Mira «Por atender», lo más urgente primero.',
        more: 'Cada línea lleva al lugar donde se resuelve: exámenes en curso, mensajes, comentarios, cuentas por activar, correos que no salieron.',
      },
      {
        act: 'Compara «Los últimos 7 días» con los 7 anteriores.',
        more: 'Abajo están lo más leído y lo que la gente buscó sin encontrar. Nadie sabe quién buscó.',
      },
    ],
    note: {
      title: 'El contenido de muestra se quita con un botón.',
      text: 'Va a la Papelera por 30 días, y lo tuyo no se toca.',
    },
    questions: [
      {
        asks: '¿Quiero un resumen por correo?',
        answer: 'En tu perfil marca el resumen semanal.',
      },
    ],
  },
  {
    slug: 'articulos',
    title: 'Artículos, categorías e imágenes',
    lead: 'Un artículo se escribe, se mira antes de publicar y se puede volver a cualquier versión.',
    steps: [
      {
        act: 'Crea las categorías que necesites en «Categorías».',
        more: 'Una categoría con artículos no se elimina: la ventana te lleva a ellos.',
      },
      {
        act: 'En «Artículos» pulsa «Agregar», escribe o importa desde Word.',
        more: 'Lo que escribes queda también en este equipo mientras no lo guardas.',
      },
      {
        act: 'Elige el estado: Publicado, Borrador o Programar.',
        more: 'Un borrador lo ven solo los administradores. Uno programado se publica solo a su hora.',
      },
      {
        act: 'Pon portada y detalle en «Imágenes».',
        more: 'JPEG, PNG, WebP, AVIF o GIF de hasta 8 MB. Sin imagen sale un dibujo.',
      },
    ],
    note: {
      title: 'Dos personas a la vez.',
      text: 'Si alguien guardó antes que tú, ves los dos textos lado a lado y eliges. Nada se pisa sin que lo veas.',
    },
    questions: [
      {
        asks: '¿Qué es la edad recomendada?',
        answer: 'Quien tiene cuenta y menos edad no ve el artículo. Las visitas sin cuenta ven todos.',
      },
      {
        asks: 'Quiero volver a como estaba',
        answer:
          'En «Más», «Versiones»: compara cualquiera con la de ahora y restáurala. Se guarda como una nueva.',
      },
    ],
  },
  {
    slug: 'videos-leyes-y-textos',
    title: 'Videos, leyes, sistema y slider',
    lead: 'Son listas que tú ordenas: así las ve la gente.',
    steps: [
      {
        act: 'Agrega un video con su dirección de YouTube, Vimeo o un archivo mp4 o webm con https.',
        more: 'Nada se carga de otro lugar antes de que alguien lo pulse.',
      },
      {
        act: 'En «Leyes y reglamentos» agrega una ley con su archivo.',
        more: 'Documentos de hasta 20 MB. La lista dice el formato y el tamaño. Su texto, artículo por artículo, es aparte.',
      },
      {
        act: 'Escribe las partes del sistema de pensiones.',
        more: 'Cada una tiene su página, con la anterior y la siguiente.',
      },
      {
        act: 'Pon las imágenes de la portada en «Slider», con su enlace y lo que muestran.',
        more: 'El enlace es una página de este portal, una dirección https o un correo.',
      },
      { act: 'Cambia el orden con las flechas o arrastrando.', more: 'Se guarda en ese momento.' },
    ],
    questions: [
      {
        asks: 'Eliminé algo por error',
        answer: 'Pulsa «Deshacer» en el aviso, o búscalo en la Papelera: queda 30 días.',
      },
    ],
  },
  {
    slug: 'datos-temas-rutas-y-glosario',
    title: 'Datos, temas, rutas y glosario',
    lead: 'Con esto el portal responde: lo escribes una vez y sale en todas las páginas que lo usan.',
    steps: [
      {
        act: 'En «Datos del país» escribe edades, tasas, montos y teléfonos, con su fuente y desde cuándo valen.',
        more: 'También entran de una vez con un libro de Excel. A una calculadora que no responde le falta alguno.',
      },
      {
        act: 'En «Temas» responde lo que la gente pregunta: tres frases primero, después cada pregunta.',
        more: 'Un dato del país se pone dentro del texto; cuando cambia, el texto dice el nuevo.',
      },
      {
        act: 'En «Rutas» escribe los pasos de cada caso.',
        more: 'Un título grande empieza una etapa; uno pequeño, un paso, que la gente puede marcar.',
      },
      {
        act: 'En «Glosario» explica las palabras difíciles en una o dos frases.',
        more: 'Cada una se marca sola la primera vez que sale en un texto.',
      },
    ],
    questions: [
      {
        asks: 'Una página dice que todavía no dimos un dato',
        answer: 'Falta en «Datos del país». Escríbelo ahí: las páginas lo muestran al momento.',
      },
      {
        asks: 'Quiero volver a lo de antes',
        answer: 'Pulsa «Versiones»: cada cambio queda guardado, con quién lo hizo y cuándo.',
      },
    ],
  },
  {
    slug: 'hacer-un-curso',
    title: 'Hacer un curso',
    lead: 'Un curso tiene seis pestañas: Contenido, Preguntas, Material, Personas, Estadísticas y Certificado.',
    steps: [
      {
        act: 'En «Cursos» pulsa «Agregar» y escribe título, descripción y módulos.',
        more: 'Di los minutos de lectura, los minutos de examen, la nota mínima y cuántas preguntas toma cada persona.',
      },
      {
        act: 'Agrega las preguntas y el material de apoyo.',
        more: 'Documentos de hasta 20 MB y videos mp4 de hasta 500 MB. Un video pide subtítulos o el motivo por el que no los tiene.',
      },
      {
        act: 'Míralo con «Ver como miembro».',
        more: 'Una barra azul dice que nada cuenta: lees, rindes un examen de prueba y ves el resultado sin que se guarde.',
      },
      { act: 'Publícalo.', more: 'Con «Fechas» puedes abrir y cerrar el curso y su examen.' },
    ],
    questions: [
      {
        asks: 'Bajé la nota mínima, ¿quién aprueba?',
        answer:
          'Nadie por ese solo cambio. Ves quiénes aprobarían y, si quieres, los apruebas; queda anotado.',
      },
      {
        asks: '¿Qué pasa si elimino un curso con personas?',
        answer:
          'Se archiva: no recibe a nadie más, sus miembros lo siguen leyendo y los resultados quedan. Se puede restaurar.',
      },
      {
        asks: 'Quiero otro parecido',
        answer:
          '«Copiar» hace un borrador con los mismos textos y preguntas. «Exportar» da un archivo que otro portal puede importar.',
      },
    ],
  },
  {
    slug: 'preguntas',
    title: 'Preguntas del examen',
    lead: 'Se escriben una por una o se importan de una hoja, de Moodle (GIFT) o de Aiken.',
    steps: [
      {
        act: 'Pulsa «Agregar pregunta» y elige Verdadero o Falso, o Selección múltiple.',
        more: 'De dos a cuatro opciones, con una o varias correctas. Di qué módulo conviene leer otra vez.',
      },
      {
        act: 'Sigue con «Guardar y agregar otra» (Ctrl+Enter).',
        more: 'La categoría y el módulo quedan puestos para la siguiente.',
      },
      {
        act: 'Para muchas, «Importar».',
        more: 'Primero ves qué se entendió y qué no, y nada se guarda antes de confirmar.',
      },
      {
        act: 'Guarda tiempo, cantidad y nota mínima, cada uno con su «Agregar».',
        more: 'Valen para los intentos que empiecen después.',
      },
    ],
    note: {
      title: '¿La clave estaba mal?',
      text: 'Usa «Corregir respuesta», no «Editar»: antes de cambiar nada dice qué notas cambian, quién aprueba y qué certificado se emite o reemplaza.',
    },
    questions: [
      {
        asks: 'Cambié una pregunta mientras alguien daba el examen',
        answer: 'Esa persona sigue con la pregunta que vio.',
      },
    ],
  },
];
