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
      'En un ejemplo, la prima es del 1,5\u00a0% de un salario mensual de Bs\u00a02\u00a0000. ¿Cuánto se paga en ' +
      'un año?',
    options: ['Bs\u00a030', 'Bs\u00a0180', 'Bs\u00a0360', 'Bs\u00a0450'],
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
      'El dictamen dice 55\u00a0%, por una enfermedad, y la persona aportó catorce de los últimos ' +
      'veinticuatro meses. ¿Qué le corresponde?',
    options: [
      'Nada: la pérdida no llega a dos tercios',
      'La pensión de invalidez',
      'El 55\u00a0% de su último sueldo',
      'Nada: le faltan aportes',
    ],
    correct: 'B',
  },
  {
    type: 'multiple',
    module: 2,
    text: 'La comisión tarda más de sesenta días en decidir. ¿Qué pasa mientras tanto?',
    options: [
      'No se paga nada hasta el dictamen',
      'Se paga la pensión entera, y se devuelve si no corresponde',
      'El empleador paga el sueldo completo',
      'Se paga cada mes la mitad de la pensión estimada',
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
    text: 'Si el dictamen dice 55\u00a0%, la pensión es siempre el 55\u00a0% del sueldo.',
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
      'La pensión de referencia es de Bs\u00a0600. La ley da el 60\u00a0% a la pareja y el ' +
      '20\u00a0% a cada hijo. ¿Cuánto cobra en total una familia formada por el cónyuge y un solo hijo?',
    options: ['Bs\u00a0300', 'Bs\u00a0390', 'Bs\u00a0480', 'Bs\u00a0600'],
    correct: 'C',
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
      'El capital necesario es de Bs\u00a080\u00a0000 y el saldo, de 30\u00a0000. La persona estaba cubierta ' +
      'y su seguro pone la diferencia. ¿Cuánto es el capital adicional?',
    options: ['Bs\u00a030\u00a0000', 'Bs\u00a080\u00a0000', 'Bs\u00a0110\u00a0000', 'Bs\u00a050\u00a0000'],
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
      'La pensión es de Bs\u00a0400 al mes. El derecho nació el 1 de abril, la aprueban el 30 de junio y se ' +
      'paga desde que nació el derecho. ¿Cuánto es el retroactivo por abril, mayo y junio?',
    options: ['Bs\u00a0400', 'Bs\u00a0800', 'Bs\u00a01\u00a0200', 'Bs\u00a01\u00a0600'],
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
