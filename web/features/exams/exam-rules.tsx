import { examClosedAboveGrade } from '../../../contract/constants.ts';
import { Icon, type IconName } from '../../components/display/icon.tsx';
import styles from './exam-start.module.css';

interface ExamRulesProps {
  questions: number;
  /** The member's own time, extra time included. */
  minutes: number;
  /** The usual time. */
  usualMinutes: number;
  /** Points from 0 to 100. */
  minimum: number;
  /** Hours between two attempts; 0 = none. */
  waitHours: number;
  /** The most attempts; 0 = no limit. */
  attemptLimit: number;
  hasCertificate: boolean;
}

/** The figures of an exam, and its rules in plain sentences. */
export function ExamRules(props: ExamRulesProps) {
  const { questions, minutes, minimum } = props;
  const facts = [
    { figure: questions, word: questions === 1 ? 'pregunta' : 'preguntas' },
    { figure: minutes, word: minutes === 1 ? 'minuto' : 'minutos' },
    { figure: minimum, word: 'nota mínima' },
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
        {rulesOf(props).map(({ icon, text }) => (
          <li key={icon}>
            <Icon name={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function rulesOf(props: ExamRulesProps): { icon: IconName; text: string }[] {
  const { minutes, usualMinutes, minimum, hasCertificate } = props;
  const own = minutes > usualMinutes ? `Tu tiempo incluye ${minutes - usualMinutes} min adicionales. ` : '';
  return [
    {
      icon: 'clock',
      text: `${own}El reloj empieza al pulsar el botón y no se detiene, aunque salgas. Puedes volver mientras quede tiempo.`,
    },
    { icon: 'check', text: 'Una respuesta con una marca de más no cuenta.' },
    { icon: 'shield', text: 'Cada respuesta se guarda al marcarla, también sin conexión.' },
    {
      icon: 'award',
      text: hasCertificate
        ? `Con ${minimum} puntos o más ganas tu certificado digital.`
        : `Apruebas con ${minimum} puntos o más. Este curso no entrega certificado.`,
    },
    { icon: 'refresh', text: retakeRule(props) },
  ];
}

/** A grade above 80 closes the exam, provided it also reaches the minimum (spec 8.4). */
function retakeRule({ minimum, waitHours, attemptLimit }: ExamRulesProps): string {
  const closesFrom = Math.max(examClosedAboveGrade + 1, minimum);
  const wait =
    waitHours === 0
      ? 'cuando quieras'
      : `después de esperar ${waitHours === 1 ? '1 hora' : `${waitHours} horas`}`;
  if (attemptLimit === 1)
    return 'Es un solo intento. Cuando lo termines, verás las respuestas con su porqué.';
  const times = attemptLimit === 0 ? '' : `, hasta ${attemptLimit} intentos en total`;
  return `Desde ${closesFrom} puntos el examen queda cerrado. Con menos puedes repetirlo ${wait}${times}: vale tu mejor nota.`;
}
