import type { CalculatorField } from '../../../contract/pension/fields.ts';
import type { FirstAnswer } from '../../../contract/pension/first-answer.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Card } from '../../components/page/card.tsx';
import { Requirements, Sentence, Suppositions } from '../../lib/calculators/answer-parts.tsx';
import { fieldId, QuestionField } from '../../lib/calculators/question-field.tsx';
import styles from './home-ask.module.css';

interface QuestionProps {
  question: FirstAnswer;
  currency: string;
  /** The route of who never contributed. */
  neverHref: string;
}

/** When and how much: a form whose answer comes from the server in its place. It needs no script (spec 18.5). */
export function HomeQuestion({ question, currency, neverHref }: QuestionProps) {
  const { missing, answer, fields, values, problems, focus, earnsNothing } = question;
  if (missing.length > 0) return <NotYet missing={missing} />;
  if (answer !== null) return <AskedAnswer question={question} answer={answer} />;
  return (
    <>
      <p className={styles.lead}>Tres datos y una primera respuesta.</p>
      <Card className={styles.card}>
        <form method="get" action="/" aria-label="Tus datos" className={styles.form} noValidate>
          {fields.map((field) => (
            <QuestionField
              key={field.name}
              field={shortened(field)}
              value={values[field.name] ?? ''}
              error={problems.find((problem) => problem.field === field.name)?.message}
              currency={currency}
              autoFocus={focus === field.name}
            />
          ))}
          {earnsNothing && (
            <p>
              ¿Nunca aportaste? <a href={neverHref}>Mira qué te toca a ti</a>.
            </p>
          )}
          <Button type="submit" kind="sun">
            Ver mi respuesta
          </Button>
          <p className="small muted">Sin tu nombre. No guardamos nada.</p>
        </form>
      </Card>
    </>
  );
}

/** Home asks for the years more or less, in few words: the picture beside it stands in the same view. */
function shortened(field: CalculatorField): CalculatorField {
  const { hint: _, ...rest } = field;
  return field.name === 'aportes' ? { ...rest, label: 'Años aportados, más o menos' } : rest;
}

interface AnswerProps {
  question: FirstAnswer;
  answer: NonNullable<FirstAnswer['answer']>;
}

function AskedAnswer({ question, answer }: AnswerProps) {
  const { asked, again, whole, calculator } = answer;
  const names = new Set<string>(question.fields.map(({ name }) => name));
  const isAmount = whole.scenarios.rows.length > 0;
  return (
    <Card className={styles.card}>
      <p className={styles.asked}>
        <span>{asked}</span>
        <a href={again}>Cambiar</a>
      </p>
      <div role="status">
        <p className={`${styles.sentence} ${whole.without === null ? '' : styles.without}`}>
          <Sentence parts={whole.right} />
        </p>
        {whole.without !== null && <Requirements requirements={whole.without.requirements} />}
        {whole.sentence.length > 0 && (
          <p>
            <Sentence parts={whole.sentence} />
          </p>
        )}
        {whole.note !== '' && <p className="muted">{whole.note}</p>}
      </div>
      <Suppositions
        suppositions={whole.suppositions}
        hrefOf={(field) =>
          names.has(field)
            ? again.replace(/cambiar=1$/, `cambiar=${field}`)
            : `${calculator}#${fieldId(field)}`
        }
      />
      <div className={`row ${styles.next}`}>
        {isAmount ? (
          <Button kind="sun" href={calculator}>
            Afinar con mi saldo
          </Button>
        ) : (
          <Button kind="sun" href={answer.eligibility}>
            Ver cómo llegar
          </Button>
        )}
        <Button kind="text" href={`${calculator}#suponemos`}>
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
        <strong>Todavía no podemos responder.</strong> Aún no publicamos{' '}
        {missing.length === 1 ? missing[0] : 'los datos de tu país'}.
      </p>
      <p>
        Mira qué falta en <a href="/calculadoras">Calculadoras</a>, o <a href="/contact">escríbenos</a>.
      </p>
    </Callout>
  );
}
