import type { SeedLaw } from '../seed-types.ts';

/** A checklist of rights. Educational: it cites no law, and the one in force prevails. */
export const guiaDerechosAfiliado: SeedLaw = {
  key: 'guia-derechos-afiliado',
  title: 'Guía de derechos del afiliado',
  description:
    'Qué puedes exigir a tu administradora, a tu empleador y a la entidad supervisora, y cómo pedirlo.',
  sections: [
    {
      heading: 'Para qué sirve esta guía',
      paragraphs: [
        'Este es un documento educativo. Resume los derechos que suelen reconocer las leyes de los ' +
          'sistemas de pensiones de cuenta individual. No reemplaza a la ley ni crea obligaciones. Si ' +
          'algo de lo que lees aquí es distinto de la ley vigente en tu país, vale la ley.',
        'Úsalo como una lista de control. Marca los derechos que ya ejerces y los que nunca has usado. ' +
          'Después busca en la ley de tu país el artículo que trata cada uno.',
      ],
    },
    {
      heading: 'Derechos sobre tu cuenta',
      paragraphs: [
        'Propiedad. El saldo de tu cuenta individual se registra a tu nombre y está separado del ' +
          'patrimonio de la administradora. Si la administradora cierra, tu dinero no entra en sus ' +
          'deudas.',
        'Registro completo. Cada aporte que se deposita por ti debe aparecer en tu cuenta con su mes, ' +
          'su monto y el empleador que lo pagó.',
        'Elección. Donde la ley permite elegir administradora o fondo, la decisión es tuya. Ni tu ' +
          'empleador ni un vendedor pueden tomarla por ti, y nadie puede traspasarte sin tu ' +
          'consentimiento, salvo en los casos que la propia ley prevé.',
      ],
    },
    {
      heading: 'Derechos a la información',
      paragraphs: [
        'Puedes pedir tu estado de cuenta y tu historial de aportes sin pagar por ellos. Deben estar ' +
          'escritos de forma que se entiendan y mostrar aportes, rentabilidad, comisiones y saldo.',
        'Puedes preguntar cuánto te cobran, sobre qué base y cuánto pagaste en el año. También puedes ' +
          'pedir una proyección de tu pensión y la explicación de los supuestos con que se hizo.',
        'Antes de elegir una modalidad de pensión tienes derecho a recibir ofertas que puedas comparar ' +
          'y tiempo para leerlas.',
      ],
    },
    {
      heading: 'Derechos frente a tu empleador',
      paragraphs: [
        'Si trabajas en relación de dependencia, tu empleador debe inscribirte, calcular el aporte ' +
          'sobre tu salario real y depositarlo a tiempo. Lo que te descuenta para la pensión no le ' +
          'pertenece en ningún momento.',
        'Si no deposita, puedes reclamar. En muchos países la administradora tiene que cobrar la deuda ' +
          'y los intereses en tu nombre. Guarda tus recibos: son la mejor prueba.',
      ],
    },
    {
      heading: 'Derechos al reclamar',
      paragraphs: [
        'Puedes presentar un reclamo gratis y por escrito. Deben darte constancia de que lo recibieron, ' +
          'con número y fecha, y una respuesta con razones dentro del plazo que fije la ley.',
        'Si la respuesta no te satisface o no llega, puedes acudir a la entidad supervisora. Si tampoco ' +
          'ahí se resuelve, quedan los tribunales. Reclamar no puede traerte un trato peor ni una ' +
          'sanción.',
      ],
    },
    {
      heading: 'Derechos de tu familia',
      paragraphs: [
        'Si mueres, tus beneficiarios pueden pedir la pensión de sobrevivencia que la ley prevé. Si no ' +
          'hay beneficiarios, el saldo que corresponda pasa a tus herederos, según las reglas de tu país.',
        'Tu familia tiene derecho a que le expliquen qué documentos hacen falta y a un trato respetuoso ' +
          'en un momento difícil.',
      ],
    },
    {
      heading: 'Derechos sobre tus datos',
      paragraphs: [
        'Tus datos personales y médicos solo pueden usarse para administrar tu cuenta y tus ' +
          'prestaciones. Puedes pedir que se corrijan. Nadie puede exigirte tu clave, ni siquiera un ' +
          'empleado de la administradora.',
      ],
    },
  ],
};
