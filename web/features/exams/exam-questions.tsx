import { useEffect, useRef, useState } from 'react';
import type { Exam, ExamQuestion } from '../../../contract/questions/calls.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { BottomBar } from '../../components/page/bottom-bar.tsx';
import { Card } from '../../components/page/card.tsx';
import { AnswerStateLine } from './answers/answer-state-line.tsx';
import {
  type AnswersByQuestion,
  countAnswered,
  unansweredNumbers,
  unsentQuestions,
} from './answers/answers-by-question.rules.ts';
import { tooManyText } from './answers/question-field.rules.ts';
import { QuestionField } from './answers/question-field.tsx';
import { ExamTextSize, ListenChip } from './exam-aids.tsx';
import { ExamOverview } from './exam-overview.tsx';
import styles from './exam-questions.module.css';
import { unansweredText } from './unanswered.rules.ts';

interface ExamQuestionsProps {
  exam: Exam;
  answers: AnswersByQuestion;
  isStuck: boolean;
  /** The session is over and the password dialog was closed. */
  needsSignIn: boolean;
  onChoose(questionId: number, answer: string): void;
  onFinish(): void;
  onSignIn(): void;
}

/** The numbered questions, the overview of the answers beside them, and Terminar. */
export function ExamQuestions(props: ExamQuestionsProps) {
  const { exam, answers, isStuck, needsSignIn, onChoose, onFinish, onSignIn } = props;
  const { questions } = exam;
  const [current, setCurrent] = useState<number | null>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const answered = countAnswered(answers);
  const savedNews = useSavedNews(questions, answers);
  const unsent = questions.flatMap(({ id }, index) =>
    isStuck && unsentQuestions(answers).includes(id) ? [index + 1] : [],
  );
  const overview = { questions, answers, isStuck, current };
  return (
    <>
      <div className="wrap page">
        <h1 className="sr">Examen: {exam.curseTitle}</h1>
        {needsSignIn && (
          <Callout kind="warn" role="alert" className={styles.signIn}>
            Tu sesión terminó: las respuestas nuevas quedan pendientes.{' '}
            <Button kind="text" size="small" onClick={onSignIn}>
              Escribir mi contraseña
            </Button>
          </Callout>
        )}
        <div className={styles.exam}>
          <div data-long-text="">
            <ExamTextSize />
            {questions.map((question, index) => (
              <QuestionField
                key={question.id}
                question={question}
                number={index + 1}
                anchor={`q${index + 1}`}
                answer={answers[question.id]?.answer ?? ''}
                onChoose={(answer) => onChoose(question.id, answer)}
                onFocus={() => setCurrent(question.id)}
                aid={<ListenChip question={question} number={index + 1} />}
              >
                <AnswerStateLine
                  held={answers[question.id]}
                  isStuck={isStuck}
                  needsSignIn={needsSignIn}
                  fault={tooManyText(question, answers[question.id]?.answer ?? '')}
                />
              </QuestionField>
            ))}
          </div>
          <aside className={styles.side} aria-label="Avance del examen">
            <Card padded className="wide-only">
              <h2>
                {answered} de {questions.length} respondidas
              </h2>
              <ExamOverview {...overview} />
              <FinishButton
                answered={answered}
                unsent={unsent}
                unanswered={unansweredNumbers(questions, answers)}
                onFinish={onFinish}
                wide
              />
            </Card>
          </aside>
        </div>
      </div>
      <p className="sr" role="status">
        {savedNews}
      </p>
      <BottomBar>
        <Button kind="line" onClick={() => setSheetOpen(true)} className={styles.sheetButton}>
          Preguntas {answered}/{questions.length}
        </Button>
        <FinishButton answered={answered} unsent={[]} unanswered={[]} onFinish={onFinish} />
      </BottomBar>
      <Dialog
        open={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        title={`${answered} de ${questions.length} respondidas`}
        lightDismiss
      >
        <ExamOverview {...overview} onGo={() => setSheetOpen(false)} />
      </Dialog>
    </>
  );
}

/** The screen reader's announcement of a saved answer: 'Pregunta 3: guardada'. */
function useSavedNews(questions: readonly ExamQuestion[], answers: AnswersByQuestion): string {
  const [news, setNews] = useState('');
  const before = useRef(answers);
  useEffect(() => {
    const saved = questions.findLastIndex(({ id }) => {
      const [was, is] = [before.current[id], answers[id]];
      return is?.state === 'saved' && is.answer !== '' && was !== undefined && was.state !== 'saved';
    });
    before.current = answers;
    const question = questions[saved];
    if (question === undefined) return;
    const fault = tooManyText(question, answers[question.id]?.answer ?? '');
    setNews(`Pregunta ${saved + 1}: ${fault ?? 'guardada'}`);
  }, [questions, answers]);
  return news;
}

interface FinishButtonProps {
  answered: number;
  /** The numbers of the questions that the server does not have yet. */
  unsent: readonly number[];
  /** The numbers of the questions without an answer. */
  unanswered: readonly number[];
  wide?: boolean;
  onFinish(): void;
}

const tooEarly = 'Responde al menos una pregunta para terminar.';

/** Terminar, enabled from the first answer on. Before that a press shows why not (spec 8.8). */
function FinishButton({ answered, unsent, unanswered, wide, onFinish }: FinishButtonProps) {
  const toast = useToast();
  const isEnabled = answered > 0;
  return (
    <div className={styles.finish}>
      <Button
        wide={wide}
        onClick={onFinish}
        disabledReason={isEnabled ? undefined : tooEarly}
        onBlocked={() => toast({ kind: 'wait', text: tooEarly })}
      >
        Terminar
      </Button>
      {isEnabled && unanswered.length > 0 && <p className={styles.hint}>{unansweredText(unanswered)}</p>}
      {isEnabled && unsent.length > 0 && (
        <p className={styles.hint}>
          Antes de cerrar el examen enviaremos {unsent.length === 1 ? 'la respuesta' : 'las respuestas'}{' '}
          {unsent.join(', ')}.
        </p>
      )}
    </div>
  );
}
