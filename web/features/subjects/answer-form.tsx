import { useState } from 'react';
import * as z from 'zod/mini';
import { optionalText, requiredLine, requiredText, rowId } from '../../../contract/fields.ts';
import { askedLines } from '../../../contract/search/ways-of-asking.ts';
import type { SubjectRow } from '../../../contract/subjects/calls.ts';
import { wrongInAnswers } from '../../../contract/subjects/texts.ts';
import { folded } from '../../../contract/text/folded.ts';
import { Callout } from '../../components/display/callout.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { DraftedForm } from '../../lib/forms/drafted-form.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { storeNotice } from '../../lib/page/notice.ts';

type AnswerFormProps = {
  /** The words of somebody who found no answer. */
  asked: string;
  rows: readonly SubjectRow[];
  /** The words are a phrase of the desk of searches, which is told that it is answered. */
  isPhrase?: boolean;
  /** The editor of a new subject that takes the question. */
  newSubjectHref: string;
};

const schema = z.object({
  Subject: rowId('Elige un tema.'),
  Question: requiredLine('El campo Pregunta es obligatorio.', 200),
  Answer: requiredText('El campo Respuesta es obligatorio.', 600),
  /** Other ways of asking, one a line. */
  Asked: optionalText(1200),
});

/** The words of a whole story are no way of asking. */
const longestAsked = 120;

/** A block of a subject's answers; the words that were asked stay a way of asking it, so that the search knows them. */
function blockOf(question: string, answer: string, asked: string, others: string): string {
  const ways = askedLines([...(asked.length <= longestAsked ? [asked] : []), others].join('\n'))
    .filter((line) => folded(line) !== folded(question))
    .map((line) => line.replaceAll(';', ','));
  return [question, ...(ways.length > 0 ? [`También se pregunta: ${ways.join('; ')}`] : []), answer].join(
    '\n',
  );
}

/** Answers what people ask in vain: the question, its answer, and the subject that takes both (spec 6.19). */
export function AnswerForm({ asked, rows, isPhrase = false, newSubjectHref }: AnswerFormProps) {
  const api = useApi();
  const listHref = isPhrase ? '/loquesebusca' : '/inicio';
  const form = useForm({
    schema,
    texts: { Subject: undefined, Question: asked, Answer: undefined, Asked: undefined },
    alsoCheck({ Question = '', Answer = '', Asked = '' }) {
      const message =
        Question.trim() === '' || Answer.trim() === ''
          ? undefined
          : wrongInAnswers(blockOf(Question, Answer, asked, Asked));
      return message === undefined ? [] : [{ field: 'Answer', message }];
    },
    async submit({ Subject, Question, Answer, Asked = '' }) {
      const { answers, version } = (await api.subject.getToEdit({ id: Subject })).data;
      const Answers = `${answers.trimEnd()}\n\n${blockOf(Question, Answer, asked, Asked)}`.trimStart();
      // first: whoever decided about the phrase meanwhile is told before an answer is stored; a second try notes the same
      if (isPhrase) await api.searchedPhrase.makeAnswered({ Words: asked, Title: Question });
      await api.subject.update({ Id: Subject, Answers, Version: version });
      form.forget();
      storeNotice('La respuesta se guardó, y el buscador ya la encuentra.');
      location.assign(listHref);
    },
  });
  const takers = useTakers();
  return (
    <>
      <ToolHead title="Responder" />
      <div className="stack">
        <DraftedForm form={form} submitLabel="Guardar la respuesta" cancelHref={listHref}>
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
          <TextArea
            {...form.field('Asked')}
            label="Cinco maneras de preguntarlo"
            optional
            rows={5}
            hint="Una por línea, como hablan las personas: larga, mal escrita, de tú o de usted, para su madre. Quien escriba algo parecido la verá primero."
            onBlur={(event) => takers.look(event.currentTarget.value)}
          />
          <Takers {...takers} />
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

const askedFor = 5;

interface Taken {
  line: string;
  /** The title of the answer that stands for it today. */
  by: string;
}

/** The sentences of a new answer that another answer takes today, looked up when the field is left. */
function useTakers() {
  const api = useApi();
  const { run } = useCall();
  const [found, setFound] = useState<{ count: number; taken: Taken[] }>();
  const look = (text: string) => {
    const lines = askedLines(text);
    if (lines.length === 0) return setFound(undefined);
    void run(async () => {
      const taken: Taken[] = [];
      for (const line of lines.slice(0, 2 * askedFor)) {
        const [first] = (await api.lexicon.try({ Value: line })).data.results;
        if (first?.isShort === true) taken.push({ line, by: first.title });
      }
      setFound({ count: lines.length, taken });
    });
  };
  return { found, look };
}

function Takers({ found }: Pick<ReturnType<typeof useTakers>, 'found'>) {
  return (
    <div role="status">
      {found !== undefined && (
        <>
          <p className="muted">
            {found.count < askedFor
              ? `Llevas ${found.count} de ${askedFor}: con más, más gente la encuentra.`
              : 'Ya hay bastantes maneras de preguntarlo.'}
          </p>
          {found.taken.length > 0 && (
            <Callout kind="warn">
              <p>Hoy otra respuesta se queda con estas frases. Dilas de otro modo, o agrégalas a esa:</p>
              <ul>
                {found.taken.map(({ line, by }) => (
                  <li key={line}>
                    «{line}»: <b>{by}</b>
                  </li>
                ))}
              </ul>
            </Callout>
          )}
        </>
      )}
    </div>
  );
}
