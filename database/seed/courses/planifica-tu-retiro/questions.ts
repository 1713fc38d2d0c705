import type { SeedQuestion } from '../../seed-types.ts';

/** The bank of the course: 16 of multiple choice and 8 of true or false, in the order of the modules. */
export const questions: SeedQuestion[] = [
  {
    type: 'multiple',
    text: 'Según el curso, ¿qué gasto suele subir al retirarse?',
    options: ['El transporte al trabajo', 'Los estudios de los hijos', 'La cuota de la casa', 'La salud'],
    correct: 'D',
  },
  {
    type: 'multiple',
    text: 'Ganas 1500 pesos y tu pensión sería de 900. ¿Cuál es tu tasa de reemplazo?',
    options: ['40\u00a0%', '60\u00a0%', '90\u00a0%', '166\u00a0%'],
    correct: 'B',
  },
  {
    type: 'multiple',
    text: '¿Cómo recomienda el curso hacer las cuentas del retiro? Elige dos respuestas.',
    options: [
      'Con precios de hoy',
      'Con los precios que imaginas para el futuro',
      'Con rentabilidades reales',
      'Con la meta de otra persona',
    ],
    correct: 'A,C',
  },
  {
    type: 'multiple',
    text: 'Luis empezó a trabajar hace 120 meses y aportó 90. ¿Cuál es su densidad de aportes?',
    options: ['30\u00a0%', '90\u00a0%', '75\u00a0%', '25\u00a0%'],
    correct: 'C',
  },
  {
    type: 'multiple',
    text:
      'Tu meta es de 1200 pesos al mes. Esperas una pensión de 800 y cobrar un alquiler de 150. ' +
      '¿Cuál es tu brecha?',
    options: ['250 pesos', '400 pesos', '950 pesos', '1050 pesos'],
    correct: 'A',
  },
  {
    type: 'multiple',
    text: '¿Qué muestra el resultado de un simulador de pensión?',
    options: [
      'Un monto que la administradora se obliga a pagar',
      'Una estimación según los datos que das',
      'La pensión mínima que fija la ley',
    ],
    correct: 'B',
  },
  {
    type: 'multiple',
    text: '¿Qué es el interés compuesto?',
    options: [
      'La suma de dos comisiones distintas',
      'Un interés que paga el empleador',
      'La inflación acumulada de varios años seguidos',
      'Ganancias que también generan ganancias',
    ],
    correct: 'D',
  },
  {
    type: 'multiple',
    text: 'Con la regla del 72, ¿en cuántos años se duplica un ahorro que rinde 3\u00a0% al año?',
    options: ['24 años', '12 años', '36 años', '75 años'],
    correct: 'A',
  },
  {
    type: 'multiple',
    text: '¿Qué frena el crecimiento de tu ahorro? Elige dos respuestas.',
    options: ['Empezar temprano', 'Retirar antes', 'Dejar pausas sin aportar', 'Aportar todos los meses'],
    correct: 'B,C',
  },
  {
    type: 'multiple',
    text: 'Según el orden del curso, ¿qué va antes que el ahorro voluntario? Elige dos respuestas.',
    options: [
      'Pagar las deudas caras',
      'Cambiar de administradora',
      'Comprar acciones por tu cuenta',
      'Armar un fondo de emergencia',
    ],
    correct: 'A,D',
  },
  {
    type: 'multiple',
    text: 'Quieres cubrir 200 pesos al mes durante 20 años, sin contar rentabilidad. ¿Qué capital necesitas?',
    options: ['2400 pesos', '4000 pesos', '48\u00a0000 pesos', '96\u00a0000 pesos'],
    correct: 'C',
  },
  {
    type: 'multiple',
    text: 'Según la guía del curso, ¿qué fondo suele convenir a quien le faltan cinco años para jubilarse?',
    options: ['Uno de más riesgo', 'Uno de menos riesgo', 'El que más subió el último mes'],
    correct: 'B',
  },
  {
    type: 'multiple',
    text: '¿Qué rasgos tiene la renta vitalicia? Elige dos respuestas.',
    options: [
      'La administradora la paga desde tu cuenta',
      'El saldo puede agotarse si vives mucho',
      'Una aseguradora la paga de por vida',
      'Por lo general, no se puede deshacer',
    ],
    correct: 'C,D',
  },
  {
    type: 'multiple',
    text: 'En el retiro programado, ¿qué pasa con el saldo que queda si la persona muere?',
    options: [
      'Es para su familia o sus herederos',
      'Se lo queda la administradora',
      'Pasa a la compañía aseguradora',
      'Se reparte entre las demás personas afiliadas',
    ],
    correct: 'A',
  },
  {
    type: 'multiple',
    text: '¿Por qué retirarse más tarde puede subir la pensión? Elige dos respuestas.',
    options: [
      'Porque bajan los precios',
      'Porque el saldo rinde más tiempo',
      'Porque se deja de pagar toda comisión',
      'Porque el saldo se reparte entre menos años',
    ],
    correct: 'B,D',
  },
  {
    type: 'multiple',
    text: 'Alguien promete «liberar» tu fondo por una comisión y te pide tu clave. ¿Qué haces?',
    options: [
      'Le das la clave y luego la cambias',
      'Pagas solo la mitad por adelantado',
      'Consultas al supervisor y no das tu clave',
      'Firmas pronto para no perder una buena oferta',
    ],
    correct: 'C',
  },
  {
    type: 'trueFalse',
    text: 'Existe una tasa de reemplazo perfecta, que sirve para todas las personas.',
    correct: 'F',
  },
  {
    type: 'trueFalse',
    text: 'La brecha es la meta mensual menos los ingresos mensuales que esperas tener en el retiro.',
    correct: 'V',
  },
  {
    type: 'trueFalse',
    text: 'Dos personas con el mismo sueldo pueden tener pensiones distintas si una aportó menos meses.',
    correct: 'V',
  },
  {
    type: 'trueFalse',
    text: 'Con los mismos aportes y rentabilidad, a los 65 años da igual haber empezado a los 25 o a los 45.',
    correct: 'F',
  },
  {
    type: 'trueFalse',
    text: 'El fondo de emergencia debe estar en un lugar seguro y fácil de retirar.',
    correct: 'V',
  },
  {
    type: 'trueFalse',
    text: 'Cuando un fondo baja mucho, cambiarse por susto es la mejor forma de proteger el ahorro.',
    correct: 'F',
  },
  {
    type: 'trueFalse',
    text: 'En la renta vitalicia, el riesgo de que vivas muchos años lo asume la aseguradora.',
    correct: 'V',
  },
  {
    type: 'trueFalse',
    text: 'El plan de retiro se hace una sola vez y no hace falta revisarlo.',
    correct: 'F',
  },
];
