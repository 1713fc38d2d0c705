import type { SeedSubject } from './seed-types.ts';

/**
 * Ten subjects with eighty answers, as an example: an institute writes its own. What depends on a country is not said here
 * in figures; those stand among the facts of the country.
 */
export const subjects: readonly SeedSubject[] = [
  {
    title: 'Jubilarme',
    summary: 'Cuándo puedes, cuánto te toca y qué hacer antes de firmar.',
    firstThings: `Puedes pedir tu pensión desde la edad de la ley: {Edad de jubilación}.
Tu pensión sale de lo que juntaste y de los años en que aportaste.
Nadie te jubila solo: la pides tú, y pedirla no cuesta nada.`,
    answers: `¿A qué edad me puedo jubilar?
Desde la edad legal: {Edad de jubilación}. Si cumples las condiciones de la jubilación anticipada, puedes antes.

¿Llego tarde si ya pasé la edad?
No. Pídela apenas puedas: en muchos sistemas solo se paga desde el mes de la solicitud, y los meses anteriores se pierden.

¿Puedo jubilarme antes de la edad?
A veces. Casi siempre piden un saldo que alcance para una pensión razonable. Cuanto antes te jubilas, menos cobras cada mes.

¿Me conviene esperar un año más?
Si sigues aportando, sí: juntas más y el dinero debe durar menos años. Si tu salud no lo permite, no esperes.

¿Puedo seguir trabajando después?
En general sí: cobras la pensión y el sueldo. Pregunta antes si tienes una pensión de invalidez, porque ahí hay límites.

¿Cuánto tarda el trámite?
De uno a tres meses si los papeles están completos. Lo que más lo demora es un mes de aporte que falta.

¿Tengo que dejar mi trabajo para pedirla?
Para la pensión por edad casi nunca. Confírmalo antes de renunciar: renunciar no se puede deshacer.

¿La pensión paga impuestos?
{Impuestos de la pensión} Pregunta si te descontarán algo más, para que el primer pago no te sorprenda.`,
    links: [
      'calculator cuando-puedo-jubilarme',
      'article Cinco mitos sobre la edad de retiro',
      'article ¿Cuánto debo ahorrar para vivir tranquilo al jubilarme?',
      'article ¿Renta vitalicia o retiro programado?',
      'term Edad de jubilación',
      'term Jubilación anticipada',
    ],
  },
  {
    title: 'Cuánto voy a cobrar',
    summary: 'De qué depende tu pensión y cómo hacer una cuenta honesta.',
    firstThings: `Lo que cobras depende de cuánto juntaste y de cuántos años debe durar.
Una cuenta seria da un rango, no una cifra exacta.
Un año más de aportes suele cambiar más que cualquier otra cosa.`,
    answers: `¿De qué depende mi pensión?
De tu saldo, de tu edad, de si tienes pareja o hijos con derecho, y de la forma de cobro que elijas.

¿Cuánto de mi sueldo voy a recibir?
Eso se llama tasa de reemplazo. Con pocos meses sin aportar se acerca a la mitad del sueldo; con muchos, es bastante menos.

¿Qué es lo mínimo que puedo cobrar?
Hay una pensión solidaria para quien juntó poco: {Pensión solidaria}.

¿Por qué mi vecina cobra más si ganábamos lo mismo?
Casi siempre por los meses sin aportes, por la edad en que pidió la pensión o por la comisión que pagó.

¿La pensión sube cada año?
Debería subir con los precios. Pregunta cuándo se reajusta y con qué índice.

¿Puedo cobrar todo junto?
En general no, salvo saldos muy pequeños. El sistema está hecho para pagarte cada mes hasta el final.

¿Qué pasa si vivo muchos años?
Con una renta vitalicia cobras igual mientras vivas. Con un retiro programado, el pago baja poco a poco.

¿Dónde veo cuánto tengo hoy?
En tu estado de cuenta. Pídelo a tu administradora: es gratis.`,
    links: [
      'calculator cuanto-recibire',
      'article ¿Renta vitalicia o retiro programado?',
      'article ¿Cuánto debo ahorrar para vivir tranquilo al jubilarme?',
      'video El interés compuesto, paso a paso',
      'term Tasa de reemplazo',
      'term Pensión mínima',
      'term Renta vitalicia',
      'term Retiro programado',
    ],
  },
  {
    title: 'Mis aportes',
    summary: 'Quién paga, cuánto, y qué hacer si falta un mes.',
    firstThings: `Cada mes trabajado debería tener su aporte.
Tu empleador paga lo que te descuenta y su propia parte.
Un mes que falta se puede reclamar, y conviene hacerlo pronto.`,
    answers: `¿Cómo sé si mi empleador paga?
Pide tu historial de aportes y compáralo con tus boletas de sueldo. Hazlo dos veces al año.

¿Qué hago si faltan meses?
Reclama a tu administradora con tus boletas. Ella debe cobrarle a tu empleador, con intereses.

¿Mi empleador cerró. Se pierde lo que debe?
No siempre. Reclama igual y guarda contrato y boletas: prueban que trabajaste.

¿Puedo pagar yo los meses que faltan?
Los que nadie te debía, muchas veces sí, como aporte voluntario. Los que debe tu empleador, no los pagues tú: reclámalos.

¿Cuánto pesa una laguna de un año?
Depende de cuándo fue. A los 25 pesa mucho, porque ese dinero deja de ganar durante cuarenta años.

¿Aporto si trabajo medio tiempo?
Sí, sobre lo que ganas. Cuenta como aporte, aunque sea pequeño.

¿Y si tengo dos trabajos?
Se aporta por los dos, hasta el tope que dice la ley.

¿Puedo retirar mis aportes antes de tiempo?
En general no. Hay excepciones en algunos países, y casi siempre cuestan pensión.`,
    links: [
      'calculator cuanto-cuesta-una-laguna',
      'article Lagunas en tus aportes: cómo encontrarlas y cerrarlas',
      'article ¿Qué pasa con mis aportes si cambio de empleo?',
      'article Cómo leer tu estado de cuenta',
      'video Qué es tu cuenta individual',
      'term Aporte',
      'term Laguna',
      'term Mora',
      'term Historial de aportes',
    ],
  },
  {
    title: 'Nunca aporté',
    summary: 'Qué hay para quien trabajó en la casa, en el campo o sin contrato.',
    firstThings: `Sin aportes también puede haber una ayuda del Estado.
Unos pocos años de aportes ya cambian lo que te toca.
Nunca es tarde para preguntar: preguntar es gratis.`,
    answers: `¿Tengo derecho a algo si nunca aporté?
En muchos países sí: una pensión solidaria desde cierta edad. Piden ser residente y, a veces, tener pocos ingresos.

Trabajé siempre en mi casa. ¿Cuenta?
Para la pensión contributiva no, salvo que hayas aportado por tu cuenta. Para la solidaria no importa.

Trabajé sin contrato. ¿Puedo probarlo?
Con testigos, pagos o cartas a veces se reconoce el tiempo. Pide consejo antes de que pase el plazo.

¿Me conviene empezar a los 50?
Sí, si puedes. Con diez o quince años de aportes se llega a algo, y quedas cubierto por el seguro.

¿Cuánto tengo que aportar?
Empieza con lo que puedas pagar todos los meses. Lo que más ayuda es no parar.

¿Puede mi familia aportar por mí?
En muchos sistemas sí: cualquiera puede pagar tu aporte voluntario.

¿Pierdo la ayuda si cobro la pensión de mi esposo?
Depende del monto. Pregunta antes de pedirla, con los papeles de las dos.

¿Dónde se pide la ayuda?
En la oficina que dice tu país. Lleva tu documento y alguien que te acompañe si te cuesta leer.`,
    links: [
      'article Aporte voluntario: cuándo conviene',
      'term Pensión solidaria',
      'term Pilar solidario',
      'term Aporte voluntario',
    ],
  },
  {
    title: 'Trabajo por mi cuenta',
    summary: 'Cómo aporta quien no tiene jefe.',
    firstThings: `Sin empleador, el aporte lo pagas tú.
Poco y todos los meses vale más que mucho y de vez en cuando.
Aportar también te cubre si enfermas y a tu familia si faltas.`,
    answers: `¿Estoy obligado a aportar?
En algunos países sí y en otros es voluntario. Aunque no te obliguen, sin aportes no hay pensión contributiva.

¿Sobre cuánto aporto si gano distinto cada mes?
Sobre lo que declaras, desde un mínimo. Puedes declarar más en los meses buenos.

¿Qué pasa si un mes no puedo?
Queda una laguna. Sigue el mes siguiente: una laguna corta se nota poco.

¿Puedo aportar una vez al año?
En algunos sistemas sí, y se reparte entre los meses. Pregunta qué meses te cuentan.

¿El seguro me cubre igual?
Suele cubrirte si aportaste los meses que pide la ley antes de enfermar. Por eso conviene no parar.

¿Puedo descontarlo de mis impuestos?
Muchas veces sí. Guarda los comprobantes del año.

Tengo un empleo y además trabajo por mi cuenta. ¿Aporto dos veces?
Por el empleo aportas siempre. Por lo otro, según tu país, hasta el tope.

¿Cómo me inscribo?
Con tu documento, en una administradora o por internet. Es gratis: desconfía de quien te cobre.`,
    links: [
      'calculator cuanto-debo-ahorrar',
      'article Trabajas por tu cuenta: así construyes tu pensión',
      'article Aporte voluntario: cuándo conviene',
      'term Aporte voluntario',
      'term Tope de aportes',
    ],
  },
  {
    title: 'Enviudé',
    summary: 'Qué le toca a la familia y cómo se pide.',
    firstThings: `La pareja y los hijos menores suelen tener derecho a una pensión.
Se pide con papeles, y hay plazos: no lo dejes pasar.
También hay una ayuda para el entierro.`,
    answers: `¿Me toca una pensión?
Si estaban casados o vivían juntos el tiempo que pide la ley, sí, aunque él o ella todavía no se hubiera jubilado.

No estábamos casados. ¿Tengo derecho?
Muchas leyes reconocen la convivencia. Hay que probarla: hijos, domicilio, testigos.

¿Cuánto me toca?
Una parte de la pensión o del salario. La parte depende de si hay hijos con derecho.

¿Hasta qué edad cobran mis hijos?
Hasta los 18, y hasta más si estudian. Un hijo con discapacidad puede cobrar siempre.

¿La pierdo si me caso otra vez?
Según el país. Pregunta antes de casarte: a veces pagan una suma única.

¿Qué pasa con el saldo si no hay nadie con derecho?
Va a los herederos. Se pide con la declaración de herederos.

¿Cuánto tiempo tengo para pedirla?
Pídela pronto: algunos plazos son de meses, y lo que no se pide puede perderse.

¿Qué papeles llevo?
Acta de defunción, acta de matrimonio o prueba de convivencia, actas de los hijos, tu documento y una cuenta bancaria.`,
    links: [
      'article Pensión de sobrevivencia: lo que tu familia debe saber',
      'term Pensión de sobrevivencia',
      'term Beneficiario',
      'term Gastos funerarios',
      'term Herencia del saldo',
    ],
  },
  {
    title: 'Me enfermé y no puedo trabajar',
    summary: 'La pensión de invalidez, paso a paso.',
    firstThings: `Si perdiste buena parte de tu capacidad de trabajo, puede tocarte una pensión.
La decide un grupo de médicos con tus papeles, no una sola persona.
Si dicen que no, puedes pedir que lo revisen.`,
    answers: `¿Quién decide si soy inválido?
Un grupo de médicos del sistema. Miran tus informes y te examinan.

¿Cuánta capacidad debo haber perdido?
La ley dice un porcentaje, muchas veces la mitad o más. Con algo menos puede haber una pensión parcial.

¿Necesito muchos años de aportes?
Piden haber aportado algunos meses de los últimos años. Si fue un accidente, a veces menos.

¿Y si fue en el trabajo?
Entonces paga el seguro de accidentes de trabajo, que es otro. Avisa a tu empleador enseguida.

¿Cuánto cobraría?
Una parte de tu sueldo de los últimos años, más alta si la pérdida es total.

¿Es para siempre?
A veces la revisan a los pocos años. Si mejoras, puede bajar o terminar.

¿Puedo trabajar algo?
Con límites. Pregunta antes de aceptar un trabajo, para no perderla.

¿Qué hago si me dicen que no?
Pide la razón por escrito y reclama dentro del plazo, con informes nuevos si los tienes.`,
    links: [
      'article Pensión de invalidez: el seguro que quizá no sabes que tienes',
      'term Invalidez',
      'term Pensión de invalidez',
      'term Dictamen de invalidez',
    ],
  },
  {
    title: 'Comisiones y administradora',
    summary: 'Quién cuida tu dinero, cuánto cobra y cómo cambiar.',
    firstThings: `Tu dinero es tuyo: la administradora solo lo cuida.
Una comisión pequeña se nota mucho al cabo de treinta años.
Cambiar de administradora es gratis.`,
    answers: `¿Cuánto me cobran?
Mira tu estado de cuenta: dice si cobran sobre tu sueldo o sobre tu saldo, y cuánto fue.

¿Qué comisión conviene más?
Con muchos años por delante, suele convenir la que se cobra sobre el sueldo. Con un saldo grande, compara las dos.

¿Puedo cambiar de administradora?
Sí, en general cada cierto tiempo. Tu saldo pasa entero.

¿Pierdo algo al cambiar?
El dinero no. Mira qué fondo y qué comisión tendrás en la nueva.

¿Qué pasa si la administradora quiebra?
El fondo está separado de la empresa. Pasa a otra administradora, con tu nombre.

¿Por qué bajó mi saldo este mes?
Porque las inversiones bajaron de precio. Si te faltan años, suele recuperarse; si te falta poco, elige menos riesgo.

¿En qué se invierte mi dinero?
En bonos, acciones y depósitos, con límites que pone la ley. Se publica cada mes.

Me llamó un vendedor. ¿Le creo?
Pide todo por escrito y compáralo con calma. No des tu clave ni firmes por teléfono.`,
    links: [
      'calculator cuanto-pago-de-comision',
      'article Comisiones: lo que pagas sin darte cuenta',
      'article Multifondos: elige por tu edad, no por la noticia',
      'article Rentabilidad real: cuando ganar no es ganar',
      'video Comisiones: dos formas de cobrar',
      'term Comisión',
      'term Traspaso',
      'term Multifondos',
      'term Rentabilidad',
    ],
  },
  {
    title: 'Trabajé en otro país',
    summary: 'Cómo sumar los años de dos países.',
    firstThings: `Los años de otro país no se pierden.
Con un convenio se suman para cumplir los requisitos.
Cada país paga su parte.`,
    answers: `¿Se suman mis años de los dos países?
Si hay un convenio entre ellos, sí: se suman para cumplir el requisito y cada uno paga según los suyos.

¿Y si no hay convenio?
Cada país mira solo sus años. Aun así puedes tener derecho en uno o en los dos.

¿Dónde lo pido?
En el país donde vives. Su oficina escribe a la del otro.

¿Puedo traer mi dinero?
En algunos sistemas de cuentas individuales sí. Pregunta por el traspaso entre países.

¿Qué papeles guardo?
Contratos, boletas y el número de afiliado del otro país. Cópialos antes de volver.

¿Cuánto tarda?
Más que lo normal: a menudo de seis meses a un año. Empieza antes.

¿Me pagan la pensión fuera?
Muchas veces sí, en tu cuenta. Te pedirán cada año una prueba de que vives.

¿Pago impuestos en los dos países?
Suele haber acuerdos para no pagar dos veces. Pregunta en el que te paga.`,
    links: [
      'article ¿Qué pasa con mis aportes si cambio de empleo?',
      'term Semanas o meses de aporte',
      'term Historial de aportes',
    ],
  },
  {
    title: 'Engaños y reclamos',
    summary: 'Cómo cuidarte y cómo reclamar.',
    firstThings: `Pedir tu pensión es gratis: quien te cobra por eso te engaña.
Nadie serio pide tu clave por teléfono.
Un reclamo por escrito siempre tiene respuesta.`,
    answers: `Me ofrecen adelantar mi pensión por un pago. ¿Es verdad?
No. Es el engaño más común. No pagues y cuéntaselo a tu administradora.

Me llamaron y pidieron mi clave. ¿Qué hago?
Cuelga, cambia la clave y avisa. Ninguna oficina la pide.

¿Cómo reclamo?
Por escrito, con fecha y copia sellada. Di qué pasó y qué pides, con tus papeles.

¿Cuánto tienen para contestar?
El plazo está en los datos del país. Si no contestan, ve a quien supervisa las pensiones.

¿Necesito un abogado?
Para pedir o reclamar en general no. Si vas a juicio, busca ayuda gratuita primero.

¿A quién acudo si mi empleador no paga?
A tu administradora y al ministerio de trabajo. Puedes hacerlo sin decir tu nombre.

Firmé algo que no entendí. ¿Puedo volver atrás?
A veces hay unos días para arrepentirse. Ve enseguida con el papel.

¿Puede otra persona hacer el trámite por mí?
Sí, con un poder. Elige a alguien de confianza y di para qué sirve y hasta cuándo.`,
    links: ['article Estafas con tu pensión: cómo reconocerlas a tiempo', 'term Prescripción', 'term Mora'],
  },
];
