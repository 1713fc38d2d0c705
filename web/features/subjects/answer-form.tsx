import * as z from 'zod/mini';
import type { SubjectRow } from '../../../contract/calls/subject.ts';
import { folded } from '../../../contract/content/folded.ts';
import { wrongInAnswers } from '../../../contract/content/subject-texts.ts';
import { requiredLine, requiredText, rowId } from '../../../contract/fields.ts';
import { SelectField } from '../../components/forms/select-field.tsx';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { DraftedForm } from '../../lib/forms/drafted-form.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { storeNotice } from '../../lib/page/notice.ts';

type AnswerFormProps = {
  /** The words of somebody who found no answer. */
  asked: string;
  rows: readonly SubjectRow[];
  /** The editor of a new subject that takes the question. */
  newSubjectHref: string;
};

const schema = z.object({
  Subject: rowId('Elige un tema.'),
  Question: requiredLine('El campo Pregunta es obligatorio.', 200),
  Answer: requiredText('El campo Respuesta es obligatorio.', 600),
});

/** The words of a whole story are no way of asking. */
const longestAsked = 120;

/** A block of a subject's answers; the words that were asked stay a way of asking it, so that the search knows them. */
function blockOf(question: string, answer: string, asked: string): string {
  const isOther = folded(question) !== folded(asked) && asked.length <= longestAsked;
  return [question, ...(isOther ? [`También se pregunta: ${asked.replaceAll(';', ',')}`] : []), answer].join(
    '\n',
  );
}

/** Answers what people ask in vain: the question, its answer, and the subject that takes both (spec 6.19). */
export function AnswerForm({ asked, rows, newSubjectHref }: AnswerFormProps) {
  const api = useApi();
  const form = useForm({
    schema,
    texts: { Question: asked },
    alsoCheck({ Question = '', Answer = '' }) {
      const message =
        Question.trim() === '' || Answer.trim() === ''
          ? undefined
          : wrongInAnswers(blockOf(Question, Answer, asked));
      return message === undefined ? [] : [{ field: 'Answer', message }];
    },
    async submit({ Subject, Question, Answer }) {
      const { answers, version } = (await api.subject.getToEdit({ id: Subject })).data;
      const Answers = `${answers.trimEnd()}\n\n${blockOf(Question, Answer, asked)}`.trimStart();
      await api.subject.update({ Id: Subject, Answers, Version: version });
      form.forget();
      storeNotice('La respuesta se guardó, y el buscador ya la encuentra.');
      location.assign('/inicio');
    },
  });
  return (
    <>
      <ToolHead title="Responder" />
      <div className="stack">
        <DraftedForm form={form} submitLabel="Guardar la respuesta" cancelHref="/inicio">
          <TextField
            {...form.field('Question')}
            label="Pregunta"
            hint={`Así la escribieron: «${asked}». Puedes decirla mejor: el buscador conoce las dos formas.`}
          />
          <TextArea
            {...form.field('Answer')}
            label="Respuesta"
            rows={5}
            hint="En dos o tres frases. Un dato del país se escribe entre llaves, {Edad de jubilación}: quien lee ve su valor."
          />
          <SelectField
            {...form.field('Subject')}
            label="Tema"
            placeholder="Seleccione"
            options={rows.map(({ id, title }) => ({ value: id, label: title }))}
          />
          <p>
            ¿No hay un tema para ella? <a href={newSubjectHref}>Agrega uno</a>
          </p>
        </DraftedForm>
      </div>
    </>
  );
}
