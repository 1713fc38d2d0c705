import type { SeedQuestion } from '../../seed-types.ts';

/** The bank of exam questions, in the order of the modules; every figure a question needs is in its text. */
export const questions: SeedQuestion[] = [
  {
    type: 'multiple',
    module: 1,
    text: '¿Quién cobra la pensión de invalidez?',
    options: [
      'El cónyuge de la persona afiliada',
      'La misma persona afiliada, en vida',
      'El empleador de la persona afiliada',
      'Los herederos de la persona afiliada',
    ],
    correct: 'B',
  },
  {
    type: 'multiple',
    module: 1,
    text: 'Una trabajadora se lesiona en un accidente causado por su trabajo. ¿Qué protección suele responder?',
    options: [
      'El seguro de invalidez del sistema de pensiones',
      'El saldo de su cuenta individual',
      'La pensión de sobrevivencia',
      'El seguro de riesgos laborales',
    ],
    correct: 'D',
  },
  {
    type: 'multiple',
    module: 1,
    text: '¿Qué es cierto sobre la prima del seguro de invalidez y sobrevivencia?',
    options: [
      'Compra la protección de un período',
      'Se suma al ahorro de tu cuenta',
      'Se devuelve si no sufres ningún daño',
      'Según el país, la paga el empleador, el trabajador o ambos',
    ],
    correct: 'A,D',
  },
  {
    type: 'multiple',
    module: 1,
    text:
      'En un ejemplo, la prima es del 1,5\u00a0% de un salario mensual de 2000 pesos. ¿Cuánto se paga en ' +
      'un año?',
    options: ['30 pesos', '180 pesos', '360 pesos', '450 pesos'],
    correct: 'C',
  },
  {
    type: 'trueFalse',
    module: 1,
    text: 'Una pensión de sobrevivencia puede nacer de la muerte de una persona que ya estaba pensionada.',
    correct: 'V',
  },
  {
    type: 'multiple',
    module: 2,
    text: '¿Qué informa el dictamen de la comisión médica?',
    options: [
      'El grado de la invalidez, en porcentaje',
      'El saldo de la cuenta individual',
      'La fecha desde la que existe la invalidez',
      'Los nombres de los beneficiarios',
    ],
    correct: 'A,C',
  },
  {
    type: 'multiple',
    module: 2,
    text:
      'En un país de ejemplo, desde el 70\u00a0% de pérdida de capacidad se paga el 60\u00a0% del salario ' +
      'base, y entre el 50\u00a0% y menos del 70\u00a0% se paga el 30\u00a0%. El dictamen dice 72\u00a0% y ' +
      'el salario base es de 1000 pesos. ¿Cuánto es la pensión mensual?',
    options: ['300 pesos', '600 pesos', '700 pesos', '720 pesos'],
    correct: 'B',
  },
  {
    type: 'multiple',
    module: 2,
    text: '¿Por qué el salario base suele ser un promedio?',
    options: [
      'Para que el último salario sea el que más pese',
      'Para que todas las pensiones sean del mismo monto',
      'Para que la comisión médica pueda fijar el origen',
      'Para que un solo mes muy bueno o muy malo no decida',
    ],
    correct: 'D',
  },
  {
    type: 'trueFalse',
    module: 2,
    text:
      'Donde decide una comisión médica, el certificado de tu médico basta para que se reconozca la ' +
      'invalidez.',
    correct: 'F',
  },
  {
    type: 'trueFalse',
    module: 2,
    text:
      'La cobertura del seguro se mira en la fecha desde la que existe la invalidez, no en el día en que ' +
      'entregas los papeles.',
    correct: 'V',
  },
  {
    type: 'trueFalse',
    module: 2,
    text: 'Si el dictamen dice 55\u00a0%, la pensión es siempre el 55\u00a0% del salario base.',
    correct: 'F',
  },
  {
    type: 'multiple',
    module: 3,
    text: '¿Qué suele pedirse a un hijo que estudia para que siga cobrando?',
    options: [
      'Un contrato de trabajo vigente',
      'Un dictamen de la comisión médica',
      'Una constancia de estudios al día',
      'Una copia del testamento familiar',
    ],
    correct: 'C',
  },
  {
    type: 'multiple',
    module: 3,
    text: 'No hay ningún beneficiario. En muchos sistemas de cuenta individual, ¿a quién pasa el saldo?',
    options: [
      'A los herederos de la persona fallecida',
      'A la aseguradora que cobró las primas',
      'Al último empleador de la persona fallecida',
      'A los demás afiliados de la administradora',
    ],
    correct: 'A',
  },
  {
    type: 'multiple',
    module: 3,
    text:
      'La pensión de referencia es de 600 pesos. En este ejemplo, la ley da el 50\u00a0% al cónyuge y el ' +
      '15\u00a0% a cada hijo. ¿Cuánto cobra en total una familia formada por el cónyuge y un solo hijo?',
    options: ['300 pesos', '390 pesos', '480 pesos', '600 pesos'],
    correct: 'B',
  },
  {
    type: 'multiple',
    module: 3,
    text: '¿Qué es el acrecimiento?',
    options: [
      'El aumento de la pensión por la inflación de cada año',
      'La ganancia que obtiene el saldo mientras se tramita la pensión',
      'La suma de la parte que termina a la de los demás beneficiarios',
      'El pago junto de los meses atrasados de la pensión',
    ],
    correct: 'C',
  },
  {
    type: 'trueFalse',
    module: 3,
    text: 'Todo heredero es también beneficiario de la pensión de sobrevivencia.',
    correct: 'F',
  },
  {
    type: 'trueFalse',
    module: 3,
    text:
      'Si los porcentajes suman más del 100\u00a0%, muchas leyes bajan todas las partes en la misma ' +
      'proporción.',
    correct: 'V',
  },
  {
    type: 'multiple',
    module: 4,
    text: '¿De qué depende el capital necesario?',
    options: [
      'De la cantidad de documentos presentados',
      'De las edades de quienes van a cobrar',
      'De la distancia a la oficina más cercana',
      'Del monto de la pensión que se va a pagar',
    ],
    correct: 'B,D',
  },
  {
    type: 'multiple',
    module: 4,
    text:
      'El capital necesario es de 80\u00a0000 pesos y el saldo, de 30\u00a0000. La persona estaba cubierta ' +
      'y su seguro pone la diferencia. ¿Cuánto es el capital adicional?',
    options: ['30\u00a0000 pesos', '80\u00a0000 pesos', '110\u00a0000 pesos', '50\u00a0000 pesos'],
    correct: 'D',
  },
  {
    type: 'multiple',
    module: 4,
    text: '¿Qué es propio del retiro programado?',
    options: [
      'El dinero sigue en la cuenta y se retira poco a poco',
      'El monto se recalcula cada cierto tiempo y puede bajar',
      'La aseguradora recibe el capital y paga de por vida',
      'El empleador completa el monto si el saldo se agota',
    ],
    correct: 'A,B',
  },
  {
    type: 'trueFalse',
    module: 4,
    text:
      'Donde la aseguradora pone la diferencia, también debe poner capital adicional cuando el saldo ya ' +
      'cubre el capital necesario.',
    correct: 'F',
  },
  {
    type: 'multiple',
    module: 5,
    text:
      'La pensión es de 400 pesos al mes. El derecho nació el 1 de abril, la aprueban el 30 de junio y se ' +
      'paga desde que nació el derecho. ¿Cuánto es el retroactivo por abril, mayo y junio?',
    options: ['400 pesos', '800 pesos', '1200 pesos', '1600 pesos'],
    correct: 'C',
  },
  {
    type: 'multiple',
    module: 5,
    text: '¿Cuáles son señales de alerta durante el trámite?',
    options: [
      'Te dan un comprobante con fecha y número',
      'Te cobran para «acelerar» el pago',
      'Te piden la clave de tu cuenta',
      'Te piden el acta de nacimiento de tus hijos',
    ],
    correct: 'B,C',
  },
  {
    type: 'trueFalse',
    module: 5,
    text: 'En algunos países, tardar en pedir la pensión puede hacerte perder mensualidades.',
    correct: 'V',
  },
];
