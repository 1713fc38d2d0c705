import type { SeedLawText } from '../seed-types.ts';

/** The procedures of the same invented country; Decreto 102 changed two articles. */
export const reglamento77DeTramites: SeedLawText = {
  key: 'reglamento-77-de-tramites',
  number: 'Reglamento 77',
  title: 'Reglamento 77 de trámites de pensiones',
  description:
    'Dice, paso por paso, cómo se pide una pensión, qué papeles hacen falta y en qué plazo se responde. Es de un país inventado: sirve de ejemplo.',
  gazette: 'Gaceta de ejemplo, número 1\u00a0251',
  promulgatedOn: '2011-11-30',
  inForceFrom: '2012-01-01',
  parts: [
    { label: 'Capítulo I', title: 'Reglas de todos los trámites' },
    {
      number: '1',
      title: 'Para qué sirve',
      text: ['Este reglamento dice cómo se cumplen los derechos de la Ley 214 de Pensiones.'],
    },
    {
      number: '2',
      title: 'Todo trámite es gratis',
      text: [
        'Ningún trámite cuesta. Quien cobra por llenar un formulario o por guardar un turno comete una falta.',
      ],
    },
    {
      number: '3',
      title: 'Dónde se hace',
      text: [
        'Los trámites se hacen en cualquier oficina de la administradora, en su portal o por correo. La oficina que recibe los papeles no puede enviar a la persona a otra.',
      ],
    },
    {
      number: '4',
      title: 'Representantes',
      text: [
        'La persona puede enviar a alguien en su lugar con una carta firmada y la copia de los dos documentos de identidad.',
      ],
    },
    {
      number: '5',
      title: 'Constancia',
      text: [
        'Por cada trámite se entrega en el acto una constancia con el día, la hora, los papeles recibidos y el plazo de la respuesta.',
      ],
    },
    {
      number: '6',
      title: 'Papeles que ya se tienen',
      text: ['No se pide un papel que la administradora o el Estado ya tengan. Si falta, lo buscan ellos.'],
    },
    {
      number: '7',
      title: 'Plazos',
      text: [
        'Los plazos se cuentan en días hábiles desde el día siguiente a la constancia, salvo que este reglamento diga otra cosa.',
      ],
    },
    {
      number: '8',
      title: 'Si falta algo',
      text: [
        'Si falta un papel, la administradora lo dice una sola vez y con la lista completa, en cinco días. La persona tiene treinta para traerlo; mientras tanto el plazo se detiene.',
      ],
    },
    {
      number: '9',
      title: 'Silencio',
      text: [
        'Si el plazo pasa sin respuesta, lo pedido se tiene por aceptado, salvo que ponga en riesgo la pensión de otra persona.',
      ],
    },
    {
      number: '10',
      title: 'Trato preferente',
      text: [
        'Las personas mayores de sesenta años, embarazadas o con discapacidad no esperan su turno. En cada oficina hay quien habla los idiomas de la región.',
      ],
    },
    { label: 'Capítulo II', title: 'La afiliación y la cuenta' },
    {
      number: '11',
      title: 'Afiliarse',
      text: [
        'El empleador afilia a la persona en los primeros cinco días de trabajo. Quien trabaja por cuenta propia se afilia con su documento de identidad.',
      ],
    },
    {
      number: '12',
      title: 'Corregir datos',
      text: [
        'Los nombres, la fecha de nacimiento o el documento se corrigen con el acta o el documento correcto, en diez días.',
      ],
    },
    {
      number: '13',
      title: 'Ver la cuenta',
      text: [
        'Toda persona puede ver su cuenta en el portal cuando quiera, o pedirla impresa en una oficina. El estado de cuenta lleva cada mes aportado con el nombre del empleador.',
      ],
    },
    {
      number: '14',
      title: 'Reclamar meses que faltan',
      text: ['Para reclamar un mes que falta basta uno de estos papeles:'],
      list: [
        'Una boleta de sueldo de ese mes.',
        'El contrato de trabajo y una declaración de la persona.',
        'Un certificado del empleador.',
      ],
    },
    {
      number: '15',
      title: 'Cuánto tarda el reclamo',
      text: [
        'La administradora pide cuentas al empleador en diez días y anota los meses en treinta, haya pagado él o no.',
      ],
    },
    {
      number: '16',
      title: 'Cambiar de administradora',
      text: [
        'El cambio se pide a la administradora nueva. Ella trae la cuenta completa en diez días, con la historia de todos los aportes.',
      ],
    },
    {
      number: '17',
      title: 'Elegir fondo',
      text: [
        'El fondo se elige en el portal o con un formulario de una página, que explica el riesgo con un dibujo y dos ejemplos.',
      ],
    },
    { label: 'Capítulo III', title: 'Pedir la pensión de vejez' },
    {
      number: '18',
      title: 'Cuándo se puede pedir',
      text: [
        'La pensión se puede pedir desde seis meses antes de cumplir la edad. Se paga desde el mes en que se cumple.',
      ],
    },
    {
      number: '19',
      title: 'Papeles',
      text: ['Para pedir la pensión se presenta:'],
      list: [
        'El documento de identidad.',
        'El acta de nacimiento de los hijos, si se pide adelantar la edad.',
        'El número de la cuenta bancaria donde se quiere cobrar.',
        'El último estado de cuenta, si se tiene a mano.',
      ],
    },
    {
      number: '20',
      title: 'La primera entrevista',
      text: [
        'Al recibir la solicitud la administradora explica en persona o por teléfono las formas de cobrar. La entrevista dura lo que la persona necesite y puede repetirse.',
      ],
    },
    {
      number: '21',
      title: 'Las ofertas',
      text: [
        'En quince días la persona recibe en una sola hoja lo que pagaría cada forma de cobrar, ordenado de mayor a menor.',
      ],
    },
    {
      number: '22',
      title: 'Tiempo para pensar',
      text: [
        'La persona tiene treinta días para elegir. Nadie puede llamarla para ofrecerle nada durante ese tiempo.',
      ],
    },
    {
      number: '23',
      title: 'La firma',
      text: ['La elección se firma en una oficina o con firma digital. Una copia queda en el portal.'],
    },
    {
      number: '24',
      title: 'El primer pago',
      text: [
        'El primer pago se hace en los diez días que siguen a la firma, con los meses que correspondan desde la solicitud.',
      ],
    },
    {
      number: '25',
      title: 'Comprobar que se vive',
      text: [
        'La administradora comprueba una vez al año, por los registros del Estado, que la persona vive. Nadie tiene que ir a una oficina para probarlo.',
      ],
    },
    {
      number: '26',
      title: 'Adelanto de la edad',
      text: ['El adelanto por hijos se pide junto con la pensión, con el acta de nacimiento de cada uno.'],
    },
    {
      number: '27',
      title: 'Pensión solidaria',
      text: [
        'La pensión solidaria no se pide: la administradora la suma sola cuando los aportes llegan a veinte años.',
      ],
    },
    { label: 'Capítulo IV', title: 'Invalidez y muerte' },
    {
      number: '28',
      title: 'Pedir la pensión de invalidez',
      text: [
        'Se pide con los informes médicos que se tengan. La comisión médica pide los demás y los paga la administradora.',
      ],
    },
    {
      number: '29',
      title: 'La visita médica',
      text: ['Si la persona no puede moverse, la comisión va a su casa o la atiende por video.'],
    },
    {
      number: '30',
      title: 'Anticipo',
      text: [
        'Si la calificación tarda más de sesenta días, se paga cada mes la mitad de la pensión estimada. Si después no corresponde, no se devuelve.',
      ],
    },
    {
      number: '31',
      title: 'Pedir la pensión de sobrevivencia',
      text: ['La pareja, los hijos o los padres presentan:'],
      list: [
        'Su documento de identidad.',
        'El acta de defunción.',
        'El acta de matrimonio, de nacimiento o la declaración de convivencia, según el caso.',
      ],
    },
    {
      number: '32',
      title: 'Probar la convivencia',
      text: [
        'La convivencia se prueba con la dirección común en cualquier registro o con dos personas que la declaren.',
      ],
    },
    {
      number: '33',
      title: 'Hijos que estudian',
      text: ['El certificado de estudios se presenta una vez al año. La administradora avisa un mes antes.'],
    },
    { label: 'Capítulo V', title: 'Otro país, reclamos y final' },
    {
      number: '34',
      title: 'Años en otro país',
      text: [
        'La persona dice en qué país trabajó y entre qué años. La administradora pide los certificados al otro país.',
      ],
    },
    {
      number: '35',
      title: 'Cobrar desde otro país',
      text: [
        'La pensión se paga también en el extranjero. La persona elige entre una cuenta de aquí o una de allá, y sabe antes cuánto cuesta el envío.',
      ],
    },
    {
      number: '36',
      title: 'Reclamar',
      text: [
        'El reclamo se hace por escrito, por teléfono o en persona. No hace falta formulario: basta decir qué pasó y qué se pide.',
      ],
    },
    {
      number: '37',
      title: 'Llevar el reclamo al regulador',
      text: [
        'Si la respuesta no llega en quince días o no conforma, se lleva al regulador la constancia del reclamo. El regulador pide los demás papeles.',
      ],
    },
    {
      number: '38',
      title: 'Datos personales',
      text: [
        'Los datos se usan solo para la pensión. Quien los entrega a otros recibe la sanción de la ley y responde por el daño.',
      ],
    },
    {
      number: '39',
      title: 'Trámites en curso',
      text: ['Los trámites que empezaron antes de este reglamento siguen las reglas que más favorezcan.'],
    },
    { number: '40', title: 'Vigencia', text: ['Este reglamento rige desde el 1 de enero de 2012.'] },
  ],
  amendments: [
    {
      from: '2023-03-01',
      by: 'Decreto 102',
      action: 'replace',
      number: '25',
      title: 'Comprobar que se vive',
      text: [
        'La administradora comprueba cada tres meses, por los registros del Estado, que la persona vive. Nadie tiene que ir a una oficina para probarlo, y ningún pago se detiene sin una llamada antes.',
      ],
      note: 'Se comprueba cada tres meses y no una vez al año; antes de detener un pago se llama.',
    },
    {
      from: '2023-03-01',
      by: 'Decreto 102',
      action: 'replace',
      number: '21',
      title: 'Las ofertas',
      text: [
        'En diez días la persona recibe en una sola hoja lo que pagaría cada forma de cobrar, ordenado de mayor a menor, y cuánto dejaría a su familia.',
      ],
      note: 'El plazo bajó de quince a diez días y la hoja dice también qué queda a la familia.',
    },
  ],
};
