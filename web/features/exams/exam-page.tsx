import { OwnPart } from '../../lib/page/own-part.tsx';
import { Island } from '../../runtime/island.tsx';
import { Exam, type ExamData } from './exam.tsx';

/**
 * /test: the start page, in which the exam then runs. It hydrates without a press: nearly everybody presses its button,
 * and a tab that was in an attempt resumes it.
 */
export default function ExamPage() {
  return (
    <OwnPart<ExamData>>
      {({ viewer, own: data }) =>
        viewer !== null &&
        data !== undefined && (
          <Island name="exam" props={{ data, viewer }} eager>
            <Exam data={data} viewer={viewer} />
          </Island>
        )
      }
    </OwnPart>
  );
}
