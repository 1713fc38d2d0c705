import type { SeedArticle } from '../seed-types.ts';

/** How much to save, worked backwards from a monthly goal. Figures are examples. */
export const cuantoDeboAhorrar: SeedArticle = {
  key: 'cuanto-debo-ahorrar',
  title: '¿Cuánto debo ahorrar para vivir tranquilo al jubilarme?',
  category: 'ahorro-voluntario',
  yearsRange: 1,
  motif: 'semilla',
  daysAgo: 2,
  html: `<p>La respuesta corta: depende de cuántos años te faltan y de cuánto de tu ingreso quieres
mantener. La respuesta útil cabe en una tabla y en tres decisiones que puedes tomar esta semana.</p>
<h2>Primero, ponle un número a tu meta</h2>
<p>No necesitas adivinar el futuro. Necesitas una cifra de partida que puedas corregir cada año. Hazlo en
tres pasos:</p>
<ol>
  <li><strong>Anota lo que gastas hoy en un mes normal.</strong> Comida, vivienda, transporte, salud,
  familia.</li>
  <li><strong>Quita lo que ya no pagarás al jubilarte.</strong> Por ejemplo, la cuota de la casa o el pasaje
  al trabajo.</li>
  <li><strong>Suma lo que subirá.</strong> Casi siempre son las medicinas y las consultas.</li>
</ol>
<p>El resultado es tu gasto mensual de retiro, a precios de hoy. Divídelo entre tu ingreso actual y tendrás
tu <strong>tasa de reemplazo deseada</strong>: qué parte de tu ingreso quieres que cubra la pensión. Si
ganas Bs&nbsp;1&nbsp;000 y calculas que vivirás bien con Bs&nbsp;500, tu meta es el 50&nbsp;%.</p>
<h2>Cuánto capital hace falta</h2>
<p>Sigamos con ese ejemplo. Quieres Bs&nbsp;500 al mes durante 20 años. Si el dinero no ganara nada, necesitarías
240 meses por Bs&nbsp;500: Bs&nbsp;120&nbsp;000. Pero el saldo sigue invertido mientras lo vas usando. Con una
rentabilidad de 3&nbsp;% al año por encima de la inflación, bastan unos Bs&nbsp;90&nbsp;500.</p>
<p>Parece mucho. La buena noticia es que no lo juntas tú solo: una parte la pone tu aporte y otra la pone el
tiempo.</p>
<h2>Qué parte de tu ingreso tendrías que aportar</h2>
<p>Esta tabla parte de cero. Supone que aportas todos los meses, que tu salario sube igual que los precios,
que tu cuenta gana 3&nbsp;% real al año después de comisiones y que quieres cobrar la mitad de tu salario
durante 20 años.</p>
<table>
  <thead><tr>
    <th>Años que te faltan</th><th>Aporte necesario, de tu salario</th><th>Si ganas Bs&nbsp;1&nbsp;000</th>
  </tr></thead>
  <tbody>
    <tr><td>40</td><td>10&nbsp;%</td><td>Bs&nbsp;100 al mes</td></tr>
    <tr><td>30</td><td>16&nbsp;%</td><td>Bs&nbsp;160 al mes</td></tr>
    <tr><td>20</td><td>28&nbsp;%</td><td>Bs&nbsp;280 al mes</td></tr>
    <tr><td>10</td><td>65&nbsp;%</td><td>Bs&nbsp;650 al mes</td></tr>
  </tbody>
</table>
<p>Es un ejemplo, no una promesa. Sirve para ver la forma del problema: quien espera diez años no aporta un
poco más, aporta mucho más. Y casi nadie parte de cero: si ya tienes saldo, tu cifra baja. El aporte
obligatorio también cuenta: el tuyo, <data value="aporte-de-quien-trabaja"></data>, y el de tu
empleador, <data value="aporte-del-empleador"></data>.</p>
<h2>La densidad de cotización manda</h2>
<p>Dos personas con el mismo salario pueden recibir pensiones muy distintas. Lo que las separa suele ser una
cosa sencilla: los meses en que no cotizaron. A eso se le llama <em>densidad de cotización</em>, y es la
parte de tu vida laboral en la que sí hubo aporte.</p>
<blockquote><p>Con 3&nbsp;% real al año, un año sin aportar a los 25 pesa más que dos años sin aportar a los
50.</p></blockquote>
<p>La razón es el tiempo. El dinero que entra a los 25 crece durante cuarenta años; el que entra a los 50,
solo quince. Por eso conviene revisar el estado de cuenta al menos dos veces al año y reclamar pronto los
aportes que faltan.</p>
<h2>Si la cifra te asusta</h2>
<p>No te rindas por no llegar al número completo. Tienes cuatro palancas, y cada una mueve el resultado:</p>
<ul>
  <li><strong>Aportar un poco más.</strong> Empieza con 1&nbsp;% de tu ingreso y súbelo cada vez que te
  aumenten el sueldo.</li>
  <li><strong>Aportar más meses.</strong> Evitar una laguna suele valer más que buscar un fondo
  milagroso.</li>
  <li><strong>Jubilarte algo más tarde.</strong> Sumas meses de aporte y restas meses de gasto.</li>
  <li><strong>Cuidar el costo.</strong> Compara la comisión y elige un fondo acorde con tu edad, si en tu
  país se puede elegir.</li>
</ul>
<h2>Tres decisiones para esta semana</h2>
<ol>
  <li>Descarga tu estado de cuenta y busca meses en blanco.</li>
  <li>Pregunta en tu trabajo qué día depositan el aporte.</li>
  <li>Elige un aporte voluntario pequeño y prográmalo. Mejor poco y fijo que mucho y nunca.</li>
</ol>
<p>Si quieres hacer el cálculo con calma y con tus propios números, mira nuestros
<a href="/vercursos">cursos</a>. Puedes avanzar a tu ritmo.</p>`,
};
