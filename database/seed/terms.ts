import type { SeedTerm } from './seed-types.ts';

/** The glossary: words that any pension system uses. Where a rule changes by country, the definition says so. */
export const terms: readonly SeedTerm[] = [
  {
    term: 'Administradora de fondos',
    definition:
      'La empresa que cuida e invierte el dinero de tu cuenta. Cobra una comisión y te debe un estado de cuenta cada cierto tiempo.',
    otherNames: ['administradora', 'AFP', 'AFORE', 'gestora de pensiones'],
    seeAlso: ['Comisión', 'Estado de cuenta', 'Traspaso'],
  },
  {
    term: 'Afiliado',
    definition: 'La persona que está inscrita en un sistema de pensiones, aunque hoy no esté aportando.',
    otherNames: ['afiliada'],
    seeAlso: ['Cotizante'],
  },
  {
    term: 'Ahorro voluntario',
    definition:
      'Dinero que guardas para tu retiro porque quieres, aparte de lo obligatorio. Puede ser poco, y puedes parar cuando quieras.',
    seeAlso: ['Aporte voluntario', 'Pilar voluntario'],
  },
  {
    term: 'Aporte',
    law: 'Ley 214, artículo 9',
    definition:
      'La parte de tu sueldo que va cada mes a tu pensión. Una la pones tú, y otra la agrega tu empleador.',
    otherNames: ['cotización', 'contribución previsional'],
    seeAlso: ['Aporte voluntario', 'Densidad de cotización', 'Laguna'],
  },
  {
    term: 'Aporte del empleador',
    definition: 'Lo que tu empleador paga por ti, además de lo que te descuenta del sueldo.',
    otherNames: ['aporte patronal', 'cotización patronal'],
    seeAlso: ['Aporte', 'Mora'],
  },
  {
    term: 'Aporte voluntario',
    law: 'Ley 214, artículo 10',
    definition: 'Dinero que agregas a tu cuenta porque quieres. A veces baja tus impuestos.',
    seeAlso: ['Ahorro voluntario'],
  },
  {
    term: 'Beneficiario',
    law: 'Ley 214, artículo 23',
    definition:
      'La persona que cobra si tú faltas. La ley dice el orden: primero la pareja y los hijos, después los padres.',
    otherNames: ['beneficiaria', 'derechohabiente'],
    seeAlso: ['Pensión de sobrevivencia', 'Herencia del saldo'],
  },
  {
    term: 'Bono de reconocimiento',
    definition:
      'Lo que el sistema nuevo paga por los años que aportaste al sistema anterior. No existe en todos los países.',
    seeAlso: ['Historial de aportes'],
  },
  {
    term: 'Capital necesario',
    definition:
      'El dinero que tendría que haber en tu cuenta para pagarte una pensión hasta el final de tu vida.',
    seeAlso: ['Tablas de mortalidad', 'Tasa técnica'],
  },
  {
    term: 'Capitalización individual',
    definition:
      'La forma de pagar pensiones en la que cada persona junta su propio dinero y cobra según lo que juntó.',
    seeAlso: ['Cuenta individual', 'Sistema de reparto'],
  },
  {
    term: 'Certificado de saldo',
    definition: 'El papel que dice cuánto hay en tu cuenta el día en que pides tu pensión.',
    otherNames: ['saldo certificado'],
    seeAlso: ['Saldo'],
  },
  {
    term: 'Comisión',
    law: 'Ley 214, artículo 32',
    definition:
      'Lo que cobra la administradora por su trabajo. Puede ser una parte de tu sueldo o una parte de tu saldo.',
    otherNames: ['comisión de administración'],
    seeAlso: ['Comisión sobre el saldo', 'Comisión sobre el sueldo'],
  },
  {
    term: 'Comisión sobre el saldo',
    definition:
      'Una comisión que se cobra cada año sobre todo lo que hay en tu cuenta. Pesa más cuanto más dinero tienes.',
    seeAlso: ['Comisión'],
  },
  {
    term: 'Comisión sobre el sueldo',
    definition:
      'Una comisión que se cobra sobre lo que ganas cada mes. El mes en que no aportas, no se cobra.',
    otherNames: ['comisión sobre el salario'],
    seeAlso: ['Comisión'],
  },
  {
    term: 'Cotizante',
    definition: 'La persona que está aportando este mes. Se puede estar afiliado y no ser cotizante.',
    seeAlso: ['Afiliado'],
  },
  {
    term: 'Cuenta individual',
    law: 'Ley 214, artículo 4',
    definition:
      'La cuenta donde se juntan tus aportes y lo que ganan. Está a tu nombre: nadie más puede usarla.',
    otherNames: ['cuenta de pensiones', 'cuenta previsional'],
    seeAlso: ['Saldo', 'Estado de cuenta'],
  },
  {
    term: 'Densidad de cotización',
    definition:
      'De cada cien meses de tu vida de trabajo, en cuántos aportaste. Cuanto más cerca de cien, mayor será tu pensión.',
    otherNames: ['densidad de aportes'],
    seeAlso: ['Laguna'],
  },
  {
    term: 'Dictamen de invalidez',
    definition:
      'El papel con el que un grupo de médicos dice cuánta capacidad de trabajo perdiste y desde cuándo.',
    seeAlso: ['Invalidez', 'Pensión de invalidez'],
  },
  {
    term: 'Diversificación',
    definition: 'Repartir el dinero en muchas inversiones, para que una mala no arruine a las demás.',
    seeAlso: ['Riesgo', 'Multifondos'],
  },
  {
    term: 'Edad de jubilación',
    law: 'Ley 214, artículo 12',
    definition:
      'La edad desde la que la ley te deja pedir tu pensión. Puede ser distinta para mujeres y para hombres.',
    otherNames: ['edad de retiro', 'edad legal'],
    seeAlso: ['Jubilación anticipada'],
  },
  {
    term: 'Esperanza de vida',
    definition:
      'Los años que en promedio le quedan por vivir a una persona de cierta edad. Con ella se calcula cuánto te toca cada mes.',
    otherNames: ['expectativa de vida'],
    seeAlso: ['Tablas de mortalidad'],
  },
  {
    term: 'Estado de cuenta',
    law: 'Ley 214, artículo 35',
    definition: 'El papel que dice cuánto tienes, quién aportó, cuánto ganó tu dinero y cuánto te cobraron.',
    otherNames: ['extracto de cuenta'],
    seeAlso: ['Saldo', 'Historial de aportes'],
  },
  {
    term: 'Fondo de pensiones',
    definition:
      'El dinero de muchas personas, puesto junto para invertirlo mejor. La parte de cada una se anota aparte.',
    seeAlso: ['Multifondos', 'Valor cuota'],
  },
  {
    term: 'Gastos funerarios',
    law: 'Ley 214, artículo 26',
    definition:
      'La ayuda que paga el seguro o el sistema para el entierro de una persona que aportaba o cobraba pensión.',
    otherNames: ['gasto funerario', 'cuota mortuoria'],
    seeAlso: ['Pensión de sobrevivencia'],
  },
  {
    term: 'Herencia del saldo',
    law: 'Ley 214, artículo 25',
    definition:
      'Lo que reciben tus herederos del dinero de tu cuenta cuando nadie tiene derecho a pensión por ti.',
    otherNames: ['saldo heredable'],
    seeAlso: ['Beneficiario'],
  },
  {
    term: 'Historial de aportes',
    definition:
      'La lista de todos los meses en que alguien aportó por ti, con el sueldo y el empleador de cada uno.',
    otherNames: ['historia laboral', 'historial laboral'],
    seeAlso: ['Laguna', 'Mora'],
  },
  {
    term: 'Inflación',
    definition:
      'La subida de los precios con el tiempo. Por ella, la misma cantidad de dinero compra menos cada año.',
    seeAlso: ['Reajuste', 'Rentabilidad real'],
  },
  {
    term: 'Ingreso base',
    definition: 'El sueldo sobre el que se calcula lo que aportas o lo que te toca de pensión.',
    otherNames: ['salario base', 'sueldo base', 'salario de referencia', 'ingreso base de cotización'],
    seeAlso: ['Tope de aportes', 'Tasa de reemplazo'],
  },
  {
    term: 'Interés compuesto',
    definition:
      'Lo que pasa cuando tus ganancias también ganan. Por eso un aporte hecho a los 25 pesa más que uno hecho a los 50.',
    seeAlso: ['Rentabilidad'],
  },
  {
    term: 'Invalidez',
    law: 'Ley 214, artículo 20',
    definition:
      'La pérdida de una buena parte de tu capacidad de trabajar, por una enfermedad o un accidente.',
    otherNames: ['incapacidad permanente'],
    seeAlso: ['Pensión de invalidez', 'Dictamen de invalidez'],
  },
  {
    term: 'Jubilación anticipada',
    law: 'Ley 214, artículo 13',
    definition:
      'Pensionarte antes de la edad legal. Casi siempre se cobra menos, porque el dinero debe durar más años.',
    otherNames: ['retiro anticipado', 'pensión anticipada'],
    seeAlso: ['Edad de jubilación', 'Capital necesario'],
  },
  {
    term: 'Laguna',
    definition: 'Los meses en que nadie aportó por ti. Cuanto más joven eras, más pesan al final.',
    otherNames: ['laguna previsional', 'laguna de aportes'],
    seeAlso: ['Densidad de cotización', 'Aporte voluntario'],
  },
  {
    term: 'Modalidad de pensión',
    definition: 'La forma en que cobras: hasta el final de tu vida, por un tiempo, o una mezcla de las dos.',
    seeAlso: ['Renta vitalicia', 'Retiro programado'],
  },
  {
    term: 'Mora',
    law: 'Ley 214, artículo 8',
    definition:
      'Lo que tu empleador te descontó y no pagó a tiempo. Es tu dinero: puedes reclamarlo, y se cobra con intereses.',
    otherNames: ['aporte en mora', 'deuda previsional'],
    seeAlso: ['Aporte del empleador', 'Historial de aportes'],
  },
  {
    term: 'Multifondos',
    definition:
      'Varios fondos con más o con menos riesgo, para que cada persona elija según los años que le faltan.',
    seeAlso: ['Perfil de riesgo', 'Fondo de pensiones'],
  },
  {
    term: 'Pensión',
    definition:
      'El dinero que cobras cada mes cuando ya no trabajas, o cuando falta quien mantenía a la familia.',
    otherNames: ['jubilación'],
    seeAlso: ['Pensión de vejez', 'Pensión de invalidez', 'Pensión de sobrevivencia'],
  },
  {
    term: 'Pensión de invalidez',
    definition: 'Lo que cobras cada mes si una enfermedad o un accidente te quita la capacidad de trabajar.',
    seeAlso: ['Invalidez', 'Seguro de invalidez y sobrevivencia'],
  },
  {
    term: 'Pensión de sobrevivencia',
    law: 'Ley 214, artículo 23',
    definition: 'Lo que cobra tu familia si tú faltas: tu pareja, tus hijos y, a veces, tus padres.',
    otherNames: ['pensión de viudez', 'pensión de orfandad', 'pensión por muerte'],
    seeAlso: ['Beneficiario'],
  },
  {
    term: 'Pensión de vejez',
    definition: 'La que cobras por haber cumplido la edad y los demás requisitos que pide la ley.',
    seeAlso: ['Edad de jubilación'],
  },
  {
    term: 'Pensión mínima',
    definition: 'Lo menos que el sistema paga a quien cumplió los requisitos, aunque su saldo no alcance.',
    seeAlso: ['Pensión solidaria', 'Semanas o meses de aporte'],
  },
  {
    term: 'Pensión solidaria',
    law: 'Ley 214, artículo 27',
    definition:
      'Lo menos que cobra quien aportó veinte años o más: si su pensión es menor, el Estado paga la diferencia.',
    otherNames: ['renta solidaria'],
    seeAlso: ['Pilar solidario'],
  },
  {
    term: 'Pensionado',
    definition: 'La persona que ya cobra una pensión.',
    otherNames: ['pensionada', 'jubilado', 'jubilada', 'pensionista'],
    seeAlso: ['Pensión'],
  },
  {
    term: 'Perfil de riesgo',
    definition:
      'Cuánto puede subir y bajar tu dinero sin que te quite el sueño ni te falte cuando lo necesites.',
    seeAlso: ['Riesgo', 'Multifondos'],
  },
  {
    term: 'Pilar contributivo',
    definition: 'La parte de tu pensión que sale de lo que aportaste mientras trabajabas.',
    seeAlso: ['Pilar solidario', 'Pilar voluntario'],
  },
  {
    term: 'Pilar solidario',
    definition: 'Dinero de todos que completa las pensiones más bajas. Cada país dice a quién le toca.',
    seeAlso: ['Pensión solidaria'],
  },
  {
    term: 'Pilar voluntario',
    definition: 'La parte de tu pensión que sale de lo que ahorraste porque quisiste.',
    seeAlso: ['Ahorro voluntario'],
  },
  {
    term: 'Prescripción',
    law: 'Ley 214, artículo 39',
    definition: 'El plazo que tienes para pedir algo. Si lo dejas pasar, puedes perder lo que no cobraste.',
    seeAlso: ['Retroactivo'],
  },
  {
    term: 'Reajuste',
    definition:
      'El cambio que se hace a las pensiones cada cierto tiempo, para que la subida de los precios no las achique.',
    otherNames: ['indexación', 'actualización de la pensión'],
    seeAlso: ['Inflación'],
  },
  {
    term: 'Renta vitalicia',
    law: 'Ley 214, artículo 15',
    definition:
      'Entregas tu saldo a una aseguradora y ella te paga cada mes mientras vivas. Desde el primer pago no hay vuelta atrás.',
    seeAlso: ['Retiro programado', 'Modalidad de pensión'],
  },
  {
    term: 'Rentabilidad',
    definition:
      'Lo que gana tu dinero en un tiempo, por ejemplo en un año. Hay años en que es menos que cero.',
    seeAlso: ['Rentabilidad real', 'Valor cuota'],
  },
  {
    term: 'Rentabilidad real',
    definition:
      'Lo que gana tu dinero una vez quitada la subida de los precios. Es la que dice si de verdad tienes más.',
    seeAlso: ['Inflación'],
  },
  {
    term: 'Retiro programado',
    law: 'Ley 214, artículo 15',
    definition:
      'Tu saldo se queda en la administradora y cobras una parte cada mes, que se calcula otra vez cada año. Suele bajar con el tiempo.',
    seeAlso: ['Renta vitalicia', 'Herencia del saldo'],
  },
  {
    term: 'Retroactivo',
    definition:
      'El dinero de los meses que pasaron entre el día en que tenías derecho y el día del primer pago.',
    otherNames: ['pago retroactivo'],
    seeAlso: ['Prescripción'],
  },
  {
    term: 'Riesgo',
    definition:
      'Cuánto puede subir o bajar el dinero invertido. Con más años por delante se puede llevar más.',
    otherNames: ['riesgo de inversión'],
    seeAlso: ['Perfil de riesgo', 'Diversificación'],
  },
  {
    term: 'Saldo',
    definition:
      'Todo lo que hay hoy en tu cuenta: lo que aportaste más lo que ganó, menos lo que te cobraron.',
    seeAlso: ['Cuenta individual', 'Estado de cuenta'],
  },
  {
    term: 'Seguro de invalidez y sobrevivencia',
    definition:
      'El seguro que te protege a ti si quedas inválido, y a tu familia si faltas. Se paga junto con tus aportes.',
    otherNames: ['seguro previsional'],
    seeAlso: ['Invalidez', 'Pensión de sobrevivencia'],
  },
  {
    term: 'Semanas o meses de aporte',
    definition: 'El tiempo por el que alguien aportó por ti. La ley pide un mínimo para algunas pensiones.',
    otherNames: ['semanas cotizadas', 'meses cotizados', 'meses de aportes', 'semanas de aportes'],
    seeAlso: ['Densidad de cotización', 'Pensión mínima'],
  },
  {
    term: 'Sistema de reparto',
    definition: 'La forma de pagar pensiones en la que quienes trabajan hoy pagan las pensiones de hoy.',
    otherNames: ['régimen de reparto'],
    seeAlso: ['Capitalización individual'],
  },
  {
    term: 'Tablas de mortalidad',
    law: 'Ley 214, artículo 16',
    definition: 'Los números que dicen cuántos años vive la gente. Con ellos se reparte tu saldo mes a mes.',
    otherNames: ['tabla de vida'],
    seeAlso: ['Esperanza de vida'],
  },
  {
    term: 'Tasa de reemplazo',
    definition:
      'Qué parte de tu último sueldo será tu pensión. Con 60 % cobrarás 60 de cada 100 que ganabas.',
    seeAlso: ['Ingreso base'],
  },
  {
    term: 'Tasa técnica',
    definition:
      'Lo que se supone que ganará tu dinero mientras cobras la pensión. Más alta da más al principio.',
    seeAlso: ['Capital necesario'],
  },
  {
    term: 'Tope de aportes',
    law: 'Ley 214, artículo 9',
    definition:
      'El sueldo más alto sobre el que se aporta. Lo que ganas por encima no paga aportes ni suma pensión.',
    otherNames: ['tope imponible', 'techo de cotización'],
    seeAlso: ['Ingreso base'],
  },
  {
    term: 'Traspaso',
    law: 'Ley 214, artículo 33',
    definition:
      'Cambiar tu cuenta de una administradora a otra, o de un fondo a otro. Tu dinero no se pierde ni se cobra.',
    seeAlso: ['Administradora de fondos', 'Multifondos'],
  },
  {
    term: 'Valor cuota',
    definition:
      'El precio de cada parte del fondo en un día. Si sube, tu saldo sube; si baja, tu saldo baja.',
    seeAlso: ['Fondo de pensiones', 'Rentabilidad'],
  },
];
