import type { SeedLawText } from '../seed-types.ts';

/** The law of an invented country; Ley 388 changed three of its articles and added one. */
export const ley214DePensiones: SeedLawText = {
  key: 'ley-214-de-pensiones',
  number: 'Ley 214',
  title: 'Ley 214 de Pensiones',
  description:
    'Crea la cuenta individual y el pilar solidario, y fija quién aporta, cuánto y desde cuándo se cobra. Es la ley de un país inventado: sirve de ejemplo.',
  gazette: 'Gaceta de ejemplo, número 1\u00a0204',
  promulgatedOn: '2011-03-14',
  inForceFrom: '2012-01-01',
  parts: [
    { label: 'Título I', title: 'La cuenta y los aportes' },
    {
      number: '1',
      title: 'Objeto',
      text: [
        'Esta ley crea el sistema de pensiones del país. Su fin es que toda persona reciba un ingreso cuando deje de trabajar por su edad, cuando no pueda hacerlo por invalidez, y que su familia lo reciba cuando muera.',
      ],
    },
    {
      number: '2',
      title: 'Principios',
      text: ['El sistema se guía por estos principios:'],
      list: [
        'Universalidad: nadie queda fuera por su oficio, su sexo ni su origen.',
        'Solidaridad: quien más tiene ayuda a que nadie viva su vejez sin ingreso.',
        'Claridad: cada persona puede saber, en palabras que entienda, cuánto tiene y cuánto recibirá.',
        'Sostenibilidad: lo que hoy se promete debe poder pagarse mañana.',
      ],
    },
    {
      number: '3',
      title: 'Personas afiliadas',
      text: [
        'Se afilia toda persona que trabaja a cambio de un sueldo, desde su primer día de trabajo. La afiliación es una sola para toda la vida y no se pierde por dejar de aportar.',
        'Quien trabaja por cuenta propia puede afiliarse cuando quiera.',
      ],
    },
    {
      number: '4',
      title: 'La cuenta individual',
      text: [
        'Cada persona afiliada tiene una cuenta a su nombre. En ella entran sus aportes y lo que ganan. Lo que hay en la cuenta es suyo: nadie puede embargarlo, prestarlo ni usarlo para otro fin que su pensión.',
      ],
    },
    {
      number: '5',
      title: 'Quién aporta',
      text: [
        'Aportan la persona que trabaja y quien la emplea. El empleador descuenta el aporte del sueldo y lo paga junto con el suyo.',
      ],
    },
    {
      number: '6',
      title: 'Trabajo por cuenta propia',
      text: [
        'Quien trabaja por cuenta propia elige el monto que declara, desde el sueldo mínimo. Paga ambas partes del aporte.',
        'Puede pagar cada mes, o por adelantado hasta doce meses.',
      ],
    },
    {
      number: '7',
      title: 'Plazo para pagar',
      text: [
        'El empleador paga los aportes de un mes hasta el día diez del mes siguiente. Si ese día no es hábil, hasta el próximo que lo sea.',
      ],
    },
    {
      number: '8',
      title: 'Aportes atrasados',
      text: [
        'Por cada mes de atraso el empleador paga un interés del uno por ciento. El interés entra en la cuenta de la persona y no en la caja de la administradora.',
        'La falta de pago del empleador no quita derechos a la persona: los meses trabajados cuentan.',
      ],
    },
    {
      number: '9',
      title: 'Cuánto se aporta',
      text: [
        'El aporte es el doce por ciento del sueldo: diez partes las paga la persona y dos el empleador.',
        'No se aporta por la parte del sueldo que pasa de veinte veces el sueldo mínimo.',
      ],
    },
    {
      number: '10',
      title: 'Aportes voluntarios',
      text: [
        'Toda persona puede aportar más de lo que debe. El aporte voluntario se puede retirar después de cinco años, y hasta entonces tiene el mismo trato que los demás.',
      ],
    },
    { label: 'Título II', title: 'La jubilación' },
    {
      number: '11',
      title: 'El derecho',
      text: [
        'Toda persona afiliada tiene derecho a una pensión de vejez cuando cumple los requisitos de este título. El derecho no se pierde por cambiar de empleo, de administradora ni de país.',
      ],
    },
    {
      number: '12',
      title: 'Edad de retiro',
      text: [
        'La persona afiliada puede retirarse desde que cumple sesenta y siete años de edad, si acredita doscientos cuarenta aportes.',
      ],
    },
    {
      number: '13',
      title: 'Retiro anticipado',
      text: [
        'Puede retirarse antes de la edad del artículo 12, y desde los cincuenta y ocho años, quien haya reunido un saldo que financie una pensión del sesenta por ciento de su sueldo o más.',
      ],
    },
    {
      number: '14',
      title: 'La solicitud',
      text: [],
      list: [
        'La pensión se solicita ante la administradora, en persona o por su portal, sin costo.',
        'La administradora resuelve en treinta días. Si no responde, la pensión se paga desde el día de la solicitud.',
        'La solicitud puede retirarse hasta el primer pago.',
      ],
    },
    {
      number: '15',
      title: 'Formas de cobrar',
      text: ['La persona elige una de estas formas, después de recibir por escrito lo que pagaría cada una:'],
      list: [
        'Renta vitalicia: una aseguradora paga un monto fijo toda la vida.',
        'Retiro programado: la administradora paga del saldo, y el monto se calcula otra vez cada año.',
        'Mixta: una parte del saldo compra una renta y el resto se retira poco a poco.',
      ],
    },
    {
      number: '16',
      title: 'Cómo se calcula',
      text: [
        'La pensión resulta de dividir el saldo entre los años que se espera vivir, según las tablas de mortalidad vigentes, iguales para hombres y mujeres.',
        'El cálculo se entrega por escrito, con cada cifra y con su fuente.',
      ],
    },
    {
      number: '17',
      title: 'Pago',
      text: [
        'La pensión se paga cada mes, en los primeros cinco días. En diciembre se paga una pensión más.',
      ],
    },
    {
      number: '18',
      title: 'Trabajar y cobrar',
      text: ['Quien cobra una pensión puede seguir trabajando. Mientras lo haga no está obligado a aportar.'],
    },
    {
      number: '19',
      title: 'Años trabajados en otro país',
      text: [
        'Los años aportados en un país con el que haya convenio se suman para cumplir los requisitos. Cada país paga la parte que le corresponde.',
      ],
    },
    { label: 'Título III', title: 'Invalidez y muerte' },
    {
      number: '20',
      title: 'Pensión de invalidez',
      text: [
        'Tiene derecho a una pensión de invalidez quien pierde la mitad o más de su capacidad de trabajar y aportó al menos doce de los últimos veinticuatro meses.',
        'Si la invalidez viene de un accidente, no se piden aportes.',
      ],
    },
    {
      number: '21',
      title: 'Quién califica la invalidez',
      text: [
        'La califica una comisión de tres médicos que no trabajan para la administradora ni para el empleador. Resuelve en sesenta días y explica sus motivos.',
      ],
    },
    {
      number: '22',
      title: 'Revisión',
      text: ['La invalidez se revisa a los tres años. Cumplidos los sesenta años de edad ya no se revisa.'],
    },
    {
      number: '23',
      title: 'Quiénes cobran si la persona muere',
      text: ['Tienen derecho a una parte de la pensión, en este orden:'],
      list: [
        'La pareja, casada o en convivencia de dos años: el sesenta por ciento.',
        'Los hijos menores de dieciocho años, o de veinticinco si estudian: el veinte por ciento cada uno.',
        'El padre y la madre que dependían de la persona, si no hay pareja ni hijos: el treinta por ciento cada uno.',
      ],
    },
    {
      number: '24',
      title: 'Si las partes pasan de cien',
      text: [
        'Si la suma de las partes pasa del cien por ciento, todas bajan en la misma proporción. Cuando alguien pierde el derecho, las de los demás suben.',
      ],
    },
    {
      number: '25',
      title: 'Si no hay quien cobre',
      text: ['Si no hay beneficiarios, el saldo de la cuenta es herencia y se entrega a los herederos.'],
    },
    {
      number: '26',
      title: 'Gastos de entierro',
      text: [
        'Quien pagó el entierro recibe, contra la factura, hasta dos sueldos mínimos. Se paga en diez días.',
      ],
    },
    { label: 'Título IV', title: 'El pilar solidario' },
    {
      number: '27',
      title: 'La pensión solidaria',
      text: [
        'Quien aportó veinte años o más no recibe, desde que cumple sesenta y cinco años de edad, menos que la pensión solidaria. Si su pensión es menor, el Estado paga la diferencia.',
      ],
    },
    {
      number: '28',
      title: 'Su monto',
      text: [
        'El monto de la pensión solidaria se fija cada año por decreto y no puede bajar. Sube al menos lo que subieron los precios.',
      ],
    },
    {
      number: '29',
      title: 'Años de crianza',
      text: ['Por cada hijo se suma un año de aportes, hasta tres, a la madre o a quien lo haya criado.'],
    },
    {
      number: '30',
      title: 'De dónde sale el dinero',
      text: [
        'El pilar solidario se paga con el presupuesto del Estado y con el medio por ciento de los sueldos que pasan de diez veces el mínimo.',
      ],
    },
    { label: 'Título V', title: 'La administradora' },
    {
      number: '31',
      title: 'Qué hace',
      text: [
        'La administradora cobra los aportes, los invierte, lleva las cuentas y paga las pensiones. Su dinero y el de las cuentas están separados: si ella quiebra, las cuentas no se tocan.',
      ],
    },
    {
      number: '32',
      title: 'Comisión',
      text: [
        'La administradora cobra una sola comisión, que no puede pasar del uno por ciento del sueldo. No cobra por abrir la cuenta, por cambiarse ni por dar información.',
      ],
    },
    {
      number: '33',
      title: 'Cambiar de administradora',
      text: [
        'Toda persona puede cambiar de administradora una vez al año. El cambio no cuesta nada y se hace en diez días.',
      ],
    },
    {
      number: '34',
      title: 'Inversiones',
      text: [
        'El dinero se invierte en fondos de distinto riesgo. Cada persona elige el suyo; si no elige, se le asigna uno según su edad.',
        'Desde diez años antes de la edad de retiro, quien no eligió pasa al fondo de menor riesgo.',
      ],
    },
    {
      number: '35',
      title: 'Estado de cuenta',
      text: [
        'Cada tres meses la administradora envía a cada persona su saldo, sus aportes, la comisión que pagó y una estimación de su pensión, en palabras claras.',
      ],
    },
    { label: 'Título VI', title: 'Reclamos y sanciones' },
    {
      number: '36',
      title: 'El reclamo',
      text: [
        'Toda persona puede reclamar gratis y sin abogado. La administradora responde por escrito en quince días.',
      ],
    },
    {
      number: '37',
      title: 'El regulador',
      text: [
        'Quien no esté de acuerdo con la respuesta acude al regulador, que resuelve en sesenta días. Su resolución obliga a la administradora.',
      ],
    },
    {
      number: '38',
      title: 'Sanciones',
      text: [
        'El empleador que descuenta y no paga los aportes recibe una multa de dos veces lo que debe, además de pagarlo.',
        'La administradora que no responde un reclamo a tiempo recibe una multa de un sueldo mínimo por cada día.',
      ],
    },
    {
      number: '39',
      title: 'Prescripción',
      text: [
        'El derecho a la pensión no prescribe. Las mensualidades que nadie cobra se guardan cinco años y después vuelven a la cuenta.',
      ],
    },
    {
      number: '40',
      title: 'Vigencia',
      text: ['Esta ley rige desde el 1 de enero de 2012. El reglamento se publica antes de esa fecha.'],
    },
  ],
  amendments: [
    {
      from: '2024-05-06',
      by: 'Ley 388',
      action: 'replace',
      number: '12',
      title: 'Edad de retiro',
      text: [
        'La persona afiliada puede retirarse desde que cumple sesenta y cinco años de edad, si acredita ciento ochenta aportes. La mujer con hijos puede adelantar un año por cada uno, hasta tres.',
      ],
      note: 'Bajaron la edad y los aportes que se piden, y se agregó el adelanto por hijos.',
    },
    {
      from: '2024-05-06',
      by: 'Ley 388',
      action: 'insert',
      number: '12 bis',
      after: '12',
      title: 'Seguir después de la edad',
      text: [
        'Quien sigue trabajando después de la edad del artículo 12 puede seguir aportando. Su pensión se calcula otra vez cada año y no puede bajar por ello.',
      ],
      note: 'Es un artículo nuevo.',
    },
    {
      from: '2024-05-06',
      by: 'Ley 388',
      action: 'insert',
      number: '12 ter',
      after: '12 bis',
      title: 'Si no se reúnen los aportes',
      text: [
        'Quien cumple la edad del artículo 12 y no reúne los aportes puede seguir aportando, o pedir que se le devuelva en un solo pago lo que hay en su cuenta.',
      ],
      note: 'Es un artículo nuevo.',
    },
    {
      from: '2024-05-06',
      by: 'Ley 388',
      action: 'repeal',
      number: '29',
      note: 'Los años de crianza están ahora en el artículo 12, como adelanto de la edad.',
    },
    {
      from: '2025-01-01',
      by: 'Ley 388',
      action: 'replace',
      number: '32',
      title: 'Comisión',
      text: [
        'La administradora cobra una comisión que no puede pasar del medio por ciento del sueldo, y otra que no puede pasar del cuarenta centésimos por ciento del saldo al año. No cobra por abrir la cuenta, por cambiarse ni por dar información.',
      ],
      note: 'La comisión sobre el sueldo bajó a la mitad y se agregó una sobre el saldo.',
    },
  ],
};
