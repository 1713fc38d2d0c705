import type { CalculatorAsked } from '../../../contract/calls/calculator.ts';
import type { ParameterShown } from '../../../contract/calls/parameter.ts';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { useNotice } from '../../lib/page/notice.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { CalculatorAskedEditor } from './calculator-asked-editor.tsx';
import { ParameterEditor } from './parameter-editor.tsx';
import { ParameterList } from './parameter-list.tsx';

const path = '/parametros';

interface Parameters {
  facts: ParameterShown[];
  calculators: CalculatorAsked[];
}

/** /parametros: the country's facts by groups; with `dato` or `calculadora` the one being edited (spec 19.2). */
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
  if (fact === undefined) return <ParameterList {...data} />;
  return (
    <>
      <Breadcrumb trail={[{ label: 'Datos del país', href: path }, { label: fact.label }]} />
      <ParameterEditor fact={fact} currency={site.settings.currency} viewer={viewer} listHref={path} />
    </>
  );
}
