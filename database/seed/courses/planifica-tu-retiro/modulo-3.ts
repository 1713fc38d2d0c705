import type { SeedCourse } from '../../seed-types.ts';

/** Module 3: compound interest, the rule of 72 and what a late start costs. */
export const module3: SeedCourse['modules'][number] = {
  title: 'Deja que el tiempo trabaje',
  html: `
<p>Una semilla pequeña plantada temprano puede dar más sombra que un árbol comprado tarde. Con el ahorro pasa
lo mismo. El ingrediente secreto no es ganar mucho: es empezar antes y no interrumpir.</p>

<h3>El interés compuesto</h3>
<p>Tu dinero gana rentabilidad. Si no la retiras, el año siguiente esa ganancia también gana. Eso es el
interés compuesto: ganancias sobre ganancias. Al comienzo casi no se nota. Después se acelera.</p>
<p>Mira lo que pasa con Bs&nbsp;1&nbsp;000 que rinden 4&nbsp;% real al año y que nadie toca:</p>
<table>
  <thead>
    <tr><th>Años</th><th>Saldo</th><th>Ganancia acumulada</th></tr>
  </thead>
  <tbody>
    <tr><td>10</td><td>1&nbsp;480</td><td>480</td></tr>
    <tr><td>20</td><td>2&nbsp;191</td><td>1&nbsp;191</td></tr>
    <tr><td>30</td><td>3&nbsp;243</td><td>2&nbsp;243</td></tr>
    <tr><td>40</td><td>4&nbsp;801</td><td>3&nbsp;801</td></tr>
  </tbody>
</table>
<p>En los primeros diez años ganas Bs&nbsp;480. En los últimos diez, 4&nbsp;801 − 3&nbsp;243 = 1&nbsp;558. El mismo dinero, más
del triple de ganancia.</p>

<h3>La regla del 72</h3>
<p>Sirve para calcular, de memoria, en cuántos años se duplica un ahorro. Divide 72 entre la rentabilidad
anual:</p>
<ul>
  <li>Con 4&nbsp;%: 72 ÷ 4 = 18 años.</li>
  <li>Con 6&nbsp;%: 72 ÷ 6 = 12 años.</li>
</ul>
<p>Es una aproximación, pero muy buena. También sirve al revés: con 6&nbsp;% de inflación al año, el dinero
guardado en un cajón pierde cerca de la mitad de su poder de compra en 12 años.</p>

<h3>Ejemplo: Ana empieza antes que Bruno</h3>
<p>Los dos ahorran Bs&nbsp;1&nbsp;200 al final de cada año durante 20 años. Los dos ponen Bs&nbsp;24&nbsp;000 de su
bolsillo y ganan 4&nbsp;% real al año. La diferencia es cuándo.</p>
<ul>
  <li><strong>Ana</strong> ahorra desde los 25 hasta los 45 años. Junta Bs&nbsp;35&nbsp;734. Luego no aporta más
    y deja crecer el saldo 20 años. A los 65 tiene unos <strong>Bs&nbsp;78&nbsp;300</strong>.</li>
  <li><strong>Bruno</strong> ahorra desde los 45 hasta los 65 años. A los 65 tiene <strong>Bs&nbsp;35&nbsp;734
</strong>.</li>
</ul>
<p>El esfuerzo fue el mismo. Ana termina con más del doble porque su dinero trabajó veinte años más.</p>

<h3>Lo que frena la bola de nieve</h3>
<ul>
  <li><strong>Retirar antes.</strong> Pierdes el dinero y todo lo que iba a ganar.</li>
  <li><strong>Las comisiones.</strong> Se comen una parte de la rentabilidad. Mira siempre lo que queda
    después de pagarlas.</li>
  <li><strong>Las pausas.</strong> Cada laguna quita aportes y también sus ganancias.</li>
</ul>
<p>Ojo: en la vida real nadie te asegura un 4&nbsp;%. Habrá años mejores y peores. El ejemplo muestra cómo
funciona, no cuánto vas a ganar.</p>
<p>¿Y si ya tienes 50 años? El mejor día para empezar ya pasó. El segundo mejor es hoy. Todavía puedes aportar
más, cubrir lagunas o trabajar algo más de tiempo.</p>

<h3>Para recordar</h3>
<ul>
  <li>El interés compuesto son ganancias sobre ganancias.</li>
  <li>Con 4&nbsp;% real, el ahorro se duplica en unos 18 años.</li>
  <li>Empezar antes puede valer más que ahorrar mucho al final.</li>
  <li>Retiros, comisiones y pausas frenan el crecimiento.</li>
</ul>`,
};
