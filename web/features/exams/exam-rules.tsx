import { Icon, type IconName } from '../../components/icon.tsx';
import styles from './exam-start.module.css';

interface ExamRulesProps {
  questions: number;
  minutes: number;
  /** Points from 0 to 100. */
  minimum: number;
  hasCertificate: boolean;
}

/** The figures of an exam and its rules in plain sentences. */
export function ExamRules({ questions, minutes, minimum, hasCertificate }: ExamRulesProps) {
  const facts = [
    { figure: questions, word: questions === 1 ? 'pregunta' : 'preguntas' },
    { figure: minutes, word: minutes === 1 ? 'minuto' : 'minutos' },
    { figure: minimum, word: 'nota mínima' },
  ];
  const rules: { icon: IconName; text: string }[] = [
    {
      icon: 'clock',
      text: 'El reloj empieza al pulsar el botón y no se detiene, aunque salgas. Puedes volver mientras quede tiempo.',
    },
    { icon: 'shield', text: 'Cada respuesta se guarda al marcarla, también sin conexión.' },
    {
      icon: 'award',
      text: hasCertificate
        ? `Con ${minimum} puntos o más descargas tu certificado en seguida.`
        : `Apruebas con ${minimum} puntos o más. Este curso no entrega certificado.`,
    },
  ];
  return (
    <>
      <div className={styles.facts}>
        {facts.map(({ figure, word }) => (
          <div key={word}>
            <b>{figure}</b>
            <span>{word}</span>
          </div>
        ))}
      </div>
      <ul className={styles.rules}>
        {rules.map(({ icon, text }) => (
          <li key={icon}>
            <Icon name={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
