import { useState } from 'react';
import { questionTypes } from '../../../../contract/constants.ts';
import { answerLetters, keyLetters } from '../../../../contract/content/question-key.ts';
import { questionTypeOptions } from '../../../../contract/content/question-type.ts';
import { SelectField } from '../../../components/forms/select-field.tsx';
import { TextArea } from '../../../components/forms/text-field.tsx';
import type { FormTexts } from '../../../lib/form-texts.ts';
import { chooseAll, chooseOne } from '../../exams/answers/question-field.rules.ts';
import { AnswerFields } from './answer-fields.tsx';
import styles from './question-form.module.css';
import { RadioLetters } from './radio-letters.tsx';

type QuestionFieldsProps = {
  /** Their initial values. */
  texts: FormTexts;
  errors: Record<string, string>;
  /** The titles of the course's modules. */
  modules: readonly string[];
};

/**
 * The fields of a question. The chosen category decides which answers are shown; hidden ones keep their text.
 */
export function QuestionFields({ texts, errors, modules }: QuestionFieldsProps) {
  const [type, setType] = useState(Number(texts['QuestionTypeId'] ?? ''));
  const isMultiple = type === questionTypes.multipleChoice;
  const [letters, setLetters] = useState(keyLetters(texts['CorrectAnswerMultiple'] ?? ''));
  const [asksSeveral, setAsksSeveral] = useState(texts['Several'] ?? 'false');
  const hasSeveral = letters.length > 1;
  const isTrueFalse = type === questionTypes.trueFalse;
  return (
    <>
      <TextArea
        label="Descripcion"
        name="QuestionDescription"
        rows={2}
        defaultValue={texts['QuestionDescription']}
        error={errors['QuestionDescription']}
        data-focus-first
      />
      <div className={styles.choices}>
        <SelectField
          label="Categoria"
          name="QuestionTypeId"
          placeholder="Seleccione"
          options={questionTypeOptions}
          value={type || ''}
          onChange={(event) => setType(Number(event.currentTarget.value))}
          error={errors['QuestionTypeId']}
        />
        <ModuleField chosen={texts['Module'] ?? ''} modules={modules} error={errors['Module']} />
      </div>
      <div className="stack" hidden={!isMultiple}>
        <AnswerFields texts={texts} errors={errors} disabled={!isMultiple} />
        <RadioLetters
          multiple
          label="Respuesta correcta"
          name="CorrectAnswerMultiple"
          letters={answerLetters}
          defaultValue={keyLetters(texts['CorrectAnswerMultiple'] ?? '')}
          onChange={({ currentTarget: { value, checked } }) =>
            setLetters((before) => (checked ? [...before, value] : before.filter((each) => each !== value)))
          }
          disabled={!isMultiple}
          hint="Puedes marcar varias: el examen pide exactamente esas."
          error={errors['CorrectAnswerMultiple']}
        />
        <SelectField
          label="En el examen dice"
          name="Several"
          options={[
            ...(hasSeveral ? [] : [{ value: 'false', label: chooseOne }]),
            { value: 'true', label: chooseAll },
          ]}
          value={hasSeveral ? 'true' : asksSeveral}
          onChange={(event) => setAsksSeveral(event.currentTarget.value)}
          disabled={!isMultiple}
          hint={hasSeveral ? 'Porque hay varias respuestas correctas.' : undefined}
          error={errors['Several']}
        />
      </div>
      <div hidden={!isTrueFalse}>
        <RadioLetters
          label="Respuesta correcta"
          name="CorrectAnswerVoF"
          letters={[
            { value: 'V', label: 'Verdadero' },
            { value: 'F', label: 'Falso' },
          ]}
          defaultValue={keyLetters(texts['CorrectAnswerVoF'] ?? '')}
          disabled={!isTrueFalse}
          hint="V si es verdadero, F si es falso."
          error={errors['CorrectAnswerVoF']}
        />
      </div>
    </>
  );
}

type ModuleFieldProps = { chosen: string; modules: readonly string[]; error: string | undefined };

/**
 * The module to read again after a wrong answer. A module that the course no longer has is still shown as
 * chosen.
 */
function ModuleField({ chosen, modules, error }: ModuleFieldProps) {
  if (modules.length === 0 && chosen === '') return null;
  const gone = chosen === '' || modules.includes(chosen) ? [] : [chosen];
  return (
    <SelectField
      label="Módulo"
      optional
      name="Module"
      placeholder="Ninguno"
      options={[
        ...modules.map((title) => ({ value: title, label: title })),
        ...gone.map((title) => ({ value: title, label: `${title} (ya no está en el curso)` })),
      ]}
      defaultValue={chosen}
      hint={<span className={styles.explained}>El que conviene volver a leer si no se responde bien.</span>}
      error={error}
    />
  );
}
