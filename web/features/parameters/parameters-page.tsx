import type { ParameterShown } from '../../../contract/calls/parameter.ts';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import type { ViewProps } from '../../lib/page/screen.ts';
import { ParameterEditor } from './parameter-editor.tsx';
import { ParameterList } from './parameter-list.tsx';

const path = '/parametros';

/** /parametros: the country's facts by groups; with `dato` the one being edited (spec 19.2). */
export default function ParametersPage({ data, query, site, viewer }: ViewProps<ParameterShown[]>) {
  const fact = data.find(({ name }) => name === query['dato']);
  if (fact === undefined) return <ParameterList facts={data} />;
  return (
    <>
      <Breadcrumb trail={[{ label: 'Datos del país', href: path }, { label: fact.label }]} />
      <ParameterEditor fact={fact} currency={site.settings.currency} viewer={viewer} listHref={path} />
    </>
  );
}
