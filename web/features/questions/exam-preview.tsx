import { useRef, useState } from 'react';
import type { QuestionRow } from '../../../contract/calls/question.ts';
import { Button } from '../../components/forms/button.tsx';
import { Pager } from '../../components/table/pager.tsx';
import { PreviewDialog } from '../../lib/page/preview-dialog.tsx';
import { PracticeQuestion } from './form/question-preview.tsx';

/** The questions on one page: a bank may have a thousand. */
const pageSize = 20;

/** 'Vista previa del examen': every question of the bank as members would see it, without its key. */
export function ExamPreview({ questions }: { questions: readonly QuestionRow[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="line" size="small" onClick={() => setOpen(true)}>
        Vista previa del examen
      </Button>
      <PreviewDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        label="El examen"
        note={
          <span className="small muted">
            Todas las preguntas, sin su respuesta. Cada examen toma algunas al azar.
          </span>
        }
      >
        {isOpen && <PreviewPages questions={questions} />}
      </PreviewDialog>
    </>
  );
}

function PreviewPages({ questions }: { questions: readonly QuestionRow[] }) {
  const [page, setPage] = useState(1);
  const top = useRef<HTMLDivElement>(null);
  const start = (page - 1) * pageSize;
  return (
    <div ref={top}>
      {questions.slice(start, start + pageSize).map((question, index) => (
        <PracticeQuestion key={question.id} question={question} number={start + index + 1} />
      ))}
      <Pager
        page={page}
        pageSize={pageSize}
        total={questions.length}
        noun={['pregunta', 'preguntas']}
        hrefFor={() => '#contenido'}
        onPage={(next) => {
          setPage(next);
          top.current?.scrollIntoView();
        }}
      />
    </div>
  );
}
