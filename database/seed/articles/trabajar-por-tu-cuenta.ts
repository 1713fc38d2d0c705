import type { SeedArticle } from '../seed-types.ts';

/** Contributing out of an irregular income. Figures are examples. */
export const trabajarPorTuCuenta: SeedArticle = {
  key: 'trabajar-por-tu-cuenta',
  title: 'Trabajas por tu cuenta: así construyes tu pensión',
  category: 'independientes',
  yearsRange: 1,
  motif: 'mercado',
  daysAgo: 85,
  html: `<p>Si trabajas por tu cuenta, nadie aporta por ti. También significa que nadie puede olvidarse de
hacerlo, salvo tú. Con un método sencillo, los meses flojos dejan de ser un problema.</p>
<h2>Qué cambia cuando eres independiente</h2>
<p>Quien tiene un empleo formal no decide: le descuentan y listo. Tú decides si aportas, cuánto y cuándo. Como
nadie pone la otra parte, pagas las dos.</p>
<p>Tres cosas que conviene saber antes de empezar:</p>
<ol>
  <li>Cuánto se aporta: <data value="aporte"></data>, sobre el monto que declaras.</li>
  <li>Desde qué monto: <data value="sueldo-minimo"></data>. Cada mes puedes elegir otro.</li>
  <li>Qué te van a pedir: <data value="documentos-por-cuenta-propia"></data>.</li>
</ol>
<h2>El problema no es ganar poco, es ganar desigual</h2>
<p>Un mes vendes mucho y otro casi nada. Si te fijas una cuota igual para todos los meses, la de los meses
malos duele y acabas dejándola. La solución es aportar un <strong>porcentaje de cada ingreso</strong>, no
una cuota fija.</p>
<p>Mira el año de Nora, que vende comida en un mercado. Ella separa el 10&nbsp;% de lo que le queda
limpio:</p>
<table>
  <thead><tr>
    <th>Tipo de mes</th><th>Meses</th><th>Ganancia del mes</th><th>Aporta al mes</th>
    <th>Aporta en el año</th>
  </tr></thead>
  <tbody>
    <tr><td>Bueno</td><td>4</td><td>Bs&nbsp;1&nbsp;500</td><td>Bs&nbsp;150</td><td>Bs&nbsp;600</td></tr>
    <tr><td>Normal</td><td>4</td><td>Bs&nbsp;900</td><td>Bs&nbsp;90</td><td>Bs&nbsp;360</td></tr>
    <tr><td>Flojo</td><td>4</td><td>Bs&nbsp;400</td><td>Bs&nbsp;40</td><td>Bs&nbsp;160</td></tr>
    <tr>
      <td><strong>Total</strong></td><td><strong>12</strong></td><td>—</td><td>—</td>
      <td><strong>Bs&nbsp;1&nbsp;120</strong></td>
    </tr>
  </tbody>
</table>
<p>Una cuota fija para llegar a lo mismo sería de unos Bs&nbsp;93 al mes. En un mes flojo, eso es casi la cuarta
parte de lo que gana. Con el porcentaje, en un mes flojo aparta solo Bs&nbsp;40.</p>
<h2>El método de los tres sobres</h2>
<p>Cada vez que cobras, reparte antes de gastar:</p>
<ul>
  <li><strong>Sobre de la pensión:</strong> el porcentaje que decidiste.</li>
  <li><strong>Sobre de los impuestos:</strong> lo que tendrás que declarar.</li>
  <li><strong>Sobre del colchón:</strong> un poco para los meses sin trabajo, hasta juntar el gasto de tres
  meses.</li>
</ul>
<p>Los sobres pueden ser de papel o cuentas separadas en tu banco. Lo importante es que no se mezclen con la
caja del negocio. Una vez al mes, lleva el primer sobre a tu cuenta de pensiones por el canal oficial y
guarda el comprobante.</p>
<h2>No aportes siempre sobre el mínimo</h2>
<p>Donde se puede elegir la base, mucha gente declara el mínimo. Es legal si refleja lo que ganas, y a veces
es lo único posible. Pero recuerda lo que compras con ese mínimo: una pensión muy baja y un seguro calculado
sobre un ingreso mínimo. Si un día quedas con una invalidez, tu pensión se calculará con esa cifra.</p>
<p>Cuando el negocio vaya bien, sube la base o suma un aporte voluntario.</p>
<h2>Cuida la cobertura</h2>
<p>El seguro de invalidez y sobrevivencia suele exigir aportes recientes. Un independiente que aporta una
vez al año puede quedar descubierto el resto. Pregunta cada cuánto debes aportar para estar protegido.
Muchas veces es mejor aportar poco todos los meses que mucho en diciembre.</p>
<blockquote><p>Aparta la pensión primero. Lo que sobra al final del mes casi nunca alcanza.</p></blockquote>
<h2>Si combinas empleo y trabajo propio</h2>
<p>Es muy común. Tu empleador aporta por tu salario, y tú puedes o debes aportar por lo demás. Todo llega a
la misma cuenta. Revisa si hay un tope conjunto, para no pagar de más.</p>
<h2>Tu plan de arranque</h2>
<ol>
  <li>Calcula lo que te quedó limpio en los últimos doce meses y divídelo entre doce.</li>
  <li>Elige un porcentaje que puedas sostener. Si 10&nbsp;% es mucho hoy, empieza con 3&nbsp;%.</li>
  <li>Afíliate, si aún no lo estás, y pide tu clave.</li>
  <li>Pon un recordatorio mensual, en un día fácil de recordar.</li>
  <li>Cada enero, revisa el porcentaje y súbelo un punto si puedes.</li>
</ol>
<p>En nuestros <a href="/vercursos">cursos</a> trabajamos el caso de los ingresos variables con más
ejemplos. Y si tu actividad es especial, <a href="/contact">cuéntanos</a> y te orientamos.</p>`,
};
