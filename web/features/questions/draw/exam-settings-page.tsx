import { useState } from 'react';
import type { CourseHome } from '../../../../contract/courses/home-calls.ts';
import type { ExamSettings, QuestionRow } from '../../../../contract/questions/calls.ts';
import { drawCalls } from '../../../../contract/questions/draw.ts';
import { Button } from '../../../components/forms/button.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import { CourseHead } from '../../course-home/course-head.tsx';
import { tabHref } from '../../course-home/course-tabs.ts';
import { ExamSetting } from '../exam-setting.tsx';
import { limitText } from '../exam-settings.rules.ts';
import { ExamSettingCards } from '../exam-settings-bar.tsx';
import { DrawForm } from './draw-form.tsx';

type ExamSettingsData = {
  home: CourseHome;
  /** The titles of its modules. */
  modules: string[];
  questions: QuestionRow[];
  settings: ExamSettings;
};

/** /ajustesexamen: the settings of a course's exam, and how it draws its questions (spec 8.19). */
export default function ExamSettingsPage({ data }: ViewProps<ExamSettingsData>) {
  const { home: course, modules } = data;
  const questions = data.questions.filter(({ practice }) => !practice); // no exam asks those
  const [settings, setSettings] = useState(data.settings);
  const { addAttemptLimit } = useApi().question;
  return (
    <>
      <CourseHead course={course} current="preguntas" here="Ajustes del examen" />
      <ToolHead title="Ajustes del examen" level={2}>
        <Button kind="text" href={tabHref('preguntas', course.id)}>
          Volver a las preguntas
        </Button>
      </ToolHead>
      <ExamSettingCards
        courseId={course.id}
        settings={settings}
        questionCount={questions.length}
        onChange={setSettings}
        more={
          <ExamSetting
            courseId={course.id}
            label="Intentos como máximo"
            name="Limit"
            min={0}
            max={100}
            schema={drawCalls.addAttemptLimit.input}
            value={settings.attemptLimit}
            onSaved={(attemptLimit) => setSettings({ ...settings, attemptLimit })}
            formatValue={limitText}
            save={addAttemptLimit}
          />
        }
      />
      <DrawForm
        course={course}
        modules={modules}
        questions={questions}
        settings={settings}
        onSaved={(draw) => setSettings((before) => ({ ...before, draw }))}
      />
    </>
  );
}
