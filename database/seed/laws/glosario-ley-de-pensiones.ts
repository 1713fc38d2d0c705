import type { SeedLaw } from '../seed-types.ts';

/** Common terms of pension law. Educational: it cites no law, and the one in force prevails. */
export const glosarioLeyDePensiones: SeedLaw = {
  key: 'glosario-ley-de-pensiones',
  title: 'Glosario de términos de la ley de pensiones',
  description: 'Las palabras que aparecen en casi todas las leyes de pensiones, explicadas sin tecnicismos.',
  sections: [
    {
      heading: 'Cómo usar este glosario',
      paragraphs: [
        'Este glosario es un documento educativo. Explica el sentido general de cada término. La ley ' +
          'vigente en tu país puede definirlo de otra manera, y en ese caso prevalece la definición de la ' +
          'ley. Suele estar en sus primeros artículos.',
      ],
    },
    {
      heading: 'Personas e instituciones',
      paragraphs: [
        'Administradora. Institución que cobra o recibe los aportes, lleva las cuentas, invierte el ' +
          'dinero y, según el país, paga pensiones. También se la conoce por siglas como AFP.',
        'Afiliado. Persona inscrita en el sistema. Lo sigue siendo aunque deje de aportar.',
        'Aseguradora. Empresa que paga el seguro de invalidez y sobrevivencia o las rentas vitalicias.',
        'Beneficiario. Familiar al que la ley da derecho a una pensión cuando muere el afiliado.',
        'Cotizante. Afiliado que está aportando.',
        'Empleador. Quien contrata y paga un salario. Debe declarar y depositar los aportes.',
        'Entidad supervisora. Institución pública que autoriza, vigila y sanciona a las administradoras.',
        'Heredero. Quien recibe los bienes de una persona fallecida, según la ley o el testamento. No ' +
          'siempre coincide con el beneficiario.',
      ],
    },
    {
      heading: 'El dinero',
      paragraphs: [
        'Aporte o cotización. Monto que entra en el sistema por el trabajo de una persona.',
        'Aporte voluntario. El que se hace por decisión propia, además del obligatorio.',
        'Base de cotización. Parte del ingreso sobre la que se calcula el aporte. Puede tener un mínimo ' +
          'y un tope.',
        'Capitalización individual. Método en que los aportes de cada persona se invierten en su propia ' +
          'cuenta.',
        'Comisión. Precio que cobra la administradora por su trabajo.',
        'Cuota. Unidad en que se divide un fondo. El saldo es el número de cuotas por el valor de la cuota.',
        'Fondo de pensiones. Conjunto del dinero de los afiliados, invertido y separado del patrimonio ' +
          'de la administradora.',
        'Rentabilidad. Lo que gana o pierde el dinero invertido. Es real cuando se le descuenta la ' +
          'inflación, y neta cuando se le descuentan las comisiones.',
        'Reparto. Método en que los aportes de quienes trabajan hoy pagan las pensiones de hoy.',
      ],
    },
    {
      heading: 'El tiempo',
      paragraphs: [
        'Densidad de cotización. Parte de la vida laboral en la que hubo aportes.',
        'Edad legal. Edad desde la que se puede pedir la pensión de vejez.',
        'Laguna. Periodo sin aportes.',
        'Mora. Retraso en el pago de los aportes. Suele generar intereses a cargo del empleador.',
        'Prescripción. Pérdida de un derecho o de una acción por no ejercerla dentro del plazo.',
      ],
    },
    {
      heading: 'Las prestaciones',
      paragraphs: [
        'Dictamen. Decisión escrita de una comisión médica sobre el grado de invalidez.',
        'Modalidad de pensión. Forma de cobrar: renta vitalicia, retiro programado o una mezcla.',
        'Pensión de invalidez. La que se paga a quien perdió una parte importante de su capacidad de ' +
          'trabajo.',
        'Pensión de sobrevivencia. La que reciben los beneficiarios de una persona fallecida.',
        'Pensión de vejez. La que se paga al cumplir la edad y los requisitos.',
        'Pensión mínima o solidaria. La que garantiza o completa el Estado para quienes cumplen ciertas ' +
          'condiciones.',
        'Renta vitalicia. Pago mensual de una aseguradora mientras la persona viva.',
        'Retiro programado. Pago mensual que sale del saldo de la cuenta y se recalcula cada año.',
        'Tasa de reemplazo. La pensión dividida entre el ingreso que se tenía al trabajar.',
      ],
    },
  ],
};
