import type { SeedLaw } from '../seed-types.ts';

/** A method for reading a pension law. Educational: it cites no law, and the one in force prevails. */
export const comoLeerUnaLeyDePensiones: SeedLaw = {
  key: 'como-leer-una-ley-de-pensiones',
  title: 'Guía para entender una ley de pensiones: cómo se lee',
  description: 'Un método en siete pasos para encontrar en la ley de tu país lo que de verdad te afecta.',
  sections: [
    {
      heading: 'Antes de empezar',
      paragraphs: [
        'Una ley de pensiones puede tener cientos de páginas. No hace falta leerla entera ni ser ' +
          'abogado. Hace falta saber dónde buscar. Esta guía es un documento educativo: te enseña a leer, ' +
          'pero no interpreta la ley por ti. Prevalece siempre el texto vigente en tu país y lo que ' +
          'decidan sus autoridades y tribunales.',
      ],
    },
    {
      heading: 'Paso 1. Consigue el texto vigente',
      paragraphs: [
        'Las leyes se reforman. Una copia vieja puede decir lo contrario de la actual. Busca en la ' +
          'página oficial del congreso, del diario oficial o de la entidad supervisora. Prefiere el texto ' +
          'que diga «ordenado», «consolidado» o «actualizado», y mira de qué fecha es.',
      ],
    },
    {
      heading: 'Paso 2. Distingue los pisos del edificio',
      paragraphs: [
        'Arriba está la constitución, que fija los principios. Debajo, la ley, que crea derechos y ' +
          'obligaciones. Después vienen los reglamentos, que dicen cómo se aplican, y por último las ' +
          'circulares o resoluciones, que bajan al detalle de formularios y plazos. Una norma de abajo no ' +
          'puede contradecir a una de arriba. Si buscas «cuánto» y «quién», suele estar en la ley. Si ' +
          'buscas «cómo» y «con qué papel», mira el reglamento.',
      ],
    },
    {
      heading: 'Paso 3. Lee el índice y las definiciones',
      paragraphs: [
        'El índice te dice en qué título está tu tema: afiliación, aportes, inversiones, prestaciones, ' +
          'sanciones. Las definiciones suelen estar al principio. Léelas aunque parezcan obvias: ' +
          '«salario», «beneficiario» o «invalidez» pueden significar ahí algo distinto que en la calle.',
      ],
    },
    {
      heading: 'Paso 4. Busca los verbos',
      paragraphs: [
        '«Deberá» crea una obligación. «Podrá» da una opción. «No podrá» prohíbe. «Se presume» indica ' +
          'qué se da por cierto mientras no se pruebe lo contrario. Subraya el verbo y pregúntate quién ' +
          'es el sujeto: si el deber es del empleador, de la administradora o tuyo.',
      ],
    },
    {
      heading: 'Paso 5. Persigue las excepciones',
      paragraphs: [
        'Palabras como «salvo», «excepto», «sin perjuicio de» o «siempre que» cambian el sentido de una ' +
          'frase. Muchas personas leen la regla y se detienen antes de la excepción. Lee siempre el ' +
          'párrafo completo, y el artículo anterior y el siguiente.',
      ],
    },
    {
      heading: 'Paso 6. No te saltes el final',
      paragraphs: [
        'Al final están las disposiciones transitorias. Dicen qué pasa con quienes ya estaban en el ' +
          'sistema cuando cambió la ley. Si empezaste a trabajar antes de una reforma, es posible que tu ' +
          'caso esté ahí y no en los artículos principales. También al final se indica desde cuándo rige ' +
          'cada cambio.',
      ],
    },
    {
      heading: 'Paso 7. Aplícala a tu caso',
      paragraphs: [
        'Escribe tu pregunta en una línea. Por ejemplo: «Tengo 58 años y me faltan aportes; ¿puedo ' +
          'pagarlos?». Anota el artículo que la responde, sus requisitos y sus plazos. Luego pon junto a ' +
          'cada requisito un sí, un no o un «no sé». Los «no sé» son tus próximas consultas.',
      ],
    },
    {
      heading: 'Un ejercicio',
      paragraphs: [
        'Lee esta frase inventada: «El afiliado podrá solicitar el traspaso una vez al año, siempre que ' +
          'registre seis aportes en su administradora, salvo que esta haya aumentado su comisión». El ' +
          'verbo es «podrá»: es una opción. La condición es tener seis aportes. La excepción es el ' +
          'aumento de comisión, que te libera de los requisitos anteriores. Si la frase fuera de una ley ' +
          'real, buscarías si el reglamento aclara cuáles son.',
      ],
    },
    {
      heading: 'Cuándo pedir ayuda',
      paragraphs: [
        'Pide ayuda si hay un plazo por vencer, si dos normas parecen contradecirse o si está en juego ' +
          'tu pensión o la de tu familia. La entidad supervisora, las defensorías y los consultorios ' +
          'jurídicos de muchas universidades orientan sin costo.',
      ],
    },
  ],
};
