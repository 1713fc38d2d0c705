import type { Chapter } from './chapter.ts';

export const memberChapters: readonly Chapter[] = [
  {
    slug: 'leer-un-curso',
    title: 'Leer un curso',
    lead: 'Cada curso pide un tiempo de lectura. Cuando llegas a él, se abre su examen.',
    steps: [
      {
        act: 'Abre un curso en «Ver cursos» y pulsa «Aplicar».',
        more: 'Queda en Mis Cursos. Puedes dejarlo mientras no hayas abierto su examen.',
      },
      {
        act: 'Pulsa «Leer módulo».',
        more: 'El reloj cuenta mientras la página está a la vista y tú estás ahí. Si cambias de ventana se detiene, y después sigue donde iba.',
      },
      {
        act: 'Pasa de un módulo al siguiente.',
        more: 'El material de apoyo y las estrellas están después del último módulo.',
      },
    ],
    note: {
      title: 'El tiempo ya leído no se pierde.',
      text: 'Se guarda cada pocos segundos, también al cerrar la página. Dos ventanas abiertas no cuentan doble.',
    },
    questions: [
      {
        asks: 'Terminé de leer y el examen sigue cerrado',
        answer:
          'Falta tiempo de lectura: en Mis Cursos dice cuánto llevas y cuánto pide, por ejemplo «9 / 20 min».',
      },
      {
        asks: 'El curso dice «Archivado» o «Retirado»',
        answer:
          'Archivado: el curso ya no recibe a nadie, pero tú puedes seguir leyendo. Retirado: la institución te retiró del curso; escríbele si crees que es un error.',
      },
    ],
  },
  {
    slug: 'rendir-el-examen',
    title: 'Rendir el examen',
    lead: 'Antes de empezar, la página dice cuántas preguntas son, cuántos minutos tienes y con qué nota se aprueba.',
    steps: [
      {
        act: 'En Mis Cursos pulsa «Tomar examen».',
        more: 'Si está cerrado, el botón dice por qué.',
      },
      {
        act: 'Pulsa «Comenzar examen» cuando estés listo.',
        more: 'El reloj lo lleva el portal y no se detiene, aunque cierres la página. Puedes seguir en otro equipo.',
      },
      {
        act: 'Marca tus respuestas.',
        more: 'Cada una se guarda sola y lo dice. Donde hay que elegir varias, vale la respuesta completa.',
      },
      {
        act: 'Pulsa «Terminar».',
        more: 'Si se acaba el tiempo, el examen termina solo con lo que marcaste. La nota sale enseguida.',
      },
    ],
    note: {
      title: '¿Se cortó internet?',
      text: 'Sigue respondiendo: tus respuestas quedan en tu equipo como pendientes y se envían cuando vuelve la conexión. No cierres la página antes.',
    },
    questions: [
      {
        asks: 'Necesito más tiempo',
        answer:
          'Escribe a la institución antes de empezar. Un administrador puede darte más minutos en todos tus exámenes.',
      },
      {
        asks: '¿Cuántas veces puedo intentarlo?',
        answer:
          'Hasta pasar de 80 con la nota mínima alcanzada. Algunos cursos piden una espera entre un intento y otro; la página dice hasta cuándo. Cuenta tu mejor nota.',
      },
      {
        asks: 'No aprobé. ¿Qué hago ahora?',
        answer:
          'El resultado dice qué conviene leer otra vez. Mientras puedas rendir de nuevo no muestra qué respondiste mal; eso se ve cuando el examen se cierra para ti.',
      },
    ],
  },
  {
    slug: 'tu-certificado',
    title: 'Tu certificado',
    lead: 'Se emite solo cuando llegas a la nota mínima y al tiempo de lectura de un curso que da certificado.',
    steps: [
      {
        act: 'Abre tu perfil y la pestaña «Mis Calificaciones y Certificados».',
        more: 'Al lado de cada curso están los botones, o lo que te falta.',
      },
      {
        act: 'Míralo, descárgalo o compártelo.',
        more: 'El PDF lleva un código y un QR con los que cualquiera comprueba que es auténtico. La página pública existe solo si la compartes.',
      },
    ],
    questions: [
      {
        asks: 'Mi nombre está mal escrito',
        answer:
          'Corrígelo en Mi Perfil cuando quieras. Si ya tienes cursos, los próximos certificados dicen «según declaró» hasta que el instituto lo mire; el ya emitido no cambia, y el instituto puede emitirlo otra vez.',
      },
      {
        asks: 'Aprobé y no está',
        answer:
          'Se prepara en unos segundos. Si tu institución prefiere esperar a quien lo firma, lo lees ahí mismo.',
      },
      {
        asks: 'Rendí otra vez con mejor nota',
        answer: 'Se emite uno nuevo, y el anterior dice «sustituido».',
      },
    ],
  },
  {
    slug: 'tu-cuenta',
    title: 'Cuidar tu cuenta',
    lead: 'En Mi Perfil están tus datos, tu correo y tu contraseña.',
    steps: [
      {
        act: 'Cambia lo que haga falta y pulsa «Actualizar».',
        more: 'Para una contraseña o un correo nuevos te pedimos la contraseña de ahora, salvo que acabes de entrar.',
      },
      {
        act: 'Para cambiar tu correo usa «Tu correo».',
        more: 'Vale cuando abres el enlace que mandamos a la dirección nueva; a la anterior le avisamos.',
      },
      {
        act: 'Al terminar en un equipo de otros, pulsa «Salir».',
        more: 'Se cierra tu sesión y se borra lo tuyo de ese navegador. Si algo no se envió todavía, te lo decimos antes.',
      },
    ],
    questions: [
      {
        asks: 'Quiero una copia de mis datos o que eliminen mi cuenta',
        answer:
          'Pídelo por «Contacto» desde el correo de tu cuenta. La página «Privacidad» dice qué se borra y qué queda sin tu nombre.',
      },
      {
        asks: 'No puedo cambiar mi documento',
        answer:
          'Cuando la institución lo puso, o ya tienes cursos, solo ella lo cambia. Pídelo en «Nombre y documento».',
      },
    ],
  },
];
