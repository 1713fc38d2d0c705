import { useState } from 'react';
import { questionTypes } from '../../../../contract/constants.ts';
import { answerLetters, keyLetters } from '../../../../contract/questions/key.ts';
import { questionTypeOptions } from '../../../../contract/questions/type.ts';
import { SelectField } from '../../../components/forms/select-field.tsx';
import { TextArea } from '../../../components/forms/text-field.tsx';
import type { FormTexts } from '../../../lib/form-texts.ts';
import type { FormState } from '../../../lib/forms/use-form.ts';
import { chooseAll, chooseOne } from '../../exams/answers/question-field.rules.ts';
import { AnswerFields } from './answer-fields.tsx';
import { ExplanationFields } from './explanation-fields.tsx';
import styles from './question-form.module.css';
import { forExams, forPractice } from './question-form.rules.ts';
import { RadioLetters } from './radio-letters.tsx';

type QuestionFieldsProps = {
  texts: FormTexts;
  field: FormState['field'];
  /** The titles of the course's modules. */
  modules: readonly string[];
  /** The name of the article of a law; '' = none. */
  lawLabel: string;
};

/**
 * The fields of a question. The chosen category decides which answers are shown; hidden ones keep their text.
 */
export function QuestionFields({ texts, field, modules, lawLabel }: QuestionFieldsProps) {
  const [type, setType] = useState(Number(texts['QuestionTypeId'] ?? ''));
  const isMultiple = type === questionTypes.multipleChoice;
  const [letters, setLetters] = useState(keyLetters(texts['CorrectAnswerMultiple'] ?? ''));
  const [asksSeveral, setAsksSeveral] = useState(texts['Several'] ?? 'false');
  const hasSeveral = letters.length > 1;
  const isTrueFalse = type === questionTypes.trueFalse;
  return (
    <>
      <TextArea {...field('QuestionDescription')} label="Descripcion" rows={2} data-focus-first />
      <div className={styles.choices}>
        <SelectField
          {...field('QuestionTypeId')}
          label="Categoria"
          placeholder="Seleccione"
          options={questionTypeOptions}
          defaultValue={undefined}
          value={type || ''}
          onChange={(event) => setType(Number(event.currentTarget.value))}
        />
        <ModuleField {...field('Module')} modules={modules} />
      </div>
      <div className="stack" hidden={!isMultiple}>
        <AnswerFields field={field} disabled={!isMultiple} />
        <RadioLetters
          {...field('CorrectAnswerMultiple')}
          multiple
          label="Respuesta correcta"
          letters={answerLetters}
          defaultValue={keyLetters(texts['CorrectAnswerMultiple'] ?? '')}
          onChange={({ currentTarget: { value, checked } }) =>
            setLetters((before) => (checked ? [...before, value] : before.filter((each) => each !== value)))
          }
          disabled={!isMultiple}
          hint={
            <span className={styles.explained}>Puedes marcar varias: el examen pide exactamente esas.</span>
          }
        />
        <SelectField
          {...field('Several')}
          label="En el examen dice"
          options={[
            ...(hasSeveral ? [] : [{ value: 'false', label: chooseOne }]),
            { value: 'true', label: chooseAll },
          ]}
          defaultValue={undefined}
          value={hasSeveral ? 'true' : asksSeveral}
          onChange={(event) => setAsksSeveral(event.currentTarget.value)}
          disabled={!isMultiple}
          hint={hasSeveral ? 'Porque hay varias respuestas correctas.' : undefined}
        />
      </div>
      <div hidden={!isTrueFalse}>
        <RadioLetters
          {...field('CorrectAnswerVoF')}
          label="Respuesta correcta"
          letters={[
            { value: 'V', label: 'Verdadero' },
            { value: 'F', label: 'Falso' },
          ]}
          defaultValue={keyLetters(texts['CorrectAnswerVoF'] ?? '')}
          disabled={!isTrueFalse}
          hint={<span className={styles.explained}>V si es verdadero, F si es falso.</span>}
        />
      </div>
      <div hidden={type === 0 || Number.isNaN(type)}>
        <ExplanationFields texts={texts} field={field} lawLabel={lawLabel}>
          <SelectField
            {...field('Hard')}
            label="Dificultad"
            options={[
              { value: 'false', label: 'Como las demás' },
              { value: 'true', label: 'Difícil' },
            ]}
            hint="El examen puede pedir algunas difíciles."
          />
          <SelectField
            {...field('Practice')}
            label="Dónde se pregunta"
            options={[
              { value: 'false', label: forExams },
              { value: 'true', label: forPractice },
            ]}
            hint="Quien practica ve la respuesta y su porqué: por eso esas no salen en ningún examen."
          />
        </ExplanationFields>
      </div>
    </>
  );
}

type ModuleFieldProps = ReturnType<FormState['field']> & { modules: readonly string[] };

/**
 * The module to read again after a wrong answer. A module that the course no longer has is still shown as
 * chosen.
 */
function ModuleField({ modules, ...field }: ModuleFieldProps) {
  const { defaultValue: chosen = '' } = field;
  if (modules.length === 0 && chosen === '') return null;
  const gone = chosen === '' || modules.includes(chosen) ? [] : [chosen];
  return (
    <SelectField
      {...field}
      label="Módulo"
      optional
      placeholder="Ninguno"
      options={[
        ...modules.map((title) => ({ value: title, label: title })),
        ...gone.map((title) => ({ value: title, label: `${title} (ya no está en el curso)` })),
      ]}
      hint={<span className={styles.explained}>El que conviene volver a leer si no se responde bien.</span>}
    />
  );
}
