import type { ParameterKey } from '../../contract/facts/keys.ts';

/** A route; of its text an h2 begins a stage and an h3 a step. */
interface SeedRoute {
  title: string;
  /** The words of its door on the home page. */
  door: string;
  lead: string;
  html: string;
}

const fact = (key: ParameterKey) => `<data value="${key}"></data>`;
const lone = (key: ParameterKey) => `<p>${fact(key)}</p>`;
const step = (title: string, ...blocks: string[]) => `<h3>${title}</h3>${blocks.join('')}`;
const p = (text: string) => `<p>${text}</p>`;
const stage = (name: string, ...steps: string[]) => `<h2>${name}</h2>${steps.join('')}`;

/** Stands after the last step: nobody who has no doubt must tick it to be done. */
const call = [
  '<h2>Si tienes una duda, llama</h2>',
  p(`Teléfono: ${fact('telefono')}. Atiende ${fact('horario')}. También puedes ir a una oficina:`),
  lone('oficinas'),
].join('');
const example =
  '<p><em>Los datos de esta ruta son de un país inventado: sirven de ejemplo hasta que tu institución escriba los suyos.</em></p>';
const history = step(
  'Mira tu historia de aportes',
  p(
    '10 minutos, en el portal de tu administradora o en una oficina. Revisa que estén todos los meses que trabajaste.',
  ),
  p('<a href="/buscar?search=estado+de+cuenta">Cómo leer tu estado de cuenta</a>'),
);
const missing = step(
  'Reclama los meses que falten',
  p(`Tarda ${fact('plazo-de-meses-que-faltan')}. Basta uno de estos papeles:`),
  lone('documentos-para-reclamar'),
);

/** The seven doors of the home page. Their facts are those of the demonstration's invented country. */
export const routeSeeds: readonly SeedRoute[] = [
  {
    title: 'Me falta un año',
    door: 'Qué revisar antes de pedirla',
    lead: 'Un año alcanza para revisar tus aportes, juntar tus papeles y elegir sin apuro cómo vas a cobrar.',
    html:
      example +
      stage(
        'Este mes',
        step(
          'Confirma tu edad de jubilación',
          p(`La edad que se pide es ${fact('edad-de-jubilacion')}. ${fact('adelanto-por-hijos')}`),
        ),
        history,
        missing,
      ) +
      stage(
        'En los próximos seis meses',
        step(
          'Calcula cuánto recibirías',
          p('2 minutos. Sirve para decidir si te conviene seguir un año más.'),
          p('<a href="/calculadoras/cuanto-recibire">¿Cuánto recibiré?</a>'),
        ),
        step(
          'Aprende las formas de cobrar',
          p('15 minutos de lectura. Puedes cambiar de idea hasta el primer pago; después, no.'),
          p('<a href="/buscar?search=renta+vitalicia">Renta vitalicia o retiro programado</a>'),
        ),
      ) +
      stage(
        'Seis meses antes',
        step('Junta tus papeles', lone('documentos-para-jubilarse')),
        step('Pide la pensión', p(`Se puede pedir ${fact('desde-cuando-se-pide')}. No cuesta nada.`)),
        call,
      ),
  },
  {
    title: 'Me jubilo este mes',
    door: 'Papeles, oficina y fechas',
    lead: 'Qué llevar, adónde ir y cuándo llega el primer pago, en orden.',
    html:
      example +
      stage(
        'Antes de ir',
        step(
          'Junta tus papeles',
          p('Media hora en casa. Lleva el original y una copia:'),
          lone('documentos-para-jubilarse'),
        ),
        step('Pide tu último estado de cuenta', p('5 minutos en el portal de tu administradora.')),
      ) +
      stage(
        'El día del trámite',
        step(
          'Presenta la solicitud',
          p(`Una hora, en cualquiera de estas oficinas, ${fact('horario')}. No cuesta nada.`),
          lone('oficinas'),
        ),
        step('Guarda la constancia', p('Es una hoja con fecha y número. Con ella se cuentan los plazos.')),
      ) +
      stage(
        'Después',
        step(
          'Compara las ofertas con calma',
          p('Recibes en una hoja lo que pagaría cada forma de cobrar. Nadie puede apurarte.'),
        ),
        step('Espera la respuesta', p(`Tarda ${fact('plazo-de-respuesta')}.`)),
        step('Revisa el primer pago', p(`Llega ${fact('plazo-del-primer-pago')}.`)),
        call,
      ),
  },
  {
    title: 'Ya cumplí la edad',
    door: 'Pedirla ya o esperar un poco',
    lead: 'No llegas tarde: el derecho no se pierde. Se paga desde el mes en que la pides, así que decide pronto si la pides ahora o sigues aportando.',
    html:
      example +
      stage(
        'Primero, decide',
        step(
          'Mira si cumples lo que se pide',
          p(`Edad: ${fact('edad-de-jubilacion')}. Meses de aporte: ${fact('meses-de-aporte')}.`),
        ),
        step(
          'Compara hoy con dentro de un año',
          p('2 minutos. Si sigues aportando, tu pensión se calcula otra vez y no baja.'),
          p('<a href="/calculadoras/cuanto-recibire">¿Cuánto recibiré?</a>'),
        ),
        step('Mira si te toca la pensión solidaria', p(`${fact('pension-solidaria')}.`)),
        history,
      ) +
      stage(
        'Después, pídela',
        step('Junta tus papeles', lone('documentos-para-jubilarse')),
        step(
          'Presenta la solicitud',
          p(
            `La respuesta tarda ${fact('plazo-de-respuesta')}. El primer pago llega ${fact('plazo-del-primer-pago')}.`,
          ),
        ),
        step('Si quieres, sigue trabajando', p(fact('trabajar-jubilado'))),
        step('Mira qué se descuenta', p(fact('seguro-de-salud')), p(fact('impuestos-de-la-pension'))),
        call,
      ),
  },
  {
    title: 'Nunca aporté',
    door: 'Lo que te toca de todas formas',
    lead: 'Aunque no hayas aportado hay cosas que puedes hacer, y alguna ayuda que quizás te toca.',
    html:
      example +
      stage(
        'Esta semana',
        step(
          'Comprueba que de verdad no hay nada',
          p(
            '10 minutos. A veces un empleador antiguo sí pagó. Pide tu historia con tu documento de identidad.',
          ),
        ),
        missing,
      ) +
      stage(
        'Este mes',
        step(
          'Mira qué pide la pensión solidaria',
          p(`${fact('pension-solidaria')}. Se cobra desde los ${fact('edad-de-pension-solidaria')}.`),
        ),
        step(
          'Pregunta por otras ayudas',
          p('El municipio y el Estado tienen ayudas para personas mayores que no dependen de los aportes.'),
        ),
        step(
          'Si todavía trabajas, empieza ahora',
          p(`Puedes aportar por tu cuenta desde el sueldo mínimo, que es ${fact('sueldo-minimo')}.`),
          p('<a href="/calculadoras/cuanto-debo-ahorrar">¿Cuánto debo ahorrar?</a>'),
        ),
        call,
      ),
  },
  {
    title: 'Trabajo por mi cuenta',
    door: 'Cómo aportar y cuánto',
    lead: 'Nadie aporta por ti, pero puedes hacerlo tú: cuánto, cómo y qué ganas con ello.',
    html:
      example +
      stage(
        'Para empezar',
        step(
          'Decide cuánto declarar',
          p(
            `Desde el sueldo mínimo, ${fact('sueldo-minimo')}, y hasta ${fact('tope-del-sueldo')}. El aporte es ${fact('aporte')}.`,
          ),
        ),
        step(
          'Mira qué pensión sale de eso',
          p('2 minutos.'),
          p('<a href="/calculadoras/cuanto-recibire">¿Cuánto recibiré?</a>'),
        ),
        step(
          'Afíliate',
          p('Media hora, en el portal de una administradora o en una oficina. Lleva:'),
          lone('documentos-por-cuenta-propia'),
        ),
      ) +
      stage(
        'Cada mes',
        step('Paga tu aporte', p('Puedes pagar cada mes, o varios meses por adelantado.')),
        step(
          'Evita las lagunas',
          p('Un mes sin aportar cuesta más de lo que parece.'),
          p('<a href="/calculadoras/cuanto-cuesta-una-laguna">¿Cuánto me cuesta una laguna?</a>'),
        ),
        call,
      ),
  },
  {
    title: 'Enviudé',
    door: 'La pensión que te corresponde',
    lead: 'Con calma y paso a paso: qué te corresponde, qué papeles llevar y a quién llamar. El derecho no se pierde por esperar.',
    html:
      example +
      stage(
        'Cuando puedas',
        step(
          'Pide copias del acta de defunción',
          p('Pide al menos cuatro. Te las pedirán en varios lugares.'),
        ),
        step(
          'Pide los gastos de entierro',
          p(`Son ${fact('gastos-de-entierro')}, para quien pagó la factura.`),
        ),
      ) +
      stage(
        'Este mes',
        step(
          'Mira qué te corresponde',
          p(
            `A la pareja, ${fact('parte-de-la-pareja')}. A cada hijo menor de edad o que estudia, ${fact('parte-de-cada-hijo')}.`,
          ),
        ),
        step('Junta los papeles', lone('documentos-al-enviudar')),
        step(
          'Presenta la solicitud',
          p(`Una hora, en una oficina. La respuesta tarda ${fact('plazo-de-respuesta')}.`),
        ),
        step('Pregunta por el seguro de salud', p(fact('seguro-de-salud'))),
        step(
          'Cuida lo que firmas',
          p('Nadie de la administradora te pide dinero ni claves para darte esta pensión.'),
          p('<a href="/buscar?search=estafas">Estafas con tu pensión</a>'),
        ),
        call,
      ),
  },
  {
    title: 'Trabajé en otro país',
    door: 'Cómo se suman los años de los dos',
    lead: 'Los años de otro país pueden contar. Depende de si hay convenio, y lo piden las oficinas entre ellas.',
    html:
      example +
      stage(
        'Primero',
        step('Mira si hay convenio', p('Hay convenio con:'), lone('convenios')),
        step('Reúne lo que tengas de ese trabajo', lone('documentos-de-otro-pais')),
      ) +
      stage(
        'Después',
        step(
          'Di en tu administradora dónde trabajaste',
          p('Una hora. La administradora pide los certificados al otro país: tú no tienes que viajar.'),
        ),
        step('Espera los certificados', p('Suele tardar varios meses. Pregunta cada mes cómo va tu pedido.')),
        step(
          'Elige dónde cobrar',
          p('Cada país paga su parte. Puedes cobrar en una cuenta de aquí o de allá.'),
        ),
        call,
      ),
  },
];
