import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { questionLimits } from '../../../../contract/questions/fields.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { FieldNotes } from '../../../components/forms/field.tsx';
import { RichText } from '../../../components/rich-text/rich-text.tsx';
import { useEditorFacts } from '../../../lib/facts/use-editor-facts.tsx';
import type { FormTexts } from '../../../lib/form-texts.ts';
import type { FormState } from '../../../lib/forms/use-form.ts';
import { useCitedLaw } from '../../../lib/page/use-cited-law.tsx';
import styles from './explanation-fields.module.css';

type ExplanationFieldsProps = {
  texts: FormTexts;
  field: FormState['field'];
  /** The name of the stored article; '' = none, or it is gone. */
  lawLabel: string;
  /** Further fields of a question, below its reason. */
  children: ReactNode;
};

const lettersOf = (text: string) =>
  `${text.replace(/\s+/g, ' ').trim().length} de ${questionLimits.explanation} letras`;

/** Why the answer is right, and the article of a law that says so (spec 8.18). */
export function ExplanationFields({ texts, field, lawLabel, children }: ExplanationFieldsProps) {
  const { facts, dialog } = useEditorFacts(texts['Explanation']);
  const { defaultValue: stored = '', error, name } = field('LawLink');
  const [law, setLaw] = useState({ href: stored, label: lawLabel });
  const cited = useCitedLaw();
  const box = useRef<HTMLInputElement>(null);
  function change(link: { href: string; label: string }) {
    flushSync(() => setLaw(link));
    box.current?.dispatchEvent(new Event('input', { bubbles: true })); // the form hears of it
  }
  async function choose() {
    const link = await cited.pick();
    if (link !== null) change(link);
  }
  const isMarked = texts['Hard'] === 'true' || texts['Practice'] === 'true';
  const isWritten = (texts['Explanation'] ?? '') !== '' || stored !== '' || isMarked;
  return (
    <details className={styles.fold} open={isWritten}>
      <summary>¿Por qué? y el artículo que lo dice, si es difícil o para practicar (opcional)</summary>
      <RichText
        {...field('Explanation')}
        label="¿Por qué?"
        hint="Se lee cuando el examen ya quedó cerrado para la persona; al practicar, en cuanto responde."
        measure={lettersOf}
        facts={facts}
        hasCalculators={false}
        short
      />
      <fieldset className={styles.law} aria-describedby={error === undefined ? undefined : 'law-error'}>
        <legend>Artículo que lo dice</legend>
        <input ref={box} type="hidden" name={name} value={law.href} readOnly />
        {law.href !== '' && (
          <p className={styles.chosen}>
            <Icon name="scale" />
            <b>{law.label === '' ? 'Un artículo que ya no está' : law.label}</b>
            <Button kind="text" size="small" onClick={() => change({ href: '', label: '' })}>
              Quitar<span className="sr"> el artículo</span>
            </Button>
          </p>
        )}
        <Button kind="line" size="small" onClick={choose}>
          <Icon name="search" />
          {law.href === '' ? 'Buscar el artículo' : 'Buscar otro'}
        </Button>
        <FieldNotes
          id="law"
          hint="Si la ley cambia, te avisamos que esta pregunta espera tu revisión."
          error={error}
        />
      </fieldset>
      {children}
      {cited.dialog}
      {dialog}
    </details>
  );
}
