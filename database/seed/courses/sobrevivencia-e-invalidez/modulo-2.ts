import type { SeedCourse } from '../../seed-types.ts';

/** Who measures a disability, its degrees, how the pension is worked out, and how to appeal. */
export const module2: SeedCourse['modules'][number] = {
  title: 'Cómo se reconoce y se calcula la invalidez',
  html: `
<p>Estar enfermo no es lo mismo que tener una invalidez. Para el sistema, lo que cuenta es cuánto afecta el
daño a tu capacidad de trabajar, y si el daño es permanente. Alguien tiene que medirlo. Aquí ves quién lo
hace, qué resultados hay y cómo se pasa del dictamen al monto.</p>

<h3>Quién decide</h3>
<p>En muchos países decide una <strong>comisión médica</strong>. Tu médico aporta el diagnóstico y los
exámenes, pero su certificado no basta. La comisión revisa tu expediente, puede pedir más pruebas y puede
citarte. Al final emite un <strong>dictamen</strong>, que dice tres cosas:</p>
<ul>
<li>el grado de la invalidez, en porcentaje;</li>
<li>su origen, común o laboral;</li>
<li>la fecha desde la que existe.</li>
</ul>
<p>Esa fecha es clave. La cobertura del seguro se mira en ese día, no en el día en que entregas los
papeles.</p>

<h3>Total o parcial</h3>
<p>Muchas leyes distinguen dos grados. La invalidez <strong>total</strong> es la pérdida de la mayor parte de
la capacidad. La <strong>parcial</strong> es una pérdida importante, pero menor. También hay un mínimo: por
debajo de él no hay pensión. Los límites cambian de un país a otro. Estos son los de un país de ejemplo:</p>
<table>
<thead><tr><th>Pérdida de capacidad</th><th>Resultado</th><th>Pensión</th></tr></thead>
<tbody>
<tr><td>Menos del 50&nbsp;%</td><td>Sin derecho a pensión</td><td>Ninguna</td></tr>
<tr><td>Desde el 50&nbsp;% y menos del 70&nbsp;%</td><td>Invalidez parcial</td><td>30&nbsp;% del salario
base</td></tr>
<tr><td>70&nbsp;% o más</td><td>Invalidez total</td><td>60&nbsp;% del salario base</td></tr>
</tbody>
</table>

<h3>Del dictamen al monto</h3>
<p>El <strong>salario base</strong> suele ser un promedio de tus salarios de los últimos meses o años. Se usa
un promedio para que un solo mes muy bueno o muy malo no decida tu pensión. Los meses sin aportes pueden bajar
ese promedio: depende de cómo cuente tu ley.</p>
<p><strong>Ejemplo.</strong> Luis vive en el país de la tabla. Allí se promedian los últimos doce meses.
Durante seis meses ganó 900 pesos y durante los otros seis, 1100.</p>
<ol>
<li>Suma: 6 × 900 + 6 × 1100 = 5400 + 6600 = 12&nbsp;000 pesos.</li>
<li>Salario base: 12&nbsp;000 ÷ 12 = 1000 pesos.</li>
<li>El dictamen dice 55&nbsp;%. Según la tabla, la invalidez es parcial.</li>
<li>Pensión: 30&nbsp;% de 1000 = 300 pesos al mes.</li>
</ol>
<p>Fíjate en algo: el 55&nbsp;% del dictamen no es el porcentaje que cobra. El dictamen dice en qué fila de la
tabla está Luis. La fila dice cuánto recibe.</p>

<h3>Si no estás de acuerdo</h3>
<p>El dictamen se puede apelar. Hay un plazo, a menudo corto, que cuenta desde que te notifican. Apela por
escrito, explica qué dato está mal y agrega pruebas nuevas si las tienes.</p>
<p>En muchos países la invalidez se vuelve a revisar después de un tiempo. Si mejoraste, la pensión puede
bajar o terminar. Si empeoraste, una invalidez parcial puede pasar a total. Ve a esa cita: faltar sin motivo
puede suspender el pago.</p>

<h3>Para recordar</h3>
<ul>
<li>El dictamen fija el grado, el origen y la fecha de la invalidez.</li>
<li>El porcentaje del dictamen no es el porcentaje que se cobra.</li>
<li>El salario base suele ser un promedio.</li>
<li>Apelar tiene plazo, y las revisiones no se faltan.</li>
</ul>
`.trim(),
};
