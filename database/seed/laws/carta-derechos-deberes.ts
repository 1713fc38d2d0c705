import type { SeedLaw } from '../seed-types.ts';

/** Rights and duties side by side. Educational: it cites no law, and the one in force prevails. */
export const cartaDerechosDeberes: SeedLaw = {
  key: 'carta-derechos-deberes',
  title: 'Carta de derechos y deberes',
  description:
    'Lo que puedes esperar del sistema de pensiones y lo que el sistema espera de ti, en doce compromisos.',
  sections: [
    {
      heading: 'Presentación',
      paragraphs: [
        'Una pensión se construye entre varios: la persona que trabaja, quien la emplea, la ' +
          'administradora y el Estado. Cada uno tiene derechos y deberes. Esta carta los pone juntos para ' +
          'que se vean de una vez.',
        'Es un documento educativo, preparado para el aula. No es una norma. Los derechos y deberes que ' +
          'te obligan son los de la ley vigente en tu país, que siempre prevalece sobre este texto.',
      ],
    },
    {
      heading: 'Tus derechos',
      paragraphs: [
        '1. A una cuenta a tu nombre. Tu saldo se lleva por separado y nadie puede usarlo para pagar ' +
          'deudas ajenas.',
        '2. A saber. Puedes pedir tu estado de cuenta, preguntar por comisiones y rentabilidad, y ' +
          'recibir respuestas claras y gratuitas.',
        '3. A elegir. Donde la ley lo permite, eliges administradora, fondo y modalidad de pensión, sin ' +
          'presiones y con tiempo.',
        '4. A la protección del seguro. Si cumples los requisitos, tú y tu familia están cubiertos ante ' +
          'la invalidez y la muerte.',
        '5. A reclamar. Tu reclamo se recibe, se estudia y se responde con razones. Puedes acudir a la ' +
          'autoridad si no estás conforme.',
        '6. A la reserva. Tus datos y tu salud son tuyos. Solo se usan para lo que la ley permite.',
      ],
    },
    {
      heading: 'Tus deberes',
      paragraphs: [
        '7. Aportar cuando te corresponde. Si eres independiente y la ley te obliga, declara tus ' +
          'ingresos reales y paga a tiempo.',
        '8. Decir la verdad. Los datos falsos dañan tu propia pensión y la de tu familia, y pueden ' +
          'tener consecuencias legales.',
        '9. Mantener tus datos al día. Avisa si cambias de domicilio, de teléfono, de estado civil o si ' +
          'nace un hijo.',
        '10. Revisar tu cuenta. Nadie conoce mejor que tú los meses que trabajaste. Hazlo al menos dos ' +
          'veces al año.',
        '11. Cuidar tus claves y documentos. No los prestes ni los dictes. Guarda recibos, contratos y ' +
          'comprobantes.',
        '12. Pedir a tiempo. Las pensiones, las apelaciones y los reclamos tienen plazos. Anótalos.',
      ],
    },
    {
      heading: 'Lo que corresponde al empleador',
      paragraphs: [
        'Inscribir a cada persona desde el primer día, calcular el aporte sobre el salario real, ' +
          'depositarlo dentro del plazo y entregar recibos que muestren los descuentos. Retener un aporte ' +
          'y no depositarlo es una falta grave, y en muchos países puede ser un delito.',
      ],
    },
    {
      heading: 'Lo que corresponde a la administradora',
      paragraphs: [
        'Registrar cada aporte, invertir con prudencia y en interés del afiliado, cobrar solo las ' +
          'comisiones permitidas, informar con claridad, perseguir las deudas de los empleadores donde la ' +
          'ley se lo encarga y pagar las prestaciones sin demoras.',
      ],
    },
    {
      heading: 'Lo que corresponde al Estado',
      paragraphs: [
        'Dictar reglas justas y estables, vigilar que se cumplan, sancionar a quien abusa, sostener las ' +
          'garantías que la ley promete y enseñar a la población cómo funciona su sistema de pensiones.',
      ],
    },
    {
      heading: 'Cómo usar esta carta',
      paragraphs: [
        'Léela con tu familia o en tu lugar de trabajo. Elige un derecho que no conocías y un deber que ' +
          'tienes pendiente. Ponle fecha a los dos. Una carta de derechos sirve cuando alguien la usa.',
      ],
    },
  ],
};
