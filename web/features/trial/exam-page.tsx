import { OwnPart } from '../../lib/page/own-part.tsx';
import { Island } from '../../runtime/island.tsx';
import { Exam, type ExamData } from '../exams/exam.tsx';
import { type TrialData, TrialExam } from './trial.tsx';

/**
 * /test: the start page, on which the exam then runs; for administrators its trial. It hydrates without a press,
 * because nearly everybody presses its button, and a tab that was in an attempt resumes it.
 */
export default function ExamPage() {
  return (
    <OwnPart<ExamData | TrialData>>
      {({ viewer, own: data }) => {
        if (viewer === null || data === undefined) return null;
        return isMembers(data) ? (
          <Island name="exam" props={{ data, viewer }} eager>
            <Exam data={data} viewer={viewer} />
          </Island>
        ) : (
          <Island name="trial" props={{ data, viewer }} eager>
            <TrialExam data={data} viewer={viewer} />
          </Island>
        );
      }}
    </OwnPart>
  );
}

const isMembers = (data: ExamData | TrialData): data is ExamData => 'enrolment' in data;
