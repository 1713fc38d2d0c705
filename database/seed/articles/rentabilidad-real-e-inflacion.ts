import type { SeedArticle } from '../seed-types.ts';

/** Real against nominal return, with the basket test. Figures are examples. */
export const rentabilidadRealEInflacion: SeedArticle = {
  key: 'rentabilidad-real-e-inflacion',
  title: 'Rentabilidad real: cuando ganar no es ganar',
  category: 'cuenta-individual',
  yearsRange: 1,
  motif: 'alcancia',
  daysAgo: 73,
  html: `<p>Tu cuenta ganó 8&nbsp;%. ¿Eso es bueno? No se puede saber sin otra cifra: cuánto subieron los
precios. Aquí aprendes a juntar las dos.</p>
<h2>Dos rentabilidades, una sola verdad</h2>
<p>La <strong>rentabilidad nominal</strong> dice cuánto creció el número de tu saldo. La
<strong>rentabilidad real</strong> dice cuánto creció lo que puedes comprar con él. Para tu vejez solo
importa la segunda: vas a pagar comida y medicinas, no porcentajes.</p>
<h2>La prueba de la canasta</h2>
<p>Imagina una canasta de compras que hoy cuesta Bs&nbsp;100. Tienes Bs&nbsp;1&nbsp;000, o sea, diez canastas. Pasa un
año. Tu saldo ganó 8&nbsp;% y ahora tienes Bs&nbsp;1&nbsp;080. La inflación fue de 5&nbsp;% y la canasta cuesta
Bs&nbsp;105.</p>
<p>¿Cuántas canastas puedes comprar? Bs&nbsp;1&nbsp;080 entre Bs&nbsp;105 son 10,29 canastas. Antes eran 10. Tu poder de
compra creció casi 2,9&nbsp;%. Esa es tu rentabilidad real.</p>
<p>La cuenta exacta es una división: 1,08 entre 1,05 da 1,0286, es decir, 2,86&nbsp;%. Si solo restas, 8
menos 5, obtienes 3&nbsp;%. La resta es un atajo aceptable cuando la inflación es baja. Cuando es alta,
engaña más.</p>
<h2>Cuando ganar es perder</h2>
<p>Otro año, tu saldo gana 3&nbsp;% y los precios suben 6&nbsp;%. Tienes Bs&nbsp;1&nbsp;030 y la canasta cuesta
Bs&nbsp;106. Compras 9,72 canastas: menos que al principio. El número subió y tú eres un poco más pobre. La
rentabilidad real fue de −2,8&nbsp;%.</p>
<table>
  <thead><tr><th>Nominal</th><th>Inflación</th><th>Real</th><th>¿Qué pasó?</th></tr></thead>
  <tbody>
    <tr><td>8&nbsp;%</td><td>5&nbsp;%</td><td>2,9&nbsp;%</td><td>Ganaste</td></tr>
    <tr><td>5&nbsp;%</td><td>5&nbsp;%</td><td>0&nbsp;%</td><td>Empataste</td></tr>
    <tr><td>3&nbsp;%</td><td>6&nbsp;%</td><td>−2,8&nbsp;%</td><td>Perdiste poder de compra</td></tr>
  </tbody>
</table>
<p>Esto explica por qué guardar billetes en casa no es «no arriesgar». Con una inflación de 5&nbsp;% al año,
lo que hoy compras con Bs&nbsp;1&nbsp;000 costará unos Bs&nbsp;1&nbsp;629 dentro de diez años. Tus Bs&nbsp;1&nbsp;000 comprarán
apenas el 61&nbsp;% de esas cosas.</p>
<h2>El tiempo multiplica la diferencia</h2>
<p>Un punto o dos de rentabilidad real parecen poco en un año. En una vida laboral lo cambian todo. Así
crecen Bs&nbsp;1&nbsp;000, a precios de hoy, si no vuelves a aportar:</p>
<table>
  <thead><tr><th>Rentabilidad real</th><th>10 años</th><th>20 años</th><th>30 años</th></tr></thead>
  <tbody>
    <tr><td>2&nbsp;% al año</td><td>Bs&nbsp;1&nbsp;219</td><td>Bs&nbsp;1&nbsp;486</td><td>Bs&nbsp;1&nbsp;811</td></tr>
    <tr><td>4&nbsp;% al año</td><td>Bs&nbsp;1&nbsp;480</td><td>Bs&nbsp;2&nbsp;191</td><td>Bs&nbsp;3&nbsp;243</td></tr>
  </tbody>
</table>
<p>Con el doble de rentabilidad, la ganancia de treinta años no es el doble: pasa de Bs&nbsp;811 a Bs&nbsp;2&nbsp;243,
casi el triple. Es el interés compuesto: cada año ganas también sobre lo ganado antes.</p>
<h2>Cómo mirar la rentabilidad de tu fondo</h2>
<ul>
  <li><strong>Mira plazos largos.</strong> Un mes no dice nada y un año dice poco. Cinco o diez años ya
  cuentan algo.</li>
  <li><strong>Pregunta si es nominal o real.</strong> Los anuncios suelen mostrar la más grande.</li>
  <li><strong>Pregunta si ya descuenta comisiones.</strong> La que te sirve es la real y neta.</li>
  <li><strong>Compara fondos del mismo tipo.</strong> Un fondo con más acciones se mueve más, para arriba y
  para abajo.</li>
  <li><strong>Recuerda que el pasado no promete.</strong> Sirve para conocer, no para adivinar.</li>
</ul>
<h2>¿Y si un año sale negativo?</h2>
<p>Va a pasar. En treinta o cuarenta años habrá varios. Una baja en el precio de las inversiones se
convierte en pérdida definitiva cuando vendes o te cambias en el peor momento. Si te faltan muchos años,
seguir aportando en un año malo tiene una ventaja: compras más barato.</p>
<p>Si te faltan pocos años, la historia es otra. Ahí conviene haber bajado el riesgo antes, con calma, y no
después del susto.</p>
<blockquote><p>No preguntes cuánto creció tu dinero. Pregunta cuántas canastas más compra.</p></blockquote>
<h2>Tu tarea de diez minutos</h2>
<ol>
  <li>Busca la rentabilidad de tu fondo en los últimos cinco años.</li>
  <li>Busca la inflación promedio de tu país en el mismo periodo. La publica el banco central o el instituto
  de estadística.</li>
  <li>Divide, como en la prueba de la canasta, y anota tu rentabilidad real.</li>
</ol>
<p>Si el resultado te sorprende, para bien o para mal, ya sabes más sobre tu pensión que la mayoría. Sigue
con otro de nuestros <a href="/articulos">artículos</a>.</p>`,
};
