import type { CalculatorAsked } from '../../../contract/calculators/calls.ts';
import type { ParameterShown } from '../../../contract/facts/calls.ts';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { useNotice } from '../../lib/page/notice.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { CalculatorAskedEditor } from './calculator-asked-editor.tsx';
import { ParameterEditor } from './parameter-editor.tsx';
import { ParameterTable } from './parameter-table.tsx';

const path = '/parametros';

interface Parameters {
  facts: ParameterShown[];
  calculators: CalculatorAsked[];
  /** The institute's day. */
  today: string;
}

/** /parametros: the country's facts by groups; with `dato` or `calculadora` the one being edited (spec 19.3). */
export default function ParametersPage({ data, query, site, viewer }: ViewProps<Parameters>) {
  useNotice();
  const fact = data.facts.find(({ name }) => name === query['dato']);
  const calculator = data.calculators.find(({ name }) => name === query['calculadora']);
  if (calculator !== undefined)
    return (
      <>
        <Breadcrumb trail={[{ label: 'Datos del país', href: path }, { label: calculator.title }]} />
        <CalculatorAskedEditor calculator={calculator} accountId={viewer?.accountId ?? 0} listHref={path} />
      </>
    );
  if (fact === undefined) return <ParameterTable {...data} currency={site.settings.currency} />;
  return (
    <>
      <Breadcrumb trail={[{ label: 'Datos del país', href: path }, { label: fact.label }]} />
      <ParameterEditor
        fact={valueFrom(fact, query['desde'])}
        currency={site.settings.currency}
        viewer={viewer}
        listHref={path}
      />
    </>
  );
}

/** A fact with the value that holds from a day in place of today's. */
function valueFrom(fact: ParameterShown, day: string | undefined): ParameterShown {
  const { value, text, source, link, validFrom, reviewed } = fact;
  const chosen = fact.others.find((other) => (other.validFrom ?? '') === day);
  if (chosen === undefined) return fact;
  const others = fact.others.filter((other) => other !== chosen);
  const now = value === null ? [] : [{ value, text, source, link, validFrom, reviewed }];
  return { ...fact, ...chosen, isOld: false, others: [...now, ...others] };
}
