import { useRef, useState } from 'react';
import type { QuestionRow } from '../../../contract/calls/question.ts';
import { Pager } from '../../components/table/pager.tsx';
import { PreviewDialog } from '../../lib/page/preview-dialog.tsx';
import { PracticeQuestion } from './form/question-preview.tsx';

/** The questions on one page: a bank may have a thousand. */
const pageSize = 20;

type ExamPreviewProps = { open: boolean; onClose: () => void; questions: readonly QuestionRow[] };

/** 'Vista previa del examen': every question of the bank as members would see it, without its key. */
export function ExamPreview({ open, onClose, questions }: ExamPreviewProps) {
  return (
    <PreviewDialog
      open={open}
      onClose={onClose}
      label="El examen"
      note={
        <span className="small muted">
          Todas las preguntas, sin su respuesta. Cada examen toma algunas al azar.
        </span>
      }
    >
      {open && <PreviewPages questions={questions} />}
    </PreviewDialog>
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
