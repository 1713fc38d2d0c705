import type { SeedSubject } from './seed-types.ts';

/**
 * Ten subjects with eighty answers of the invented country whose laws the demonstration has: an institute writes
 * its own. Its figures stand among the facts of the country; a law's article between braces becomes a link to it.
 */
export const subjects: readonly SeedSubject[] = [
  {
    title: 'Jubilarme',
    summary: 'Cuándo puedes, cuánto te toca y qué hacer antes de firmar.',
    firstThings: `Puedes pedir tu pensión desde la edad de la ley: {Edad de jubilación}.
Tu pensión sale de *lo que juntaste* y de los *años en que aportaste*.
Nadie te jubila solo: *la pides tú*, y pedirla no cuesta nada.`,
    answers: `¿A qué edad me puedo jubilar?
Desde los {Edad de jubilación}, con {Meses de aporte que se piden}. {Adelanto por hijos} Lo dice la {Ley 214, artículo 12}.

¿Llego tarde si ya pasé la edad?
También se pregunta: a mis años nunca me jubilé; ya se me pasó la edad de jubilarme
No: el derecho no se pierde. Pero se paga desde la solicitud, y los meses anteriores no vuelven. El primer pago llega {Cuándo llega el primer pago}.

¿Puedo jubilarme antes de la edad?
También se pregunta: me puedo jubilar a los 60
Sí, si tu saldo alcanza: {Otras formas de jubilarse}. Cuanto antes te jubilas, menos cobras cada mes. Lo dice la {Ley 214, artículo 13}.

¿Me conviene esperar un año más?
Si sigues aportando, sí: juntas más y el dinero debe durar menos años. Tu pensión se calcula otra vez cada año y no baja. Si tu salud no lo permite, no esperes.

¿Puedo seguir trabajando después?
{Seguir trabajando después de jubilarse} Con una pensión de invalidez hay límites: pregunta antes.

¿Cuánto tarda el trámite?
La respuesta tarda {Cuánto tarda la respuesta}; el primer pago llega {Cuándo llega el primer pago}. Lo que más lo demora es un mes de aporte que falta.

¿Tengo que dejar mi trabajo para pedirla?
No: puedes cobrar y seguir trabajando. No renuncies antes de hablar con tu administradora: renunciar no se puede deshacer.

¿La pensión paga impuestos?
{Impuestos de la pensión} Pregunta si te descontarán algo más, para que el primer pago no te sorprenda.`,
    links: [
      'calculator cuando-puedo-jubilarme',
      'calculator cuanto-recibire',
      'route Ya cumplí la edad',
      'route Me falta un año',
      'course Planifica tu retiro paso a paso',
      'article Cinco mitos sobre la edad de retiro',
      'article ¿Cuánto debo ahorrar para vivir tranquilo al jubilarme?',
      'article ¿Renta vitalicia o retiro programado?',
      'video El interés compuesto, paso a paso',
      'law Ley 214, artículo 12',
      'law Ley 214, artículo 13',
      'law Reglamento 77, artículo 19',
      'term Edad de jubilación',
      'term Jubilación anticipada',
    ],
  },
  {
    title: 'Cuánto voy a cobrar',
    summary: 'De qué depende tu pensión y cómo hacer una cuenta honesta.',
    firstThings: `Lo que cobras depende de *cuánto juntaste* y de *cuántos años debe durar*.
Una cuenta seria da *un rango*, no una cifra exacta.
Un *año más de aportes* suele cambiar más que cualquier otra cosa.`,
    answers: `¿De qué depende mi pensión?
De tu saldo, de tu edad, de si tienes pareja o hijos con derecho, y de la forma de cobro que elijas.

¿Cuánto de mi sueldo voy a recibir?
Eso se llama tasa de reemplazo. Con pocos meses sin aportar se acerca a la mitad del sueldo; con muchos, es bastante menos.

¿Qué es lo mínimo que puedo cobrar?
Con veinte años de aportes o más no recibes menos que la pensión solidaria: {Pensión solidaria}. No se pide: se suma sola. Lo dice la {Ley 214, artículo 27}.

¿Por qué mi vecina cobra más si ganábamos lo mismo?
Casi siempre por los meses sin aportes, por la edad en que pidió la pensión o por la comisión que pagó.

¿La pensión sube cada año?
La renta vitalicia es un monto fijo; el retiro programado se calcula otra vez cada año. La pensión solidaria sube al menos lo que suben los precios.

¿Puedo cobrar todo junto?
No. La ley deja elegir entre renta vitalicia, retiro programado o una mezcla, y las tres se pagan cada mes. Lo dice la {Ley 214, artículo 15}.

¿Qué pasa si vivo muchos años?
Con una renta vitalicia cobras igual mientras vivas. Con un retiro programado, el pago baja poco a poco.

¿Dónde veo cuánto tengo hoy?
En tu estado de cuenta: llega cada tres meses, y lo ves cuando quieras en el portal de tu administradora o impreso en una oficina. Es gratis.`,
    links: [
      'calculator cuanto-recibire',
      'calculator cuanto-debo-ahorrar',
      'route Me falta un año',
      'course Planifica tu retiro paso a paso',
      'article ¿Renta vitalicia o retiro programado?',
      'article ¿Cuánto debo ahorrar para vivir tranquilo al jubilarme?',
      'video El interés compuesto, paso a paso',
      'law Ley 214, artículo 15',
      'law Ley 214, artículo 16',
      'law Ley 214, artículo 27',
      'term Tasa de reemplazo',
      'term Pensión mínima',
      'term Renta vitalicia',
      'term Retiro programado',
    ],
  },
  {
    title: 'Mis aportes',
    summary: 'Quién paga, cuánto, y qué hacer si falta un mes.',
    firstThings: `Cada mes trabajado debe tener su aporte: {Aporte en total}.
Tu empleador paga lo que te descuenta y su propia parte: {Parte del empleador}.
Un mes que falta *se puede reclamar*, y conviene hacerlo pronto.`,
    answers: `¿Cómo sé si mi empleador paga?
Pide tu historial de aportes y compáralo con tus boletas de sueldo. Hazlo dos veces al año.

¿Qué hago si faltan meses?
También se pregunta: mi patrón no aportó; mi empleador no pagó mis aportes; mi empresa no me aporta; me faltan aportes
Reclama a tu administradora: basta una boleta del mes que falta. Ella le cobra a tu empleador, con intereses para tu cuenta. Tarda {Cuánto tarda un reclamo de meses que faltan}.

Mi empleador cerró. ¿Se pierde lo que debe?
También se pregunta: mi empresa cerró y no pagó
No: los meses trabajados cuentan aunque él no pague. Reclama con contrato y boletas. Lo dice la {Ley 214, artículo 8}.

¿Puedo pagar yo los meses que faltan?
Los que nadie te debía, sí, como aporte voluntario. Los que debe tu empleador no los pagues tú: reclámalos.

¿Cuánto pesa una laguna de un año?
Depende de cuándo fue. A los 25 pesa mucho, porque ese dinero deja de ganar durante cuarenta años.

¿Aporto si trabajo medio tiempo?
Sí, sobre lo que ganas. Cuenta como aporte, aunque sea pequeño.

¿Y si tengo dos trabajos?
Se aporta por los dos, hasta un sueldo de {Tope del sueldo que aporta}. Por lo que pasa de ahí no se aporta.

¿Puedo retirar mis aportes antes de tiempo?
También se pregunta: sacar mi dinero de la administradora; puedo retirar mi dinero de la administradora
No: lo que hay en la cuenta es para tu pensión. Solo un aporte voluntario se puede retirar, después de cinco años. Lo dice la {Ley 214, artículo 10}.`,
    links: [
      'calculator cuanto-cuesta-una-laguna',
      'route Trabajo por mi cuenta',
      'course Entiende tu cuenta individual',
      'article Lagunas en tus aportes: cómo encontrarlas y cerrarlas',
      'article ¿Qué pasa con mis aportes si cambio de empleo?',
      'article Cómo leer tu estado de cuenta',
      'video Qué es tu cuenta individual',
      'law Ley 214, artículo 8',
      'law Ley 214, artículo 9',
      'law Reglamento 77, artículo 14',
      'term Aporte',
      'term Laguna',
      'term Mora',
      'term Historial de aportes',
    ],
  },
  {
    title: 'Nunca aporté',
    summary: 'Qué hay para quien trabajó en la casa, en el campo o sin contrato.',
    firstThings: `La pensión solidaria pide *veinte años de aportes*: sin ellos hay otras ayudas.
Nunca es tarde para empezar: *cada año de aportes cuenta*.
*Preguntar es gratis*, y a veces un empleador antiguo sí pagó.`,
    answers: `¿Tengo derecho a algo si nunca aporté?
La pensión solidaria no: pide veinte años de aportes. El municipio y el Estado tienen ayudas para personas mayores que no dependen de ellos. Antes, comprueba que de verdad no hay ningún aporte a tu nombre.

Trabajé siempre en mi casa. ¿Cuenta?
También se pregunta: soy ama de casa; pensión de ama de casa
Solo si aportaste por tu cuenta. {Adelanto por hijos}

Trabajé sin contrato. ¿Puedo probarlo?
También se pregunta: trabajo informal; trabajé en negro; empleada doméstica; trabajadora del hogar
Sí. Basta una boleta, un contrato con tu declaración, o un certificado del empleador. Con uno de ellos reclama los meses: tarda {Cuánto tarda un reclamo de meses que faltan}.

¿Me conviene empezar a los 50?
Sí, si puedes. Lo que juntes es tuyo, y quedas cubierto si enfermas. A los {Edad de jubilación} se piden {Meses de aporte que se piden}: haz la cuenta de los que alcanzas.

¿Cuánto tengo que aportar?
Es el {Aporte en total} que declares, desde el sueldo mínimo: {Sueldo mínimo}. Lo que más ayuda es no parar.

¿Puede mi familia aportar por mí?
Sí: el pago lo puede hacer cualquiera, con tu número de documento. El dinero queda en tu cuenta.

¿Pierdo la ayuda si cobro la pensión de mi esposo?
No: la pensión de tu pareja es tuya por derecho propio. Pregunta por cada ayuda antes de pedirla, con los papeles a mano.

¿Dónde se pide la ayuda?
Pregunta en cualquiera de estas oficinas: {Oficinas}. O llama al {Teléfono de consultas}. Lleva tu documento, y alguien que te acompañe si te cuesta leer.`,
    links: [
      'calculator cuanto-debo-ahorrar',
      'route Nunca aporté',
      'course Planifica tu retiro paso a paso',
      'article Aporte voluntario: cuándo conviene',
      'article Lagunas en tus aportes: cómo encontrarlas y cerrarlas',
      'law Ley 214, artículo 3',
      'law Ley 214, artículo 27',
      'term Pensión solidaria',
      'term Pilar solidario',
      'term Aporte voluntario',
    ],
  },
  {
    title: 'Trabajo por mi cuenta',
    summary: 'Cómo aporta quien no tiene jefe.',
    firstThings: `Sin empleador, el aporte *lo pagas tú*.
*Poco y todos los meses* vale más que mucho y de vez en cuando.
Aportar también te cubre *si enfermas* y a tu familia *si faltas*.`,
    answers: `¿Estoy obligado a aportar?
No: te afilias cuando quieras. Pero sin aportes no hay pensión. Lo dice la {Ley 214, artículo 3}.

¿Sobre cuánto aporto si gano distinto cada mes?
También se pregunta: soy independiente, cómo aporto; cuánto tengo que aportar como independiente
Sobre lo que declaras, desde {Sueldo mínimo}. Pagas las dos partes: {Aporte en total}. Puedes declarar más en los meses buenos.

¿Qué pasa si un mes no puedo?
Queda una laguna. Sigue el mes siguiente: una laguna corta se nota poco.

¿Puedo aportar una vez al año?
Sí: puedes pagar hasta doce meses por adelantado, y cuentan los doce. Lo dice la {Ley 214, artículo 6}.

¿El seguro me cubre igual?
Sí, si aportaste doce de los últimos veinticuatro meses. Por eso conviene no parar. Si fue un accidente, no se piden aportes.

¿Puedo descontarlo de mis impuestos?
Eso lo dice la oficina de impuestos: pregúntale, y guarda los comprobantes del año.

Tengo un empleo y además trabajo por mi cuenta. ¿Aporto dos veces?
Por el empleo aportas siempre. Por lo otro, si quieres, hasta un total de {Tope del sueldo que aporta}.

¿Cómo me inscribo?
En una administradora o en su portal. Lleva: {Documentos si trabajas por tu cuenta}. Es gratis: desconfía de quien te cobre.`,
    links: [
      'calculator cuanto-debo-ahorrar',
      'calculator cuanto-recibire',
      'route Trabajo por mi cuenta',
      'course Entiende tu cuenta individual',
      'article Trabajas por tu cuenta: así construyes tu pensión',
      'article Aporte voluntario: cuándo conviene',
      'law Ley 214, artículo 6',
      'law Reglamento 77, artículo 11',
      'term Aporte voluntario',
      'term Tope de aportes',
    ],
  },
  {
    title: 'Enviudé',
    summary: 'Qué le toca a la familia y cómo se pide.',
    firstThings: `*La pareja y los hijos menores* tienen derecho a una pensión.
El derecho *no se pierde por esperar*: hazlo cuando puedas.
También hay una ayuda para el entierro: {Gastos de entierro}.`,
    answers: `¿Me toca una pensión?
También se pregunta: se murió mi esposo; mi esposo falleció, qué hago; mi marido murió, tengo pensión; mi esposo murió, qué me corresponde; enviudé; soy viuda; pensión de viudez
Sí, si estaban casados o vivían juntos desde hace dos años, aunque él o ella todavía no se hubiera jubilado. Lo dice la {Ley 214, artículo 23}.

No estábamos casados. ¿Tengo derecho?
También se pregunta: mi pareja, no estábamos casados; concubinato, pensión
Sí, después de dos años de convivencia. Se prueba con la dirección común en cualquier registro, o con dos personas que la declaren.

¿Cuánto me toca?
A la pareja le toca el {Parte de la pareja al enviudar}, y a cada hijo con derecho el {Parte de cada hijo}. Si la suma pasa de cien, todas bajan igual.

¿Hasta qué edad cobran mis hijos?
También se pregunta: pensión para mis hijos; pensión de orfandad; se murió mi mamá, quién cobra; se murió mi papá, quién cobra
Hasta los 18 años, o hasta los 25 si estudian. El certificado de estudios se presenta una vez al año.

¿La pierdo si me caso otra vez?
También se pregunta: me casé otra vez, pierdo la pensión
No. La ley no la quita por eso: sigue siendo tuya.

¿Qué pasa con el saldo si no hay nadie con derecho?
También se pregunta: heredar mi cuenta; quién hereda mi saldo
Es herencia: va a los herederos, que la piden con la declaración de herederos. Lo dice la {Ley 214, artículo 25}.

¿Cuánto tiempo tengo para pedirla?
El derecho no se pierde. Lo que nadie cobra se guarda cinco años y después vuelve a la cuenta. Pídela cuando tengas los papeles: la respuesta tarda {Cuánto tarda la respuesta}.

¿Qué papeles llevo?
{Documentos al enviudar}.`,
    links: [
      'route Enviudé',
      'course Pensión de sobrevivencia e invalidez',
      'article Pensión de sobrevivencia: lo que tu familia debe saber',
      'law Ley 214, artículo 23',
      'law Ley 214, artículo 26',
      'law Reglamento 77, artículo 31',
      'term Pensión de sobrevivencia',
      'term Beneficiario',
      'term Gastos funerarios',
      'term Herencia del saldo',
    ],
  },
  {
    title: 'Me enfermé y no puedo trabajar',
    summary: 'La pensión de invalidez, paso a paso.',
    firstThings: `Si perdiste *la mitad o más* de tu capacidad de trabajo, te toca una pensión.
La deciden *tres médicos* que no trabajan para la administradora.
Si dicen que no, *puedes pedir que lo revisen*.`,
    answers: `¿Quién decide si soy inválido?
También se pregunta: ya no puedo trabajar por enfermedad
Tres médicos que no trabajan ni para la administradora ni para tu empleador. Resuelven en sesenta días y explican sus motivos. Si no puedes moverte, van a tu casa.

¿Cuánta capacidad debo haber perdido?
La mitad o más. Lo dice la {Ley 214, artículo 20}.

¿Necesito muchos años de aportes?
No: doce de los últimos veinticuatro meses. Si fue un accidente, ninguno.

¿Y si fue en el trabajo?
Avisa a tu empleador enseguida y guarda el parte. Si la invalidez viene de un accidente no se piden aportes.

¿Cuánto cobraría?
Lo dice por escrito tu administradora, con cada cifra y su fuente. Si los médicos tardan más de sesenta días, te pagan cada mes la mitad de lo estimado.

¿Es para siempre?
La revisan a los tres años, y puede cambiar si mejoras. Desde los sesenta años de edad ya no se revisa.

¿Puedo trabajar algo?
Con límites. Pregunta antes de aceptar un trabajo, para no perderla.

¿Qué hago si me dicen que no?
Pide la razón por escrito y reclama: la respuesta tarda {Cuánto tarda un reclamo}. Si no te conforma, ve al regulador, que resuelve en sesenta. Lo dice la {Ley 214, artículo 37}.`,
    links: [
      'course Pensión de sobrevivencia e invalidez',
      'article Pensión de invalidez: el seguro que quizá no sabes que tienes',
      'law Ley 214, artículo 20',
      'law Ley 214, artículo 21',
      'law Reglamento 77, artículo 28',
      'term Invalidez',
      'term Pensión de invalidez',
      'term Dictamen de invalidez',
    ],
  },
  {
    title: 'Comisiones y administradora',
    summary: 'Quién cuida tu dinero, cuánto cobra y cómo cambiar.',
    firstThings: `*Tu dinero es tuyo*: la administradora solo lo cuida.
Una comisión pequeña *se nota mucho* al cabo de treinta años.
*Cambiar* de administradora *es gratis*.`,
    answers: `¿Cuánto me cobran?
Hasta el {Comisión sobre el sueldo} y el {Comisión sobre el saldo}. Tu estado de cuenta dice cuánto fue. Lo fija la {Ley 214, artículo 32}.

¿Qué comisión conviene más?
Con muchos años por delante, suele convenir la que se cobra sobre el sueldo. Con un saldo grande, compara las dos.

¿Puedo cambiar de administradora?
Sí, una vez al año, gratis y en diez días. Tu saldo pasa entero. Lo dice la {Ley 214, artículo 33}.

¿Pierdo algo al cambiar?
El dinero no. Mira qué fondo y qué comisión tendrás en la nueva.

¿Qué pasa si la administradora quiebra?
Nada: su dinero y el de las cuentas están separados. Tu cuenta pasa a otra administradora, con tu nombre.

¿Por qué bajó mi saldo este mes?
También se pregunta: bajó mi fondo
Porque las inversiones bajaron de precio. Si te faltan años, suele recuperarse; si te falta poco, elige menos riesgo.

¿En qué se invierte mi dinero?
También se pregunta: qué fondo me conviene
En fondos de distinto riesgo. Tú eliges el tuyo; si no eliges, te toca uno por tu edad, y diez años antes de jubilarte el de menor riesgo.

Me llamó un vendedor. ¿Le creo?
Pide todo por escrito y compáralo con calma. No des tu clave ni firmes por teléfono.`,
    links: [
      'calculator cuanto-pago-de-comision',
      'course Fondos, rentabilidad y comisiones',
      'article Comisiones: lo que pagas sin darte cuenta',
      'article Multifondos: elige por tu edad, no por la noticia',
      'article Rentabilidad real: cuando ganar no es ganar',
      'video Comisiones: dos formas de cobrar',
      'law Ley 214, artículo 32',
      'law Ley 214, artículo 33',
      'law Ley 214, artículo 34',
      'term Comisión',
      'term Traspaso',
      'term Multifondos',
      'term Rentabilidad',
    ],
  },
  {
    title: 'Trabajé en otro país',
    summary: 'Cómo sumar los años de dos países.',
    firstThings: `Los años de otro país *no se pierden*.
Se suman los de estos países: {Países con convenio}.
Cada país *paga su parte*.`,
    answers: `¿Se suman mis años de los dos países?
También se pregunta: aportes en el extranjero; soy migrante; trabajé en el exterior
Sí, si hay convenio: se suman para cumplir lo que se pide, y cada país paga su parte. Hay convenio con: {Países con convenio}. Lo dice la {Ley 214, artículo 19}.

¿Y si no hay convenio?
Cada país mira solo sus años. Aun así puedes tener derecho en uno o en los dos.

¿Dónde lo pido?
En tu administradora. Ella pide los certificados al otro país: tú no tienes que viajar.

¿Puedo traer mi dinero?
Lo que aportaste allá lo paga aquel país. Puedes cobrarlo en una cuenta de aquí.

¿Qué papeles guardo?
{Documentos si trabajaste en otro país}. Haz copias antes de volver.

¿Cuánto tarda?
Más que lo normal: a menudo de seis meses a un año. Empieza antes.

¿Me pagan la pensión fuera?
También se pregunta: certificado de vida; fe de vida
Sí: eliges una cuenta de aquí o una de allá, y sabes antes cuánto cuesta el envío. Que vives se comprueba solo, por los registros del Estado.

¿Pago impuestos en los dos países?
{Impuestos de la pensión} Eso vale aquí: por la parte del otro país, pregunta allá.`,
    links: [
      'route Trabajé en otro país',
      'course Entiende tu cuenta individual',
      'article ¿Qué pasa con mis aportes si cambio de empleo?',
      'law Ley 214, artículo 19',
      'law Reglamento 77, artículo 34',
      'law Reglamento 77, artículo 35',
      'term Semanas o meses de aporte',
      'term Historial de aportes',
    ],
  },
  {
    title: 'Engaños y reclamos',
    summary: 'Cómo cuidarte y cómo reclamar.',
    firstThings: `Pedir tu pensión *es gratis*: quien te cobra por eso te engaña.
*Nadie serio pide tu clave* por teléfono.
*Reclamar es gratis*, y la respuesta tarda {Cuánto tarda un reclamo}.`,
    answers: `Me ofrecen adelantar mi pensión por un pago. ¿Es verdad?
También se pregunta: me ofrecen adelantar mi jubilación; me ofrecen sacar mi dinero antes
No. Es el engaño más común. No pagues y cuéntaselo a tu administradora.

Me llamaron y pidieron mi clave. ¿Qué hago?
Cuelga, cambia la clave y avisa. Ninguna oficina la pide.

¿Cómo reclamo?
También se pregunta: queja; dónde me quejo
Por escrito, por teléfono o en persona: basta decir qué pasó y qué pides. Guarda la constancia, que tiene día y número. Lo dice el {Reglamento 77, artículo 36}.

¿Cuánto tienen para contestar?
Tienen {Cuánto tarda un reclamo}. Si no contestan, o no te conforma, ve al regulador, que resuelve en sesenta. Si faltan meses de aporte, anotarlos tarda {Cuánto tarda un reclamo de meses que faltan}.

¿Necesito un abogado?
No: reclamar es gratis y sin abogado. Lo dice la {Ley 214, artículo 36}.

¿A quién acudo si mi empleador no paga?
A tu administradora y al ministerio de trabajo. Puedes hacerlo sin decir tu nombre.

Firmé algo que no entendí. ¿Puedo volver atrás?
La solicitud de la pensión se puede retirar hasta el primer pago. Ve enseguida con el papel. Lo dice la {Ley 214, artículo 14}.

¿Puede otra persona hacer el trámite por mí?
También se pregunta: puede ir otra persona; poder para cobrar; no puedo ir a la oficina
Sí, con una carta firmada y la copia de los dos documentos. Elige a alguien de confianza. Lo dice el {Reglamento 77, artículo 4}.`,
    links: [
      'course Fondos, rentabilidad y comisiones',
      'article Estafas con tu pensión: cómo reconocerlas a tiempo',
      'law Ley 214, artículo 36',
      'law Ley 214, artículo 37',
      'law Reglamento 77, artículo 2',
      'term Prescripción',
      'term Mora',
    ],
  },
];
