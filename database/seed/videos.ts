import type { SeedVideo } from './seed-types.ts';

/** The videos of the demonstration portal. They are silent, so each description doubles as the transcript. */
export const videos: readonly SeedVideo[] = [
  {
    key: 'cuenta-individual',
    title: 'Qué es tu cuenta individual',
    description:
      'Cada mes, una parte de tu salario entra en una cuenta con tu nombre. En muchos países tu ' +
      'empleador también aporta. Una administradora guarda el registro e invierte el dinero: compra ' +
      'bonos y acciones, siempre dentro de los límites de la ley. El saldo crece con tus aportes y con ' +
      'la rentabilidad, y paga comisiones. Cuando llegas a la edad de retiro, se convierte en tu ' +
      'pensión. Si antes quedas con una invalidez, o si mueres, el saldo y el seguro te protegen a ti o ' +
      'a tu familia. La cuenta es tuya aunque cambies de trabajo.',
    file: 'cuenta-individual.webm',
    seconds: 42,
  },
  {
    key: 'interes-compuesto',
    title: 'El interés compuesto, paso a paso',
    description:
      'Este video muestra un ejemplo: aportas $100 cada mes y tu cuenta gana 4\u00a0% al año por encima ' +
      'de la inflación. A los 10 años pusiste $12\u00a0000 y tienes más de $14\u00a0000. A los 20 ' +
      'pusiste $24\u00a0000 y tienes más de $36\u00a0000. A los 30 pusiste $36\u00a0000 y tienes más de ' +
      '$68\u00a0000. A los 40 pusiste $48\u00a0000 y tienes más de $115\u00a0000. Los últimos diez años ' +
      'suman más que los primeros veinte. Es un supuesto, no una promesa. La idea es clara: el tiempo ' +
      'hace buena parte del trabajo, así que conviene empezar pronto.',
    file: 'interes-compuesto.webm',
    seconds: 43,
  },
  {
    key: 'comisiones',
    title: 'Comisiones: dos formas de cobrar',
    description:
      'La administradora cobra por su trabajo. Puede hacerlo de dos maneras. Comisión sobre el sueldo: ' +
      'con un salario de $1\u00a0000 y una comisión de 1,5\u00a0%, pagas $15 al mes, tengas el saldo ' +
      'que tengas. Comisión sobre el saldo: con 1\u00a0% al año y $5\u00a0000 ahorrados, pagas $50 al ' +
      'año; con $40\u00a0000, pagas $400. La primera no cambia cuando tu ahorro crece. La segunda es ' +
      'barata al empezar y pesa más al final. Son cifras de ejemplo. Mira en tu estado de cuenta cuál ' +
      'pagas tú y cuánto suma en un año.',
    file: 'comisiones.webm',
    seconds: 43,
  },
];
