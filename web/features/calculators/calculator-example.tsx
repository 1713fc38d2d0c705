import { type CalculatorName, exampleParameter } from '../../../contract/pension/calculator-names.ts';
import { type CalculatorFields, exampleName } from '../../../contract/pension/calculators.ts';
import { Button } from '../../components/forms/button.tsx';
import { Card } from '../../components/page/card.tsx';
import styles from './calculator.module.css';
import { valueInWords } from './told.tsx';

/** The link to an example, which says whose it is. */
export const ExampleLink = ({ name }: { name: CalculatorName }) => (
  <p>
    <a href={`/calculadoras/${name}?${exampleParameter}=rosa`}>Ver un ejemplo: {exampleName}</a>
  </p>
);

interface ExampleProps {
  name: CalculatorName;
  fields: CalculatorFields;
  values: Readonly<Record<string, string>>;
  currency: string;
}

/** The data of an example in the form's place: it never fills somebody's own form. */
export const CalculatorExample = ({ name, fields, values, currency }: ExampleProps) => (
  <Card as="div" padded className={styles.card}>
    <h2>Ejemplo: {exampleName}</h2>
    <dl className={styles.data}>
      {[...fields.main, ...fields.more].map((field) => {
        const value = values[field.name] ?? '';
        if (value === '') return null;
        return (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>{valueInWords(field, value, currency)}</dd>
          </div>
        );
      })}
    </dl>
    <Button href={`/calculadoras/${name}`} kind="sun" wide>
      Empezar con mis datos
    </Button>
  </Card>
);
