import type { SeedCourse } from '../../seed-types.ts';

/** Who measures a disability, who has a right to the pension, how it is worked out, and how to appeal. */
export const module2: SeedCourse['modules'][number] = {
  title: 'Cómo se reconoce y se calcula la invalidez',
  html: `
<p>Estar enfermo no es lo mismo que tener una invalidez. Para el sistema, lo que cuenta es cuánto afecta el
daño a tu capacidad de trabajar, y si el daño es permanente. Alguien tiene que medirlo. Aquí ves quién lo
hace, qué resultados hay y cómo se pasa del dictamen al monto.</p>

<h3>Quién decide</h3>
<p>Decide una <strong>comisión médica</strong> de tres personas, que no trabajan para la administradora ni para el
empleador. Tu médico aporta el diagnóstico y los
exámenes, pero su certificado no basta. La comisión revisa tu expediente, puede pedir más pruebas y puede
citarte. Al final emite un <strong>dictamen</strong>, que dice tres cosas:</p>
<ul>
<li>el grado de la invalidez, en porcentaje;</li>
<li>su origen, común o laboral;</li>
<li>la fecha desde la que existe.</li>
</ul>
<p>Esa fecha es clave. La cobertura del seguro se mira en ese día, no en el día en que entregas los
papeles.</p>

<h3>La mitad o más</h3>
<p>Hay un mínimo: por debajo de él no hay pensión. La ley lo pone en la <strong>mitad</strong> de la capacidad de
trabajar, y mira también los aportes recientes (Ley 214, artículo 20):</p>
<table>
<thead><tr><th>Pérdida de capacidad</th><th>Aportes que se piden</th><th>Resultado</th></tr></thead>
<tbody>
<tr><td>Menos de la mitad</td><td>No importan</td><td>Sin derecho a pensión</td></tr>
<tr><td>La mitad o más, por enfermedad</td><td>Doce de los últimos veinticuatro meses</td><td>Pensión de
invalidez</td></tr>
<tr><td>La mitad o más, por accidente</td><td>Ninguno</td><td>Pensión de invalidez</td></tr>
</tbody>
</table>

<h3>Del dictamen al monto</h3>
<p>El monto lo dice por escrito tu administradora, con cada cifra y su fuente. Mientras la comisión decide no te
quedas sin nada: si tarda más de sesenta días, se paga cada mes la mitad de la pensión estimada.</p>
<p><strong>Ejemplo.</strong> Luis enfermó y aportó catorce de los últimos veinticuatro meses. Su administradora
estima una pensión de Bs&nbsp;2&nbsp;400.</p>
<ol>
<li>La comisión tarda tres meses. Desde el día sesenta y uno Luis recibe 2&nbsp;400 ÷ 2 = Bs&nbsp;1&nbsp;200 al mes.</li>
<li>El dictamen dice 55&nbsp;%: es la mitad o más, y Luis tiene los aportes. Hay derecho.</li>
<li>Desde entonces cobra la pensión entera. Lo que recibió antes no se devuelve.</li>
</ol>
<p>Fíjate en algo: el 55&nbsp;% del dictamen no es el porcentaje que cobra. El dictamen dice si hay derecho, no
cuánto.</p>

<h3>Si no estás de acuerdo</h3>
<p>El dictamen se puede apelar. Hay un plazo, a menudo corto, que cuenta desde que te notifican. Apela por
escrito, explica qué dato está mal y agrega pruebas nuevas si las tienes.</p>
<p>La invalidez se revisa a los tres años. Si mejoraste, la pensión puede terminar. Cumplidos los sesenta años de
edad ya no se revisa. Ve a esa cita: faltar sin motivo puede suspender el pago.</p>

<h3>Para recordar</h3>
<ul>
<li>El dictamen fija el grado, el origen y la fecha de la invalidez.</li>
<li>El porcentaje del dictamen no es el porcentaje que se cobra.</li>
<li>Hay derecho desde la mitad, con doce aportes en los últimos veinticuatro meses.</li>
<li>Apelar tiene plazo, y las revisiones no se faltan.</li>
</ul>
`.trim(),
};
