import type { CalculatorField } from '../../../contract/pension/fields.ts';
import type { FirstAnswer } from '../../../contract/pension/first-answer.ts';
import { moneyIn } from '../../../contract/pension/shown.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import { DateField, TextField } from '../../components/forms/text-field.tsx';
import { Card } from '../../components/page/card.tsx';
import styles from './home-ask.module.css';

interface QuestionProps {
  question: FirstAnswer;
  currency: string;
}

/** When and how much: a form whose answer comes from the server in its place. It needs no script (spec 18.5). */
export function HomeQuestion({ question, currency }: QuestionProps) {
  if (question.missing.length > 0) return <NotYet missing={question.missing} />;
  if (question.answer !== null) return <Answer answer={question.answer} />;
  return (
    <>
      <p className={styles.lead}>Dos datos y una primera respuesta.</p>
      <Card className={styles.card}>
        <form method="get" action="/" className={styles.form}>
          {question.fields.map((field) => (
            <QuestionField key={field.name} field={field} question={question} currency={currency} />
          ))}
          <Button type="submit" kind="sun">
            Ver mi respuesta
          </Button>
          <p className="small muted">Sin tu nombre. No guardamos nada.</p>
        </form>
      </Card>
    </>
  );
}

function QuestionField({
  field,
  question: { values, problems },
  currency,
}: {
  field: CalculatorField;
  question: FirstAnswer;
  currency: string;
}) {
  const { name, label } = field;
  const error = problems.find((problem) => problem.field === name)?.message;
  const shared = { name, defaultValue: values[name] ?? '', ...(error !== undefined && { error }) };
  if (field.kind === 'choice') return <SelectField {...shared} label={label} options={field.choices} />;
  if (field.kind === 'day') return <DateField {...shared} label={label} autoComplete="bday" required />;
  const named = (
    <>
      Sueldo al mes<span className="sr">, en {currency}</span>
    </>
  );
  const example = moneyIn(currency).exact(field.initial);
  return (
    <TextField
      {...shared}
      label={named}
      placeholder={example}
      inputMode="decimal"
      autoComplete="off"
      data-amount=""
      required
    />
  );
}

function Answer({ answer }: { answer: NonNullable<FirstAnswer['answer']> }) {
  return (
    <Card className={styles.card} role="status">
      <p className={styles.asked}>
        <span>{answer.asked}</span>
        <a href={answer.again}>Cambiar</a>
      </p>
      <p className={styles.sentence}>
        {answer.sentence.map(({ text, isStrong }, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no other name
          isStrong ? <b key={place}>{text}</b> : text,
        )}
      </p>
      <p className="muted small">{answer.note}</p>
      <div className={`row ${styles.next}`}>
        <Button kind="sun" href={answer.calculator}>
          Afinar con mi saldo
        </Button>
        <Button kind="text" href={`${answer.calculator}#suponemos`}>
          ¿De dónde sale?
        </Button>
      </div>
    </Card>
  );
}

function NotYet({ missing }: { missing: readonly string[] }) {
  return (
    <Callout kind="warn" className={styles.card}>
      <p>
        <strong>Todavía no podemos responder.</strong> El instituto aún no nos dio{' '}
        {missing.length === 1 ? missing[0] : 'los datos de tu país'}.
      </p>
      <p>
        Mira qué falta en <a href="/calculadoras">Calculadoras</a>, o{' '}
        <a href="/contact">pregúntale al instituto</a>.
      </p>
    </Callout>
  );
}
