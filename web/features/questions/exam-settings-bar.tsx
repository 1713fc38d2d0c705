import { question as calls, type ExamSettings } from '../../../contract/question.ts';
import { useApi } from '../../lib/api-context.ts';
import { ExamSetting } from './exam-setting.tsx';
import styles from './exam-settings.module.css';

type ExamSettingsBarProps = { courseId: number; settings: ExamSettings; questionCount: number };

const minutes = (value: number) => (value === 1 ? '1 minuto' : `${value} minutos`);

/** Time, number of questions and minimum grade of the exam; each is saved by its own button. */
export function ExamSettingsBar({ courseId, settings, questionCount }: ExamSettingsBarProps) {
  const api = useApi();
  const chosen = (count: number) => {
    if (questionCount === 0) return `${count}, cuando haya preguntas`;
    return count < questionCount
      ? `${count}, elegidas al azar de ${questionCount}`
      : `todas (hay ${questionCount})`;
  };
  return (
    <div className={styles.settings}>
      <ExamSetting
        courseId={courseId}
        label="Tiempo de examen"
        name="Time"
        max={1440}
        schema={calls.addTime.input}
        value={settings.testTime}
        say={minutes}
        save={api.question.addTime}
      />
      <ExamSetting
        courseId={courseId}
        label="Cantidad de preguntas"
        name="Quantity"
        max={500}
        schema={calls.addQuantityQuestion.input}
        value={settings.amountQuestion}
        say={chosen}
        save={api.question.addQuantityQuestion}
      />
      <ExamSetting
        courseId={courseId}
        label="Calificación mínima"
        name="Calification"
        max={100}
        schema={calls.addMinCalification.input}
        value={settings.minQualify}
        say={(grade) => `${grade} de 100`}
        save={api.question.addMinCalification}
      />
    </div>
  );
}
