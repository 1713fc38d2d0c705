import { calculatorNames } from '../../../../contract/pension/calculator-names.ts';
import type { ScreenHelp } from './screen-help-row.ts';

/** The calculators share the same fields and answers. */
const calculatorHelp: ScreenHelp = {
  says: [
    'Empieza vacía: responde cuando están todos los datos. Si no sabes uno, marca «No sé».',
    'La respuesta es una frase con su rango: nadie sabe el número exacto.',
    'Abajo dice qué suponemos y de dónde salen los datos.',
  ],
  chapter: 'visitante/calculadoras',
};

/** The help of the screens of visitors and members. */
export const readerHelp: Readonly<Record<string, ScreenHelp>> = {
  '/': {
    says: [
      'Aquí empiezas: los cursos mejor valorados y la forma de crear tu cuenta.',
      'Todo lo del menú se lee sin cuenta.',
      'Con una cuenta tomas cursos y recibes tu certificado.',
    ],
    chapter: 'visitante/leer',
  },
  '/login': {
    says: [
      'Entra con tu usuario o tu correo, y tu contraseña.',
      'Si te registraste hace poco, abre antes el enlace que te mandamos.',
      'Si olvidaste tu contraseña, hay un enlace debajo del botón.',
    ],
    chapter: 'visitante/crear-tu-cuenta',
  },
  '/register': {
    says: [
      'Escribe tus nombres como están en tu documento: así salen en tu certificado.',
      'Te mandamos un correo con un enlace para activar la cuenta.',
      'Al pie del formulario están las condiciones y qué guardamos de ti.',
    ],
    chapter: 'visitante/crear-tu-cuenta',
  },
  '/registrolisto': {
    says: [
      'Tu cuenta está creada y espera que abras el enlace del correo.',
      'Si no llega, mira en los no deseados o pídelo otra vez.',
      'Si la dirección está mal, corrígela aquí mismo.',
    ],
    chapter: 'visitante/crear-tu-cuenta',
  },
  '/forgetpassword': {
    says: [
      'Escribe el correo de tu cuenta y te mandamos un enlace.',
      'Vale una hora y una sola vez.',
      'Tu contraseña de antes sirve hasta que elijas otra.',
    ],
    chapter: 'visitante/contrasena',
  },
  '/contact': {
    says: [
      'Escribe a la institución: te responde una persona.',
      'La respuesta llega al correo que pongas.',
      'No escribas tu contraseña: nunca te la pediremos.',
    ],
    chapter: 'visitante/escribirnos',
  },
  '/buscar': {
    says: [
      'Aquí está todo lo que tiene tus palabras, lo más cercano primero.',
      'No importan los acentos ni las mayúsculas.',
      'Con las etiquetas ves un solo tipo: artículos, cursos, videos o leyes.',
    ],
    chapter: 'visitante/buscar',
  },
  '/articulos': {
    says: [
      'Los artículos, del más nuevo al más viejo.',
      'Elige una categoría para ver solo los suyos.',
      '«Leer Más» abre el artículo entero.',
    ],
    chapter: 'visitante/leer',
  },
  '/leerarticulo': {
    says: [
      'Arriba del texto puedes escucharlo o agrandar la letra.',
      'Al final están el artículo anterior y el siguiente.',
      'Al imprimir sale el texto solo.',
    ],
    chapter: 'visitante/letra-voz-y-teclado',
  },
  '/vervideo': {
    says: [
      'Pulsa un video para verlo: recién ahí se carga.',
      '«Mostrar Más» abre la descripción entera.',
      'Cada video tiene su propia dirección para compartir.',
    ],
    chapter: 'visitante/leer',
  },
  '/lsistemapension': {
    says: [
      'El sistema de pensiones, explicado por partes.',
      'Cada parte dice cuántos minutos toma.',
      'Pulsa un título y el texto se abre debajo.',
    ],
    chapter: 'visitante/leer',
  },
  '/vercursos': {
    says: [
      'Los cursos que puedes tomar.',
      'Las estrellas son el promedio de quienes los tomaron.',
      '«Ver MÁs» dice qué aprendes, cuánto dura y qué pide su examen.',
    ],
    chapter: 'miembro/leer-un-curso',
  },
  '/leercurso': {
    says: [
      'Qué trae el curso, cuánto dura y qué pide su examen.',
      '«Aplicar» te inscribe; hace falta una cuenta.',
      'Abajo están los comentarios de quienes lo tomaron.',
    ],
    chapter: 'miembro/leer-un-curso',
  },
  '/leerleyreglamento': {
    says: [
      'Las leyes y reglamentos, para leer aquí o descargar.',
      'Antes de bajar un archivo ves su formato y su tamaño.',
      'El documento oficial es el archivo.',
    ],
    chapter: 'visitante/leer',
  },
  '/ley': {
    says: [
      'La ley artículo por artículo, como vale en la fecha que dice arriba.',
      'Puedes buscar dentro, citar un artículo y ver qué cambió.',
      'Este texto no reemplaza al documento oficial.',
    ],
    chapter: 'visitante/leer',
  },
  '/verificar': {
    says: [
      'Escribe el código del certificado, que está al pie del papel.',
      'Ves a quién se dio, por qué curso y si sigue valiendo.',
      'También puedes comparar el archivo PDF, que no sale de tu equipo.',
    ],
    chapter: 'visitante/comprobar-un-certificado',
  },
  '/certificado/:codigo': {
    says: [
      'Esto dice el certificado que tiene ese código.',
      'Arriba dice si es auténtico y si sigue valiendo.',
      'También puedes comparar el archivo PDF, que no sale de tu equipo.',
    ],
    chapter: 'visitante/comprobar-un-certificado',
  },
  '/logro/:codigo': {
    says: [
      'Una persona comparte aquí su certificado.',
      'Cualquiera puede comprobar que es auténtico.',
      'La página existe solo mientras ella la comparte.',
    ],
    chapter: 'visitante/comprobar-un-certificado',
  },
  '/temas': {
    says: [
      'Los temas del portal, cada uno con lo primero que conviene saber.',
      'Entra en el que se parece a tu pregunta.',
      'Si no encuentras el tuyo, usa la búsqueda.',
    ],
    chapter: 'visitante/leer',
  },
  '/tema': {
    says: [
      'Primero, tres frases con lo que conviene saber.',
      'Después, las preguntas que más se hacen, con su respuesta corta.',
      'Al final, dónde seguir leyendo o calcular.',
    ],
    chapter: 'visitante/leer',
  },
  '/ruta': {
    says: [
      'Los pasos de un trámite, en orden, con lo que hay que llevar.',
      'Marca los que ya hiciste: se recuerdan en este aparato.',
      'La puedes imprimir y llevar contigo.',
    ],
    chapter: 'visitante/leer',
  },
  '/sirvio': {
    says: [
      'Tu respuesta ya se contó.',
      'Si quieres, agrega una frase: la lee la institución.',
      'No guardamos quién la escribió, así que no hay respuesta: para eso está Contacto.',
    ],
    chapter: 'visitante/leer',
  },
  '/glosario': {
    says: [
      'Las palabras de las pensiones, explicadas en frases cortas.',
      'En los textos, la primera vez que sale una lleva a su explicación.',
      'Están en orden alfabético.',
    ],
    chapter: 'visitante/leer',
  },
  '/datos': {
    says: [
      'Los datos del país que la institución publica, con su fuente y su fecha.',
      'Los textos y las calculadoras usan estos mismos datos.',
      'Donde falta uno, la institución todavía no lo dio.',
    ],
    chapter: 'visitante/leer',
  },
  '/calculadoras': {
    says: [
      'Cinco preguntas sobre tu pensión, cada una con su página.',
      'Las cuentas usan los datos del país que publica la institución.',
      'Lo que escribes no se guarda en el portal.',
    ],
    chapter: 'visitante/calculadoras',
  },
  '/practica': {
    says: [
      'Preguntas para practicar: al responder te dice si acertaste y por qué.',
      'Ninguna de estas sale en un examen. No hay reloj ni nota.',
      'Puedes elegir un curso, y en él un módulo.',
    ],
    chapter: 'visitante/leer',
  },
  ...Object.fromEntries(calculatorNames.map((name) => [`/calculadoras/${name}`, calculatorHelp])),
  '/privacidad': {
    says: [
      'Qué guarda el portal de ti, para qué y cuánto tiempo.',
      'Dice también quién lo ve y qué cookies hay.',
      'Al final está cómo pedir tus datos o que eliminen tu cuenta.',
    ],
    chapter: 'miembro/tu-cuenta',
  },
  '/condiciones': {
    says: [
      'Las reglas para usar el portal.',
      'Las aceptas al crear tu cuenta.',
      'Si cambian, la fecha de arriba lo dice.',
    ],
    chapter: 'visitante/crear-tu-cuenta',
  },
  '/accesibilidad': {
    says: [
      'Qué hace el portal para que cualquiera pueda usarlo.',
      'Dice también lo que todavía no cumple.',
      'Si algo te impide el paso, cuéntanoslo.',
    ],
    chapter: 'visitante/letra-voz-y-teclado',
  },
  '/segundopaso': {
    says: [
      'Tu cuenta pide un código además de la contraseña.',
      'Lo muestra la aplicación de códigos de tu teléfono.',
      'Sin teléfono sirve uno de tus códigos de recuperación.',
    ],
    chapter: 'visitante/crear-tu-cuenta',
  },
  '/seguridad': {
    says: [
      'Cómo entras a tu cuenta.',
      'Con el segundo paso, tu contraseña sola no la abre.',
      'Abajo están los equipos donde tu cuenta quedó abierta: cierra los que no reconozcas.',
    ],
    chapter: 'miembro/tu-cuenta',
  },
  '/profile': {
    says: [
      'Tus cursos, tus notas y certificados, y tus datos, en pestañas.',
      'El botón que sobresale es tu siguiente paso.',
      'En Mi Perfil cambias tus datos, tu correo y tu contraseña.',
    ],
    chapter: 'miembro/tu-cuenta',
  },
  '/leermodulos': {
    says: [
      'El reloj cuenta mientras la página está a la vista y tú estás ahí.',
      'Lo leído se guarda solo, también al cerrar.',
      'Cuando llegas al tiempo que pide el curso, se abre el examen.',
    ],
    chapter: 'miembro/leer-un-curso',
  },
  '/misintentos': {
    says: [
      'Las veces que rendiste el examen de este curso.',
      'Cuenta tu mejor nota.',
      'Un intento anulado no cuenta y dice por qué.',
    ],
    chapter: 'miembro/rendir-el-examen',
  },
};
