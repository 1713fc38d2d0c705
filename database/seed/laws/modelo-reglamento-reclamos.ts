import type { SeedLaw } from '../seed-types.ts';

/** A model complaints procedure. Educational: it cites no law, and the one in force prevails. */
export const modeloReglamentoReclamos: SeedLaw = {
  key: 'modelo-reglamento-reclamos',
  title: 'Modelo de reglamento interno de reclamos',
  description:
    'Un modelo para estudiar cómo debería recibir, tramitar y responder reclamos una institución de ' +
    'pensiones.',
  sections: [
    {
      heading: 'Nota previa',
      paragraphs: [
        'Este modelo es un documento educativo. No es el reglamento de ninguna institución real y no ' +
          'obliga a nadie. Muestra cómo podría ordenarse un procedimiento claro y justo. En cada país ' +
          'prevalecen la ley vigente y las normas de la entidad supervisora, también en los plazos.',
        'Los plazos que aparecen aquí son ejemplos. Están marcados así para que los cambies por los de ' +
          'tu país.',
      ],
    },
    {
      heading: 'Artículo 1. Objeto',
      paragraphs: [
        'Este reglamento ordena la forma en que la institución recibe, estudia y responde los reclamos ' +
          'de sus afiliados, pensionados y beneficiarios. Su propósito es corregir los errores pronto y ' +
          'aprender de ellos.',
      ],
    },
    {
      heading: 'Artículo 2. Quién puede reclamar',
      paragraphs: [
        'Puede reclamar toda persona que tenga o haya tenido una cuenta en la institución, quien cobre ' +
          'una pensión y sus beneficiarios. Puede hacerlo en persona o por medio de un representante con ' +
          'poder. No se exige abogado.',
      ],
    },
    {
      heading: 'Artículo 3. Gratuidad y canales',
      paragraphs: [
        'El trámite es gratuito. La institución recibe reclamos en sus oficinas, por teléfono, por su ' +
          'página y por correo. Todos los canales tienen el mismo valor. Quien no pueda escribir recibirá ' +
          'ayuda para dejar su reclamo por escrito, con sus propias palabras.',
      ],
    },
    {
      heading: 'Artículo 4. Contenido del reclamo',
      paragraphs: [
        'Basta con cuatro datos: quién reclama, qué ocurrió, qué pide y cómo se le puede responder. Los ' +
          'documentos de apoyo se adjuntan si se tienen. Si falta algo, la institución lo pedirá una sola ' +
          'vez y dará un plazo razonable para completarlo. No se rechaza un reclamo por un error de ' +
          'forma.',
      ],
    },
    {
      heading: 'Artículo 5. Constancia',
      paragraphs: [
        'Al recibir el reclamo, la institución entrega un número, la fecha y el nombre del área ' +
          'responsable. Con ese número la persona puede consultar el estado de su caso en cualquier ' +
          'momento.',
      ],
    },
    {
      heading: 'Artículo 6. Estudio',
      paragraphs: [
        'Revisa el reclamo alguien que no tomó parte en el hecho reclamado. Se consultan los registros, ' +
          'se escucha al área y, si hace falta, se pide información al empleador o a otra institución. ' +
          'Todo queda en un expediente que la persona puede ver.',
      ],
    },
    {
      heading: 'Artículo 7. Respuesta',
      paragraphs: [
        'La institución responde por escrito en un plazo de, por ejemplo, quince días hábiles. Si el ' +
          'caso es complejo, puede ampliarlo una vez, avisando el motivo antes de que venza. La respuesta ' +
          'dice qué se encontró, qué norma se aplicó y qué se decidió, en un lenguaje que se entienda.',
      ],
    },
    {
      heading: 'Artículo 8. Corrección',
      paragraphs: [
        'Si la persona tiene razón, la institución corrige el error y sus efectos: repone el dinero, la ' +
          'rentabilidad que se dejó de ganar y los datos equivocados. También informa en qué fecha quedó ' +
          'hecho.',
      ],
    },
    {
      heading: 'Artículo 9. Desacuerdo',
      paragraphs: [
        'Si la persona no está conforme, puede pedir una revisión a un área distinta. También puede ' +
          'acudir a la entidad supervisora. Toda respuesta negativa debe explicar esta posibilidad e ' +
          'indicar dónde y en qué plazo se ejerce.',
      ],
    },
    {
      heading: 'Artículo 10. Registro y mejora',
      paragraphs: [
        'La institución lleva un registro de reclamos por motivo, plazo y resultado. Lo revisa cada ' +
          'tres meses y publica un resumen sin datos personales. Si un mismo error se repite, se corrige ' +
          'su causa y no solo cada caso.',
      ],
    },
    {
      heading: 'Artículo 11. Confidencialidad y buen trato',
      paragraphs: [
        'Los datos del reclamo se usan solo para resolverlo. Ninguna persona recibirá un trato peor por ' +
          'haber reclamado.',
      ],
    },
  ],
};
