import { Button } from '../../components/forms/button.tsx';
import { downloadFile } from '../../lib/api/download.ts';
import styles from './bank-examples.module.css';

/** An example spreadsheet for Excel, with the byte order mark that announces UTF-8. */
const exampleSheet = `\uFEFF${[
  'Pregunta;Tipo;A;B;C;D;Correcta;Módulo',
  '¿Qué figuras tienen tres lados?;Selección Multiple;El triángulo;El cuadrado;El triángulo rectángulo;;A,C;',
  'La Luna gira alrededor de la Tierra.;Verdadero o Falso;;;;;V;',
].join('\r\n')}\r\n`;

const exampleGift = `¿Qué figura tiene tres lados? {
=El triángulo
~El cuadrado
}

La Luna gira alrededor de la Tierra. {T}`;

const exampleAiken = `¿Qué figura tiene tres lados?
A. El cuadrado
B. El triángulo
ANSWER: B`;

/** Examples of questions in formats that the import understands. */
export function BankExamples() {
  return (
    <details className={styles.examples}>
      <summary>¿Cómo se escribe un archivo?</summary>
      <div className="stack">
        <p>
          En una planilla, una pregunta por fila. «Correcta» lleva las letras (A,C), o V y F; «Módulo» puede
          quedar vacío.
        </p>
        <Button
          kind="line"
          size="small"
          onClick={() =>
            downloadFile(new Blob([exampleSheet], { type: 'text/csv' }), 'ejemplo-de-preguntas.csv')
          }
        >
          Descargar una planilla de ejemplo
        </Button>
        <p>En GIFT, con = la respuesta correcta y ~ las demás:</p>
        <pre>{exampleGift}</pre>
        <p>En Aiken, con una sola respuesta correcta:</p>
        <pre>{exampleAiken}</pre>
      </div>
    </details>
  );
}
