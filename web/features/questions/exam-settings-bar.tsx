import type { ReactNode } from 'react';
import { question as calls, type ExamSettings } from '../../../contract/questions/calls.ts';
import { ToolHead } from '../../components/page/page-head.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useLoweredMinimum } from '../attempts/use-lowered-minimum.tsx';
import { useCertificateChange } from '../certificates/admin/use-certificate-change.tsx';
import { ExamSetting } from './exam-setting.tsx';
import styles from './exam-settings.module.css';
import { chosenText, minutesText, waitText } from './exam-settings.rules.ts';

type ExamSettingsBarProps = {
  courseId: number;
  settings: ExamSettings;
  questionCount: number;
  onChange: (settings: ExamSettings) => void;
  /** Further settings. */
  more?: ReactNode;
};

/**
 * The head of the questions: time, number of questions, minimum grade and wait of the exam, each with its own save
 * button (spec 2.14).
 */
export function ExamSettingsBar({ children, ...props }: ExamSettingsBarProps & { children?: ReactNode }) {
  return (
    <>
      <ToolHead title="PREGUNTAS" level={2}>
        {children}
      </ToolHead>
      <ExamSettingCards {...props} />
    </>
  );
}

/** The three prescribed settings, the wait after them, and `more`. */
export function ExamSettingCards({
  courseId,
  settings,
  questionCount,
  onChange,
  more,
}: ExamSettingsBarProps) {
  const { addTime, addQuantityQuestion, addMinCalification, addWait } = useApi().question;
  const lowered = useLoweredMinimum();
  const certificates = useCertificateChange();
  const setting = (key: Exclude<keyof ExamSettings, 'draw'>) => ({
    courseId,
    value: settings[key],
    onSaved: (value: number) => onChange({ ...settings, [key]: value }),
  });
  return (
    <>
      <div className={styles.settings}>
        <ExamSetting
          {...setting('testTime')}
          label="Tiempo de examen"
          name="Time"
          max={1440}
          schema={calls.addTime.input}
          formatValue={minutesText}
          save={addTime}
        />
        <ExamSetting
          {...setting('amountQuestion')}
          label="Cantidad de preguntas"
          name="Quantity"
          max={500}
          schema={calls.addQuantityQuestion.input}
          formatValue={(count) => chosenText(count, questionCount)}
          save={addQuantityQuestion}
        />
        <ExamSetting
          {...setting('minQualify')}
          label="Calificación mínima"
          name="Calification"
          max={100}
          schema={calls.addMinCalification.input}
          formatValue={(grade) => `${grade} de 100`}
          save={async (input) => {
            const given = (minimum: number) => ({ isGiven: true, minimum });
            await certificates.ask(courseId, given(settings.minQualify), given(input.Calification));
            const passing =
              input.Calification <= settings.minQualify
                ? await lowered.ask(courseId, input.Calification)
                : null;
            const answer = await addMinCalification(input);
            await lowered.carryOut(passing);
            return answer;
          }}
        />
        <ExamSetting
          {...setting('waitHours')}
          label="Espera entre intentos (horas)"
          name="Hours"
          min={0}
          max={8760}
          schema={calls.addWait.input}
          formatValue={waitText}
          save={addWait}
        />
        {more}
      </div>
      {lowered.dialog}
      {certificates.dialog}
    </>
  );
}
