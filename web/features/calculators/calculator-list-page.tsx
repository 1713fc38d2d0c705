import { calculatorNames } from '../../../contract/pension/calculator-names.ts';
import { calculators } from '../../../contract/pension/calculators.ts';
import { counted } from '../../../contract/text/counted.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import { Button } from '../../components/forms/button.tsx';
import { MetaLine } from '../../components/page/meta-line.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { CalculatorDrawing } from './calculator-drawing.tsx';
import styles from './calculator-list-page.module.css';

/** /calculadoras: the five questions, each a link to its page. */
export default function CalculatorListPage() {
  return (
    <div className={`wrap page ${styles.page}`}>
      <PageHead title="Calculadoras">
        Cinco preguntas que todos nos hacemos. Cada una te dice qué supone y de dónde saca los datos.
      </PageHead>
      <ol className={styles.list}>
        {calculatorNames.map((name) => {
          const { title, about, minutes, asked } = calculators[name];
          return (
            <li key={name}>
              <CalculatorDrawing name={name} />
              <div>
                <h2>
                  <a href={`/calculadoras/${name}`} className="covers">
                    {title}
                  </a>
                </h2>
                <p>{about}</p>
                <MetaLine
                  items={[
                    { icon: 'pencil', text: `${asked} datos` },
                    { icon: 'clock', text: counted(minutes, 'minuto', 'minutos') },
                  ]}
                />
              </div>
              <Icon name="arrow-right" className="wide-only" />
            </li>
          );
        })}
      </ol>
      <Callout kind="info" icon="lock">
        No pedimos nombre ni documento, y no guardamos lo que escribes. Son estimaciones: la respuesta oficial
        te la da quien paga las pensiones de tu país.
      </Callout>
      <section className={styles.first} aria-labelledby="entenderlo">
        <div>
          <h2 id="entenderlo">¿Prefieres entenderlo primero?</h2>
          <p>Los cursos explican cada dato con ejemplos, en los ratos que tengas.</p>
          <Button kind="sun" href="/vercursos">
            Ver cursos
          </Button>
        </div>
        <ResponsiveImage src="/motivos/frasco.svg" alt="" width={640} height={400} drawn />
      </section>
    </div>
  );
}
