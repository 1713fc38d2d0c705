import type { ParameterShown } from '../../../contract/facts/calls.ts';
import { parameterGroups } from '../../../contract/facts/keys.ts';
import { Icon, type IconName } from '../../components/display/icon.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import type { PageViewProps } from '../../lib/page/screen.ts';
import styles from './fact.module.css';
import { FactRows, FactsFoot } from './fact.tsx';

const icons: Record<(typeof parameterGroups)[number], IconName> = {
  Jubilarse: 'calendar',
  'Aportes y comisiones': 'briefcase',
  Pensiones: 'users',
  'Lo que se supone': 'chart',
  Trámites: 'file',
  'Dónde y a quién': 'pin',
};

/** /datos: what the institute has given of the country, in cards by subject, each with an anchor (spec 19.4). */
export default function FactsPage({ data }: PageViewProps<ParameterShown[]>) {
  const given = data.filter(({ value }) => value !== null);
  return (
    <div className="wrap page">
      <PageHead title="Datos del país">
        Las edades, los montos y los plazos con que responde este portal. Toca un dato para ver de dónde sale.
      </PageHead>
      {given.length === 0 && <p className="muted">Todavía no hay datos publicados. Vuelve pronto.</p>}
      <div className={styles.cards}>
        {parameterGroups
          .map((group) => ({ group, facts: given.filter((fact) => fact.group === group) }))
          .filter(({ facts }) => facts.length > 0)
          .map(({ group, facts }) => (
            <section key={group} className={styles.card}>
              <h2>
                <Icon name={icons[group]} />
                {group}
              </h2>
              <FactRows facts={facts} />
            </section>
          ))}
      </div>
      {given.length > 0 && <FactsFoot facts={given} />}
    </div>
  );
}
