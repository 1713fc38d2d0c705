import type { LegalPage } from '../../../contract/legal/pages.ts';
import type { Settings } from '../../../contract/settings/portal-settings.ts';
import { escapeHtml } from '../../../contract/text/text.ts';

/** The settings that the texts say: '' = none. */
type Facts = Pick<Settings, 'name' | 'institute' | 'address' | 'phone' | 'hours' | 'contactEmail'>;

/** The default text, as the editor would store it. It repeats docs/operating.md, 'Personal data': keep them equal. */
export function givenText(page: LegalPage, settings: Facts): string {
  const facts = Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, escapeHtml(value)]),
  ) as unknown as Facts;
  return { privacidad: privacy, condiciones: terms, accesibilidad: accessibility }[page](facts);
}

const paragraph = (text: string) => `<p>${text}</p>`;
const heading = (text: string) => `<h2>${text}</h2>`;
const list = (...lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li><p>${line}</p></li>`).join('')}</ul>`;

const table = (head: readonly [string, string], rows: readonly (readonly [string, string])[]) =>
  `<table><tbody><tr>${head.map((cell) => `<th><p>${cell}</p></th>`).join('')}</tr>${rows
    .map((row) => `<tr>${row.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

/** How to write to the institute: its address if set, else the form. */
const writing = ({ contactEmail }: Facts) =>
  contactEmail === ''
    ? 'por <a href="/contact">Contacto</a>'
    : `a <a href="mailto:${contactEmail}">${contactEmail}</a> o por <a href="/contact">Contacto</a>`;

const whoAnswers = (facts: Facts) => {
  const { name, institute, address, phone, hours } = facts;
  const where = [address, phone === '' ? '' : `teléfono ${phone}`, hours].filter((part) => part !== '');
  return paragraph(
    `${institute} responde por este portal, ${name}${where.length > 0 ? `: ${where.join('; ')}` : ''}. Puedes escribirnos ${writing(facts)}.`,
  );
};

const privacy = (facts: Facts) =>
  [
    paragraph(
      `Esta página dice qué guarda ${facts.name} de ti, para qué, cuánto tiempo y quién lo ve. Guardamos solo lo que hace falta para que leas, rindas exámenes y tengas tu certificado.`,
    ),
    heading('Quién responde'),
    whoAnswers(facts),
    heading('Qué guardamos y cuánto tiempo'),
    paragraph(
      'Para leer artículos, videos y leyes no necesitas cuenta, y no guardamos quién los leyó. Contamos cuántas veces se abre cada página y qué se busca, sin saber quién.',
    ),
    table(
      ['Qué', 'Cuánto tiempo'],
      [
        [
          'Tu cuenta: nombres, usuario, correo, teléfono, documento, fecha de nacimiento, género y tu contraseña, cifrada de un modo que nadie puede leer',
          'Hasta que se elimina. Si te registras y no activas la cuenta, 30 días',
        ],
        [
          'Tu lectura, tus exámenes, tus notas y los grupos en los que estás',
          'Siempre; cuando se elimina tu cuenta quedan sin nombre',
        ],
        [
          'Tus certificados: nombre, curso, nota y código',
          'Siempre, también sin cuenta, para que quien tiene el código pueda comprobarlos',
        ],
        [
          'El número de documento de tus certificados y su PDF',
          'Hasta que se elimina tu cuenta; del número queda una huella con la que solo se comprueba un documento que alguien muestra',
        ],
        [
          'El tiempo extra que te dieron para tus exámenes y su motivo',
          'Hasta que se quita o se elimina tu cuenta. No hace falta decir nada de tu salud',
        ],
        [
          'Por qué se cambió un intento o la respuesta de una pregunta',
          'Dos años; lo de tus intentos, hasta que se elimina tu cuenta',
        ],
        ['Por qué te quitaron de un curso', 'Dos años o hasta que se elimina tu cuenta'],
        ['Tus comentarios', 'Hasta que se ocultan o se eliminan; sin cuenta quedan como «Usuario eliminado»'],
        ['Los avisos que diste sobre comentarios de otros', 'Lo que dura el comentario o tu cuenta'],
        ['Tus sesiones, con el equipo y la red, sin su última parte', '31 días'],
        [
          'Tu segundo paso, si lo activas: la clave de tu aplicación y los códigos de recuperación, cifrados',
          'Hasta que lo quitas',
        ],
        ['Los enlaces que te mandamos para entrar, cifrados', '30 días después de que vencen'],
        ['Intentos de entrar con una contraseña equivocada', 'Una hora después del último'],
        [
          'Los correos que te mandamos',
          'A quién y el asunto, un año. El texto, hasta 30 días después de enviarlo; si lleva un enlace para entrar, hasta que se envía o vence',
        ],
        ['Lo que nos escribes por Contacto y nuestra respuesta', 'Un año'],
        ['Lo que escribes bajo «¿Te sirvió?», sin tu nombre', '180 días'],
        [
          'Las palabras que se escriben en el buscador, sin quién las escribió: solo cuando llegaron desde tres conexiones distintas en un mes, y nada que parezca un nombre, un número, una dirección o un código',
          '90 días. Hasta la tercera conexión queda una huella que no se puede leer, y se borra al terminar el mes',
        ],
        [
          'Cuando pides corregir tu nombre o tu documento: qué pediste, por qué y qué se te contestó',
          'Dos años o hasta que se elimina tu cuenta',
        ],
        ['Las listas con las que una institución inscribe a personas', '30 días; si se importaron, 180'],
        ['Cuántas personas entraron cada día, por género', 'Siempre, sin saber quiénes'],
        [
          'Lo que hicieron los administradores: qué, en qué cuenta y cuándo',
          'Diez años con números; los nombres, correos y motivos, dos años o hasta que se borra la cuenta de la que tratan; de una cuenta eliminada queda dos años quién era',
        ],
      ],
    ),
    paragraph(
      'El servidor lleva además un registro técnico, sin nombres ni textos, con el número de tu cuenta y, cuando algo cambia, la red desde la que llegó. De las copias de seguridad se borra todo cuando se borra la copia.',
    ),
    heading('Quién lo ve'),
    list(
      'Tú ves tus datos en Mi perfil, y puedes corregirlos allí.',
      'Los administradores de la institución ven tus datos, tu lectura, tus intentos y tus certificados. Nadie ve tu contraseña.',
      'En los comentarios se ve tu primer nombre y la inicial de tu apellido, por ejemplo «María Q.».',
      'Quien tiene el código de tu certificado ve lo que dice: tu nombre, el curso, la nota y la fecha, y de tu documento solo el final. Tu certificado tiene una página pública solo si tú la compartes.',
      'Si una institución te inscribió, puede recibir tus resultados de los administradores.',
    ),
    paragraph(
      'No vendemos tus datos ni los damos para publicidad. Los correos pasan por el servidor de correo de la institución. Los videos de YouTube o Vimeo se cargan solo cuando los pulsas; desde ese momento valen también las reglas de esos servicios.',
    ),
    heading('Cookies'),
    paragraph(
      'Sin entrar a una cuenta, el portal no pone ninguna cookie, salvo una con el número de cada anuncio que cierras, hasta que termina. Quien entra recibe dos, y quien administra una más; ninguna sirve para seguirte:',
    ),
    list(
      '<strong>aula_session</strong>, que mantiene tu sesión abierta. Dura 30 días como máximo y se borra cuando sales.',
      '<strong>aula_step</strong>, mientras escribes el código del segundo paso. Dura diez minutos.',
      '<strong>aula_device</strong>, que recuerda que ya entraste en este navegador, para que los intentos de otros no te cierren la puerta. Dura un año.',
      '<strong>filas</strong>, solo de quien administra: cuántas filas muestran sus listas.',
    ),
    paragraph(
      'Tu navegador guarda también, solo en tu equipo, lo que estás escribiendo, las respuestas que esperan internet, el lugar donde dejaste de leer, lo que marcaste como hecho o leíste entero y el tamaño de letra que elegiste. Se borra cuando pulsas Salir. No usamos servicios de estadística de otros.',
    ),
    heading('Lo que puedes pedir'),
    paragraph(
      `Escríbenos ${writing(facts)}, desde el correo de tu cuenta, para pedir una copia de tus datos, que corrijamos algo o que eliminemos tu cuenta. Al eliminarla dejas enseguida de entrar y de aparecer; 30 días después, o antes si lo pides, se van tus nombres, tu correo, tu documento, tu fecha de nacimiento y tu contraseña, y te avisamos. Queda lo que dice la tabla de arriba.`,
    ),
  ].join('');

const terms = (facts: Facts) =>
  [
    paragraph(`Estas son las reglas para usar ${facts.name}. Al crear tu cuenta las aceptas.`),
    heading('Quién ofrece el portal'),
    whoAnswers(facts),
    heading('Para qué sirve'),
    paragraph(
      'El portal explica cómo funcionan las pensiones: artículos, videos, leyes y cursos con examen y certificado. Es gratis. Lo que lees aquí es información general: no reemplaza el texto oficial de una ley ni el consejo de una persona que conoce tu caso.',
    ),
    heading('Tu cuenta'),
    list(
      'Escribe tu nombre como está en tu documento: sale en tu certificado.',
      'La cuenta es tuya sola. No des tu contraseña a nadie, tampoco a nosotros: nunca te la pediremos.',
      'Si alguien usa tu cuenta sin permiso, cambia tu contraseña en Mi perfil y escríbenos.',
    ),
    heading('Exámenes y certificados'),
    list(
      'Cada persona rinde su propio examen.',
      'El tiempo lo cuenta el servidor y no se detiene al cerrar la página. Las respuestas se guardan una por una.',
      'El certificado se emite cuando llegas a la nota mínima del curso y a su tiempo de lectura. Cualquiera que tenga su código puede comprobarlo.',
      'Si un examen se rindió con engaño, un administrador puede anularlo, con un motivo escrito, y con él su certificado.',
    ),
    heading('Comentarios'),
    paragraph(
      'Escribe con respeto y sin datos personales de nadie, tampoco los tuyos. Los administradores pueden ocultar los comentarios que ofenden, engañan o hacen publicidad.',
    ),
    heading('Lo que puedes hacer con los textos'),
    paragraph(
      'Puedes leerlos, imprimirlos y compartir sus enlaces. Para publicarlos en otro lugar, pide permiso.',
    ),
    heading('Cuando algo falla'),
    paragraph(
      'Cuidamos que el portal funcione siempre, pero puede haber cortes. Si un corte afectó tu examen, escríbenos: un administrador puede darte más minutos o abrirlo otra vez.',
    ),
    heading('Cambios'),
    paragraph(
      `Si estas reglas cambian, la fecha de arriba lo dice. Tus preguntas nos llegan ${writing(facts)}.`,
    ),
  ].join('');

const accessibility = (facts: Facts) =>
  [
    paragraph(
      `Queremos que cualquier persona pueda usar ${facts.name}: con teclado, con lector de pantalla, con letra grande, desde un teléfono sencillo.`,
    ),
    heading('Lo que cumplimos'),
    paragraph(
      'Las pantallas se hacen según las pautas WCAG 2.2, nivel AA, y se revisan con una herramienta automática en cada cambio, en teléfono y en computadora, con tema claro y oscuro y con la letra al 200 %. Esa revisión no encuentra todo: si algo te impide el paso, cuéntanoslo.',
    ),
    list(
      'Todo se puede hacer con el teclado, y se ve dónde estás.',
      'Los textos se leen en voz alta con «Escuchar» y se agrandan con «Letra más grande».',
      'Ningún dato se dice solo con color. El portal sigue el tema claro u oscuro y el movimiento reducido de tu equipo.',
      'Las páginas públicas se leen también sin JavaScript.',
    ),
    heading('Más tiempo en los exámenes'),
    paragraph(
      `Si necesitas más tiempo, escríbenos ${writing(facts)} antes de empezar. Un administrador puede darte más minutos en todos tus exámenes. No tienes que contar por qué con detalle.`,
    ),
    heading('Lo que todavía no'),
    list(
      'Algunos videos no tienen subtítulos.',
      'Los documentos que se descargan son los que publicó cada institución, y pueden no estar preparados para un lector de pantalla.',
    ),
    heading('Si algo te cuesta'),
    paragraph(`Escríbenos ${writing(facts)}. Di en qué página fue y qué usabas: te contesta una persona.`),
  ].join('');
