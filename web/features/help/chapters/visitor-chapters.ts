import type { Chapter } from './chapter.ts';

/** The help for readers without an account. */
export const visitorChapters: readonly Chapter[] = [
  {
    slug: 'leer',
    title: 'Leer artículos, videos y leyes',
    lead: 'Todo lo que está en el menú de arriba se lee sin cuenta y sin pagar.',
    steps: [
      {
        act: 'Abre «Artículos» y elige un título.',
        more: 'Al costado están las categorías y los artículos recientes. Algunos artículos son para cierta edad: si no llegas, la página te lo dice.',
      },
      {
        act: 'Abre «Sistema de pensiones» para entender el sistema por partes.',
        more: 'Cada parte dice cuántos minutos toma, y al final lleva a la siguiente.',
      },
      {
        act: 'En «Leyes y reglamentos» descarga el documento o léelo artículo por artículo.',
        more: 'Antes de bajar un archivo ves su formato y su tamaño. El texto en pantalla no reemplaza al documento oficial.',
      },
      {
        act: 'En «Videos» pulsa el que quieras ver.',
        more: 'El reproductor se carga recién cuando lo pulsas.',
      },
    ],
    questions: [
      {
        asks: '¿Puedo imprimir un artículo?',
        answer: 'Sí, con la orden de imprimir de tu navegador. Sale el texto solo, sin menús.',
      },
    ],
  },
  {
    slug: 'calculadoras',
    title: 'Usar las calculadoras',
    lead: 'Responden cuándo puedes jubilarte, cuánto recibirías y qué lo cambia. No hace falta cuenta.',
    steps: [
      {
        act: 'Abre «Calculadoras» y elige tu pregunta.',
        more: 'Pide cuándo naciste, cuánto aportaste, cuánto ganas y lo que ya juntaste. Si no sabes algo, marca «No sé».',
      },
      {
        act: 'Lee la respuesta y cambia un dato.',
        more: 'Primero dice desde cuándo tienes derecho, después cuánto, con su rango. Mientras falta un dato no responde: dice cuál.',
      },
      {
        act: 'Mira qué supusimos.',
        more: 'Cada cosa que no dijiste está en una línea con «cambiar», que te la pregunta. Ahí están los datos del país, con su fuente y su fecha. Es una estimación, no una promesa.',
      },
    ],
    questions: [],
  },
  {
    slug: 'buscar',
    title: 'Buscar en el portal',
    lead: 'El buscador mira a la vez en todo lo que el portal sabe: respuestas, datos, calculadoras, rutas, temas, palabras, artículos, cursos, videos, leyes y el sistema de pensiones.',
    steps: [
      {
        act: 'Escribe en el campo de arriba o pulsa la tecla «/».',
        more: 'Los resultados salen mientras escribes. Con las flechas eliges uno y con Enter lo abres.',
      },
      {
        act: 'Pulsa Enter sin elegir, o «Ver todos los resultados».',
        more: 'Se abre una página con todos, con el pedazo de texto donde está tu palabra, y los separas por tipo.',
      },
    ],
    note: {
      title: 'No importan los acentos.',
      text: 'Da lo mismo escribir «pensión», «PENSION» o «pensiones», y un error de letra también encuentra.',
    },
    questions: [
      {
        asks: 'La tecla «/» no hace nada',
        answer:
          'Si estás escribiendo en un campo, escribe la barra. Sal del campo con Tab y púlsala otra vez. En un examen no hay buscador.',
      },
    ],
  },
  {
    slug: 'crear-tu-cuenta',
    title: 'Crear tu cuenta y entrar',
    lead: 'Con una cuenta tomas cursos, rindes exámenes y recibes tu certificado.',
    steps: [
      {
        act: 'Pulsa «Registrarse» y llena el formulario.',
        more: 'Escribe tus nombres como están en tu documento: así salen en tu certificado.',
      },
      {
        act: 'Abre el correo que te mandamos y pulsa su enlace.',
        more: 'Vale 7 días. Hasta entonces la cuenta no está activa y no puedes entrar.',
      },
      {
        act: 'Pulsa «Iniciar sesión» y escribe tu usuario o tu correo, y tu contraseña.',
        more: 'Vuelves a donde ibas; si no ibas a ninguna parte, a tu perfil.',
      },
    ],
    note: {
      title: '¿No llega el correo?',
      text: 'Mira en los no deseados. En la página que sale después de registrarte puedes pedirlo otra vez o corregir la dirección. Si el portal no envía correos, la institución activa tu cuenta.',
    },
    questions: [
      {
        asks: 'Mi institución me agregó, ¿cómo entro?',
        answer:
          'Con el enlace que te llegó por correo o con la hoja de acceso que te dieron, que vale una vez. Ahí eliges tu contraseña.',
      },
      {
        asks: '¿Qué guardan de mí?',
        answer:
          'Lo dice la página «Privacidad», al pie de todas las páginas, con el tiempo que se guarda cada cosa.',
      },
    ],
  },
  {
    slug: 'contrasena',
    title: 'Recuperar tu contraseña',
    lead: 'Tu contraseña de antes sigue sirviendo hasta que elijas otra.',
    steps: [
      {
        act: 'En «Iniciar sesión» pulsa «¿Olvidaste tu contraseña?» y escribe tu correo.',
        more: 'La respuesta es la misma si la dirección tiene cuenta o no: nadie se entera de quién está en el portal.',
      },
      {
        act: 'Abre el enlace del correo y elige una contraseña nueva.',
        more: 'Vale una hora y una sola vez. Al cambiarla se cierran todas tus sesiones.',
      },
    ],
    questions: [
      {
        asks: 'Me equivoqué varias veces y ahora tengo que esperar',
        answer:
          'Es para que nadie adivine tu contraseña. Desde un navegador en el que ya entraste la espera es de 30 segundos como máximo.',
      },
      {
        asks: 'No tengo correo',
        answer:
          'Habla con tu institución: un administrador puede darte un enlace para elegir otra contraseña.',
      },
    ],
  },
  {
    slug: 'escribirnos',
    title: 'Escribirnos',
    lead: 'Tu mensaje llega a la institución y te responde una persona, a tu correo.',
    steps: [
      {
        act: 'Abre «Contacto» y escribe tu nombre, tu correo, el tema y el mensaje.',
        more: 'Revisa el correo: ahí va la respuesta.',
      },
      {
        act: 'Pulsa «Enviar».',
        more: 'La página dice que llegó. Si el portal recibió demasiados mensajes, dice cuándo probar otra vez y tu texto queda en el formulario.',
      },
    ],
    questions: [],
  },
  {
    slug: 'comprobar-un-certificado',
    title: 'Comprobar un certificado',
    lead: 'Cualquiera que tenga el código de un certificado puede ver si es auténtico.',
    steps: [
      {
        act: 'Escribe el código en «Verificar un certificado», al pie de la página, o lee su QR.',
        more: 'Ves a quién se dio, por qué curso, con qué nota y cuándo, y si sigue valiendo. Del documento de la persona ves solo el final.',
      },
      {
        act: 'Si tienes el archivo PDF, compáralo también.',
        more: 'La página dice si es el mismo que se emitió. El archivo se mira en tu equipo y no se envía.',
      },
    ],
    questions: [
      {
        asks: 'Dice «sustituido»',
        answer:
          'La persona tiene otro certificado más nuevo de ese curso, por ejemplo con mejor nota o con el nombre corregido.',
      },
    ],
  },
  {
    slug: 'letra-voz-y-teclado',
    title: 'Letra grande, voz y teclado',
    lead: 'El portal se usa con teclado, con lector de pantalla y con la letra que necesites.',
    steps: [
      {
        act: 'En un texto largo, y en el examen, pulsa «Letra más grande».',
        more: 'Hay tres tamaños, y este navegador recuerda el tuyo.',
      },
      {
        act: 'Pulsa «Escuchar» para oír el texto, o cada pregunta del examen.',
        more: 'Usa la voz de tu navegador; si no tiene, te lo decimos.',
      },
      {
        act: 'Con el teclado: Tab avanza, Enter abre, Esc cierra.',
        more: '«/» va al buscador. Ctrl+S (⌘S en Mac) guarda el formulario que tiene cambios.',
      },
    ],
    note: {
      title: 'Tema oscuro y menos movimiento.',
      text: 'El portal sigue lo que elegiste en tu equipo.',
    },
    questions: [
      {
        asks: '¿Qué hago si algo me impide el paso?',
        answer:
          'Escríbenos por «Contacto». La página «Accesibilidad», al pie, dice qué cumplimos y qué todavía no.',
      },
    ],
  },
];
