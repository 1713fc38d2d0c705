import { type RefObject, useRef, useState } from 'react';
import type { InputOf } from '../../../contract/endpoint.ts';
import { definitionOf, isParameterKey } from '../../../contract/facts/keys.ts';
import { subject as calls, type SubjectToEdit } from '../../../contract/subjects/calls.ts';
import { answersOf, wrongInAnswers, wrongInSentences } from '../../../contract/subjects/texts.ts';
import { Button } from '../../components/forms/button.tsx';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useEditorFacts } from '../../lib/facts/use-editor-facts.tsx';
import { underDraft } from '../../lib/form-texts.ts';
import { DraftOffer } from '../../lib/forms/draft-offer.tsx';
import { DraftedForm } from '../../lib/forms/drafted-form.tsx';
import { type FormDraft, useDraft } from '../../lib/forms/use-draft.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { storeNotice } from '../../lib/page/notice.ts';
import { useCitedLaw, writeInto } from '../../lib/page/use-cited-law.tsx';
import { useTextMeasure } from '../../lib/terms/use-text-measure.ts';
import { ConflictWindow, SeenNote } from '../../lib/versions/conflict-window.tsx';
import { useVersionedSave } from '../../lib/versions/use-versioned-save.ts';
import { VersionsButton } from '../../lib/versions/versions-button.tsx';
import { comparedSubjects, subjectLabels } from './subject-comparison.ts';

type SubjectEditorProps = {
  /** The stored subject; null = a new one. */
  subject: SubjectToEdit | null;
  accountId: number;
  /** The address after Cancelar and after a save. */
  listHref: string;
  /** A question to answer, from the fruitless searches; '' = none. */
  question: string;
};

/** The form of a subject: plain texts in the order of the page. They survive a closed tab. */
export function SubjectEditor({ subject, accountId, ...rest }: SubjectEditorProps) {
  const draft = useDraft(accountId, `subject.${subject?.id ?? 'new'}`, subject?.version);
  return (
    <>
      <ToolHead title={subject === null ? 'Agregar tema' : 'Editar tema'}>
        {subject && <VersionsButton href={`/versionestema?id=${subject.id}`} />}
      </ToolHead>
      <div className="stack">
        <DraftOffer draft={draft} />
        <SubjectForm key={draft.formKey} subject={subject} draft={draft} {...rest} />
      </div>
    </>
  );
}

type SubjectInput = InputOf<typeof calls.add>;
type Texts = { [Name in keyof SubjectInput]-?: string };

const textsOf = (subject: SubjectToEdit | null): Texts => ({
  Title: subject?.title ?? '',
  Summary: subject?.summary ?? '',
  FirstThings: subject?.firstThings ?? '',
  Answers: subject?.answers ?? '',
  Links: subject?.links ?? '',
});

type SubjectFormProps = Omit<SubjectEditorProps, 'accountId'> & { draft: FormDraft };

function SubjectForm({ subject, listHref, question, draft }: SubjectFormProps) {
  const api = useApi();
  const stored = textsOf(subject);
  const asked = question === '' ? stored.Answers : `${stored.Answers}\n\n${question}\n`.trimStart();
  const texts = underDraft({ ...stored, Answers: asked }, draft.restored);
  const { facts, dialog } = useEditorFacts();
  const firstBox = useRef<HTMLTextAreaElement>(null);
  const answersBox = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState({
    FirstThings: texts.FirstThings,
    Answers: texts.Answers,
  });
  const measure = useTextMeasure();
  const explained = [written.FirstThings, ...answersOf(written.Answers).map(({ answer }) => answer)].join(
    '\n',
  );
  const saving = useVersionedSave<SubjectInput, SubjectToEdit>({
    draft,
    async save(input, Version) {
      const { message } = await (subject === null
        ? api.subject.add(input)
        : api.subject.update({ ...input, Id: subject.id, Version }));
      draft.saved();
      storeNotice(message);
      location.assign(listHref);
    },
    stored: async () => (await api.subject.getToEdit({ id: subject?.id ?? 0 })).data,
  });
  const form = useForm({
    schema: calls.add.input,
    draft,
    texts,
    submit: saving.submit,
    alsoCheck({ FirstThings = '', Answers = '' }) {
      const wrong = { FirstThings: wrongInSentences(FirstThings), Answers: wrongInAnswers(Answers) };
      return Object.entries(wrong).flatMap(([field, message]) => (message ? [{ field, message }] : []));
    },
  });
  /** Inserts the name of a fact at the caret of a text, for its value (spec 19.4). */
  async function placeFact(box: RefObject<HTMLTextAreaElement | null>) {
    const name = await facts.pick();
    if (name !== null && isParameterKey(name)) writeInto(box, `{${definitionOf(name).label}}`);
  }
  const law = useCitedLaw();
  /** Inserts the link of an article of a law, as answers write links. */
  async function cite() {
    const cited = await law.pick();
    if (cited !== null) writeInto(answersBox, `{${cited.href} | ${cited.label}}`);
  }
  const fieldOf = (name: keyof Texts, label: string) => ({
    ...form.field(name),
    label,
  });
  return (
    <>
      <DraftedForm form={form} submitLabel={subject === null ? 'Agregar' : 'Guardar'} cancelHref={listHref}>
        <SeenNote seen={saving.seen} />
        <TextField {...fieldOf('Title', subjectLabels.title)} />
        <TextField {...fieldOf('Summary', subjectLabels.summary)} optional />
        <TextArea
          {...fieldOf('FirstThings', subjectLabels.firstThings)}
          ref={firstBox}
          onChange={({ currentTarget: { value } }) =>
            setWritten((before) => ({ ...before, FirstThings: value }))
          }
          optional
          hint="Una frase por línea, de 140 letras como máximo. Un dato del país se escribe entre llaves, como en las respuestas, y sale en negrita; otras palabras también, entre asteriscos: *la pides tú*."
        />
        <Button kind="line" size="small" onClick={() => placeFact(firstBox)}>
          Poner un dato del país en una frase
        </Button>
        <TextArea
          {...fieldOf('Answers', subjectLabels.answers)}
          ref={answersBox}
          onChange={({ currentTarget: { value } }) => setWritten((before) => ({ ...before, Answers: value }))}
          optional
          rows={18}
          hint="La pregunta en una línea, la respuesta debajo, y una línea vacía antes de la pregunta que sigue. Se verán en este orden. Debajo de la pregunta puedes agregar una línea «También se pregunta: …», con otras formas de preguntarla separadas por punto y coma: el buscador las conoce. Un dato del país se escribe entre llaves, {Edad de jubilación}: quien lee ve su valor, con su fuente. Un enlace del portal también: {/ley?id=3#art-12 | Ley 214, artículo 12}."
        />
        <div className="row">
          <Button kind="line" size="small" onClick={() => placeFact(answersBox)}>
            Poner un dato del país en una respuesta
          </Button>
          <Button kind="line" size="small" onClick={cite}>
            Citar un artículo de ley
          </Button>
        </div>
        <p className="muted small" role="status">
          {measure(explained)}
        </p>
        <TextArea
          {...fieldOf('Links', subjectLabels.links)}
          optional
          rows={8}
          hint="Una dirección del portal por línea, en el orden en que se verán: /leerarticulo?id=5. Detrás de una barra, cómo se llama: /calculadoras | ¿Cuánto recibiré?"
        />
      </DraftedForm>
      {dialog}
      {law.dialog}
      <ConflictWindow
        saving={saving}
        draft={draft}
        fieldsOf={({ Title, Summary = '', FirstThings = '', Answers = '', Links = '' }, theirs) =>
          comparedSubjects(theirs, {
            title: Title,
            summary: Summary,
            firstThings: FirstThings,
            answers: Answers,
            links: Links,
          })
        }
      />
    </>
  );
}
