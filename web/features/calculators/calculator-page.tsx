import { type CalculatorName, exampleParameter } from '../../../contract/pension/calculator-names.ts';
import { calculators, exampleTyped } from '../../../contract/pension/calculators.ts';
import type { KnownFacts } from '../../../contract/pension/pension-facts.ts';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { Island } from '../../runtime/island.tsx';
import { AsksFeedback } from '../feedback/asks-feedback.tsx';
import { Calculator } from './calculator.tsx';

export interface CalculatorData {
  name: CalculatorName;
  known: KnownFacts;
  today: string;
}

/**
 * The page of a calculator: answered by the server from its address, and by the island while the values change (spec
 * 18.4).
 */
export default function CalculatorPage({ data, query }: PageViewProps<CalculatorData>) {
  const { title, about } = calculators[data.name];
  const isExample = query[exampleParameter] !== undefined;
  const props = { ...data, typed: isExample ? exampleTyped(data.today) : query, isExample };
  return (
    <div className="wrap page">
      <Breadcrumb trail={[{ label: 'Calculadoras', href: '/calculadoras' }, { label: title }]} />
      <PageHead title={title}>{about} No guardamos lo que escribes.</PageHead>
      <Island name="calculator" props={props}>
        <Calculator {...props} />
      </Island>
      <AsksFeedback page={{ kind: 'calculator', key: data.name }} />
    </div>
  );
}
