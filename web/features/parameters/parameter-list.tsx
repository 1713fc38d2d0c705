import type { CalculatorAsked } from '../../../contract/calls/calculator.ts';
import type { ParameterShown } from '../../../contract/calls/parameter.ts';
import { parameterGroups } from '../../../contract/content/parameter-keys.ts';
import { missingFact } from '../../../contract/content/parameter-values.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { longDate } from '../../lib/format.ts';
import styles from './parameters.module.css';

const hrefOf = ({ name }: ParameterShown) => `/parametros?dato=${name}`;

interface ListProps {
  facts: readonly ParameterShown[];
  calculators: readonly CalculatorAsked[];
}

/** Every fact of the country with its value, source and dates, in groups; first those that need attention. */
export function ParameterList({ facts, calculators }: ListProps) {
  return (
    <>
      <ToolHead title="Datos del país">
        <Button kind="line" href="/api/Parameter/Get" download="datos-del-pais.json">
          Descargar (JSON)
        </Button>
      </ToolHead>
      <p className="muted">
        Edades, aportes, montos, papeles y teléfonos. Se escriben aquí una vez: los textos, las calculadoras y
        las rutas los toman de aquí, y un cambio los cambia en todas partes.
      </p>
      <Waiting facts={facts} />
      {parameterGroups.map((group) => (
        <section key={group} className={styles.group}>
          <h2>{group}</h2>
          <ul>
            {facts
              .filter((fact) => fact.group === group)
              .map((fact) => (
                <FactRow key={fact.name} fact={fact} />
              ))}
          </ul>
        </section>
      ))}
      <section className={styles.group}>
        <h2>Cómo se pregunta por las calculadoras</h2>
        <ul>
          {calculators.map(({ name, title, asked }) => (
            <li key={name}>
              <div>
                <h3>{title}</h3>
                <p className="small muted">{asked.split('\n').join(' · ')}</p>
              </div>
              <div className={styles.tools}>
                <Button kind="line" size="small" href={`/parametros?calculadora=${name}`}>
                  Editar<span className="sr"> {title}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The facts that are missing, old or only examples. */
function Waiting({ facts }: { facts: readonly ParameterShown[] }) {
  const old = facts.filter(({ isOld }) => isOld);
  const missing = facts.filter(({ value }) => value === null).length;
  const examples = facts.filter(({ isExample }) => isExample).length;
  return (
    <div className={`stack ${styles.waiting}`} id="por-revisar">
      {old.length > 0 && (
        <Callout kind="warn">
          <p>
            Hace más de un año que nadie revisa:{' '}
            {old.map((fact, place) => (
              <span key={fact.name}>
                {place > 0 && ', '}
                <a href={hrefOf(fact)}>{fact.label}</a>
              </span>
            ))}
            .
          </p>
        </Callout>
      )}
      {examples > 0 && (
        <Callout>
          <p>
            {examples === 1 ? 'Un dato es' : `${examples} datos son`} de un país inventado, para mostrar cómo
            queda. Escribe los del tuyo encima.
          </p>
        </Callout>
      )}
      {missing > 0 && examples === 0 && (
        <Callout>
          <p>
            {missing === 1 ? 'Falta un dato' : `Faltan ${missing} datos`}. Donde un texto lo nombra, quien lee
            ve «{missingFact}».
          </p>
        </Callout>
      )}
    </div>
  );
}

function FactRow({ fact }: { fact: ParameterShown }) {
  const { label, value, text, source, link, validFrom, reviewed, isOld, isExample } = fact;
  return (
    <li>
      <div>
        <h3>{label}</h3>
        {value === null ? (
          <p className="muted">Sin dato todavía</p>
        ) : (
          <>
            <p className={styles.value}>{text}</p>
            <p className="small muted">
              {source !== '' && (
                <>
                  {link === '' ? source : <a href={link}>{source}</a>}
                  {'. '}
                </>
              )}
              {validFrom !== null && `Vale desde el ${longDate(validFrom)}. `}
              {reviewed !== null && `Revisado el ${longDate(reviewed)}.`}
            </p>
          </>
        )}
      </div>
      <div className={styles.tools}>
        {isOld && <Tag kind="wait">Por revisar</Tag>}
        {isExample && <Tag kind="off">Ejemplo</Tag>}
        <Button kind="line" size="small" href={hrefOf(fact)}>
          {value === null ? 'Escribir' : 'Editar'}
          <span className="sr"> {label}</span>
        </Button>
      </div>
    </li>
  );
}
