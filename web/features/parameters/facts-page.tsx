import type { ParameterShown } from '../../../contract/calls/parameter.ts';
import { factAnchor } from '../../../contract/content/answer-places.ts';
import { parameterGroups } from '../../../contract/content/parameter-keys.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { Fact } from './fact.tsx';
import styles from './parameters.module.css';

/** /datos: every fact of the country for readers, in groups, each with an anchor (spec 19.3). */
export default function FactsPage({ data }: PageViewProps<ParameterShown[]>) {
  return (
    <div className="wrap page narrow">
      <PageHead title="Datos del país">
        Edades, aportes, montos, papeles y teléfonos: de dónde sale cada uno y cuándo se revisó. Los textos y
        las calculadoras usan estos mismos datos.
      </PageHead>
      {parameterGroups.map((group) => (
        <section key={group} className={styles.group}>
          <h2>{group}</h2>
          <ul>
            {data
              .filter((fact) => fact.group === group)
              .map((fact) => (
                <li key={fact.name} id={factAnchor(fact.name)}>
                  <Fact fact={fact} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
