import type { SeedQuestion } from '../../seed-types.ts';

/** The bank of the course: 16 of multiple choice and 8 of true or false, in the order of the modules. */
export const questions: SeedQuestion[] = [
  {
    type: 'multiple',
    module: 1,
    text: '¿De quién es el saldo de la cuenta individual?',
    options: ['Del empleador', 'De la administradora', 'De la persona afiliada', 'Del organismo supervisor'],
    correct: 'C',
  },
  {
    type: 'multiple',
    module: 1,
    text: 'En un sistema de reparto, ¿a dónde va tu aporte?',
    options: ['A un fondo común', 'A una cuenta a tu nombre', 'A una cuenta de la empresa', 'A un seguro'],
    correct: 'A',
  },
  {
    type: 'multiple',
    module: 1,
    text: '¿Qué ocurre con tu cuenta individual si cambias de empleo?',
    options: [
      'Se cierra y recibes todo el saldo',
      'Pasa a nombre del nuevo empleador',
      'Vuelve a empezar desde cero',
      'Te acompaña con todo su saldo',
    ],
    correct: 'D',
  },
  {
    type: 'multiple',
    module: 1,
    text: '¿Qué hace el organismo supervisor?',
    options: [
      'Recibe los reclamos',
      'Deposita tu aporte cada mes',
      'Vigila que todos cumplan',
      'Invierte los ahorros del fondo',
    ],
    correct: 'A,C',
  },
  {
    type: 'multiple',
    module: 2,
    text: 'En los países donde existe el aporte del empleador, ¿de dónde sale ese dinero?',
    options: ['Del sueldo del trabajador', 'Del bolsillo de la empresa', 'De la rentabilidad del fondo'],
    correct: 'B',
  },
  {
    type: 'multiple',
    module: 2,
    text: '¿Qué conceptos se suman a tu saldo?',
    options: [
      'La prima del seguro de invalidez',
      'Tu aporte obligatorio',
      'La comisión de la administradora',
      'Tu aporte voluntario',
    ],
    correct: 'B,D',
  },
  {
    type: 'multiple',
    module: 2,
    text: 'Tu empleador declara menos sueldo del que te paga. ¿Qué efecto tiene?',
    options: [
      'Tu aporte sale más bajo',
      'Tu aporte sale más alto',
      'Tu aporte queda igual',
      'Tu aporte se vuelve voluntario',
    ],
    correct: 'A',
  },
  {
    type: 'multiple',
    module: 2,
    text:
      'Pablo tiene un sueldo imponible de Bs\u00a01\u00a0500. Aporta el 10\u00a0% y su empresa agrega ' +
      'el 2\u00a0% a la cuenta. ¿Cuánto llega a su cuenta cada mes?',
    options: ['Bs\u00a030', 'Bs\u00a0120', 'Bs\u00a0150', 'Bs\u00a0180'],
    correct: 'D',
  },
  {
    type: 'multiple',
    module: 3,
    text: 'Tienes 200 cuotas y el valor cuota es de Bs\u00a030. ¿Cuál es tu saldo?',
    options: ['Bs\u00a0230', 'Bs\u00a0600', 'Bs\u00a06\u00a0000', 'Bs\u00a060\u00a0000'],
    correct: 'C',
  },
  {
    type: 'multiple',
    module: 3,
    text: 'El valor cuota baja y tú no aportas ni retiras. ¿Qué ocurre?',
    options: [
      'Disminuye el número de tus cuotas',
      'Baja el saldo de tu cuenta',
      'Se conserva el número de tus cuotas',
      'Aumenta el saldo de tu cuenta',
    ],
    correct: 'B,C',
  },
  {
    type: 'multiple',
    module: 3,
    text:
      'Tu fondo rindió 9\u00a0% en un año y los precios subieron 5\u00a0%. ' +
      '¿De cuánto fue, más o menos, la rentabilidad real?',
    options: ['De 14\u00a0%', 'De 4\u00a0%', 'De 9\u00a0%', 'De 5\u00a0%'],
    correct: 'B',
  },
  {
    type: 'multiple',
    module: 3,
    text:
      'Una administradora cobra 1\u00a0% del saldo al año. Supón un saldo de Bs\u00a030\u00a0000 ' +
      'que no cambia. ¿Cuánto cobra en ese año?',
    options: ['Bs\u00a0300', 'Bs\u00a030', 'Bs\u00a03\u00a0000', 'Bs\u00a0360'],
    correct: 'A',
  },
  {
    type: 'multiple',
    module: 3,
    text: '¿Qué es cierto sobre la comisión que se cobra sobre el saldo?',
    options: [
      'Se cobra aunque un mes no aportes',
      'Se calcula con tu sueldo de cada mes',
      'La paga siempre el empleador',
      'Sube cuando crece tu saldo',
    ],
    correct: 'A,D',
  },
  {
    type: 'multiple',
    module: 4,
    text: 'Tu aporte aparece en la cuenta, pero es más bajo de lo que corresponde. ¿Cuál es el primer paso?',
    options: [
      'Esperar hasta la jubilación',
      'Comparar la base declarada con tu boleta',
      'Cambiar de administradora',
    ],
    correct: 'B',
  },
  {
    type: 'multiple',
    module: 4,
    text: 'Según el curso, ¿a quién avisas primero cuando reclamas un aporte que falta?',
    options: ['Al supervisor de pensiones', 'A la autoridad laboral', 'Al empleador', 'A la administradora'],
    correct: 'C',
  },
  {
    type: 'multiple',
    module: 4,
    text: '¿Cuáles son efectos de una laguna?',
    options: [
      'El empleador te debe esos meses',
      'Se pierde el saldo ahorrado',
      'El saldo crece menos',
      'Puedes quedar sin cobertura del seguro',
    ],
    correct: 'C,D',
  },
  {
    type: 'trueFalse',
    module: 1,
    text: 'Si la administradora tiene deudas, puede pagarlas con el ahorro de las personas afiliadas.',
    correct: 'F',
  },
  {
    type: 'trueFalse',
    module: 1,
    text: 'Como regla general, el saldo de la cuenta se puede retirar en cualquier momento.',
    correct: 'F',
  },
  {
    type: 'trueFalse',
    module: 2,
    text: 'La prima del seguro de invalidez y muerte paga tu protección y no aumenta tu saldo.',
    correct: 'V',
  },
  {
    type: 'trueFalse',
    module: 2,
    text: 'Si tu empleador te descuenta el aporte y no lo deposita, la deuda es del empleador.',
    correct: 'V',
  },
  {
    type: 'trueFalse',
    module: 3,
    text: 'La rentabilidad pasada de un fondo garantiza la rentabilidad futura.',
    correct: 'F',
  },
  {
    type: 'trueFalse',
    module: 3,
    text: 'La rentabilidad real descuenta la inflación.',
    correct: 'V',
  },
  {
    type: 'trueFalse',
    module: 4,
    text: 'Conviene revisar la cuenta cada tres meses y también cuando cambias de empleo.',
    correct: 'V',
  },
  {
    type: 'trueFalse',
    module: 4,
    text: 'Una laguna por haber estado sin trabajo es una deuda que debe pagar tu último empleador.',
    correct: 'F',
  },
];
