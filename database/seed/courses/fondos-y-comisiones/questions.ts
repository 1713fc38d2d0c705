import type { SeedQuestion } from '../../seed-types.ts';

/** The bank of exam questions, in the order of the modules; every figure a question needs is in its text. */
export const questions: SeedQuestion[] = [
  {
    type: 'multiple',
    module: 1,
    text: '¿De quién es el dinero del fondo de pensiones?',
    options: ['De la administradora', 'Del organismo supervisor', 'De los afiliados', 'De los empleadores'],
    correct: 'C',
  },
  {
    type: 'multiple',
    module: 1,
    text: 'Aportas Bs\u00a0300 un día en que la cuota vale 60. ¿Cuántas cuotas compras?',
    options: ['3 cuotas', '5 cuotas', '6 cuotas', '60 cuotas'],
    correct: 'B',
  },
  {
    type: 'multiple',
    module: 1,
    text: '¿Qué es cierto sobre diversificar?',
    options: [
      'Es repartir el dinero entre muchas inversiones distintas',
      'Es pasar todo el dinero a la inversión más segura',
      'Es una garantía de ganar algo todos los años',
      'Es una forma de que unas inversiones compensen a otras',
    ],
    correct: 'A,D',
  },
  {
    type: 'multiple',
    module: 1,
    text: '¿Cuál de estas inversiones es de renta variable?',
    options: ['Los bonos del Estado', 'Los bonos de empresas', 'Los depósitos a plazo', 'Las acciones'],
    correct: 'D',
  },
  {
    type: 'trueFalse',
    module: 1,
    text: 'Si baja el valor cuota, pierdes una parte de tus cuotas.',
    correct: 'F',
  },
  {
    type: 'trueFalse',
    module: 1,
    text: 'Si la administradora quiebra, sus acreedores pueden cobrarse con el dinero del fondo.',
    correct: 'F',
  },
  {
    type: 'multiple',
    module: 2,
    text: 'Según la idea del ciclo de vida, ¿a quién suele convenirle más renta variable?',
    options: [
      'A quien le faltan 30 años para el retiro',
      'A quien le faltan 15 años para el retiro',
      'A quien le faltan 8 años para el retiro',
      'A quien le faltan 2 años para el retiro',
    ],
    correct: 'A',
  },
  {
    type: 'multiple',
    module: 2,
    text: 'Tu saldo cae un 20\u00a0%, de 5\u00a0000 a Bs\u00a04\u00a0000. ¿Qué porcentaje debe subir para volver a 5\u00a0000?',
    options: ['15\u00a0%', '20\u00a0%', '25\u00a0%', '40\u00a0%'],
    correct: 'C',
  },
  {
    type: 'multiple',
    module: 2,
    text: '¿Qué es cierto sobre el riesgo?',
    options: [
      'Aceptar más riesgo garantiza ganar más al final',
      'Un fondo con más acciones sube y baja más',
      'Un fondo que casi no se mueve puede crecer menos que los precios',
      'Cuanto más cerca está el retiro, más riesgo suele convenir',
    ],
    correct: 'B,C',
  },
  {
    type: 'trueFalse',
    module: 2,
    text: 'Después de una caída, nadie sabe cuándo llegará la recuperación ni cuánto tardará.',
    correct: 'V',
  },
  {
    type: 'trueFalse',
    module: 2,
    text: 'Donde hay varios fondos, a quien no elige suelen asignarle uno según su edad.',
    correct: 'V',
  },
  {
    type: 'multiple',
    module: 3,
    text:
      'La rentabilidad nominal de un año fue del 6\u00a0% y la inflación, del 4\u00a0%. Con la cuenta ' +
      'rápida de restar, ¿cuánto fue, más o menos, la rentabilidad real?',
    options: ['2\u00a0%', '4\u00a0%', '6\u00a0%', '10\u00a0%'],
    correct: 'A',
  },
  {
    type: 'multiple',
    module: 3,
    text: 'Un saldo de Bs\u00a02\u00a0000 gana un 10\u00a0% anual durante dos años, sin aportes. ¿Cuánto hay al final?',
    options: ['Bs\u00a02\u00a0200', 'Bs\u00a02\u00a0400', 'Bs\u00a02\u00a0420', 'Bs\u00a02\u00a0440'],
    correct: 'C',
  },
  {
    type: 'multiple',
    module: 3,
    text:
      'Empezaste el año con Bs\u00a08\u00a0000 y lo terminaste con 9\u00a0200. En el año aportaste 900. ¿Cuánto vino de ' +
      'la inversión?',
    options: ['Bs\u00a01\u00a0200', 'Bs\u00a0900', 'Bs\u00a02\u00a0100', 'Bs\u00a0300'],
    correct: 'D',
  },
  {
    type: 'multiple',
    module: 3,
    text: '¿Qué hace que una comparación entre dos fondos sea justa?',
    options: [
      'Usar el mismo período para los dos',
      'Usar una cifra real y otra nominal',
      'Usar cifras netas para los dos',
      'Usar solo el mejor mes de cada uno',
    ],
    correct: 'A,C',
  },
  {
    type: 'trueFalse',
    module: 3,
    text: 'Si la inflación supera a la rentabilidad nominal, la rentabilidad real es negativa.',
    correct: 'V',
  },
  {
    type: 'trueFalse',
    module: 3,
    text: 'El fondo que más ganó este año será con seguridad el que más gane el próximo.',
    correct: 'F',
  },
  {
    type: 'multiple',
    module: 4,
    text: 'Una comisión es del 1,5\u00a0% de un salario mensual de Bs\u00a0800. ¿Cuánto se paga en un año?',
    options: ['Bs\u00a012', 'Bs\u00a0144', 'Bs\u00a0150', 'Bs\u00a0180'],
    correct: 'B',
  },
  {
    type: 'multiple',
    module: 4,
    text: '¿Cuál de estas comisiones se paga aunque un mes no cotices?',
    options: [
      'La que se cobra sobre el salario del mes',
      'La que se cobra sobre el flujo de aportes',
      'La que se cobra sobre el saldo ahorrado',
    ],
    correct: 'C',
  },
  {
    type: 'multiple',
    module: 4,
    text: '¿Cómo se comparan bien dos comisiones que se cobran sobre cosas distintas?',
    options: [
      'Se elige la del porcentaje más bajo',
      'Se suman los dos porcentajes',
      'Se elige la que no aparece en el recibo',
      'Se pasan las dos a dinero por año',
    ],
    correct: 'D',
  },
  {
    type: 'trueFalse',
    module: 4,
    text: 'La comisión de la administradora y la prima del seguro son el mismo pago con dos nombres.',
    correct: 'F',
  },
  {
    type: 'multiple',
    module: 5,
    text:
      'Saldo inicial: Bs\u00a010\u00a0000. Aportes: 1\u00a0200. Ganancia antes de comisión: 500. Comisión: 60. ' +
      '¿Cuál es el saldo final?',
    options: ['Bs\u00a011\u00a0640', 'Bs\u00a011\u00a0700', 'Bs\u00a011\u00a0760', 'Bs\u00a011\u00a0140'],
    correct: 'A',
  },
  {
    type: 'multiple',
    module: 5,
    text: '¿Cuáles de estas son señales de alerta?',
    options: [
      'Te muestran la rentabilidad neta de varios años',
      'Te prometen una ganancia alta y segura',
      'Te dicen que la rentabilidad pasada no garantiza la futura',
      'Te piden un código que llegó a tu teléfono',
    ],
    correct: 'B,D',
  },
  {
    type: 'trueFalse',
    module: 5,
    text: 'Al cambiar de administradora se traslada tu saldo completo y sigue siendo tuyo.',
    correct: 'V',
  },
];
