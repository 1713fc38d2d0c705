import type { SeedArticle } from '../seed-types.ts';

/** When voluntary saving is, and is not, a good idea. Figures are examples. */
export const aporteVoluntarioCuandoConviene: SeedArticle = {
  key: 'aporte-voluntario-cuando-conviene',
  title: 'Aporte voluntario: cuándo conviene',
  category: 'ahorro-voluntario',
  yearsRange: 1,
  motif: 'frasco',
  daysAgo: 32,
  html: `<p>Aportar por tu cuenta puede ser una gran idea o un error, según lo que tengas en orden antes.
Esta es la forma de saberlo.</p>
<h2>Qué es</h2>
<p>El aporte voluntario es dinero que pones por decisión propia, además del aporte obligatorio. En la
mayoría de los países entra en una cuenta separada a tu nombre, y la administra la misma institución u otra
autorizada. Según las reglas del lugar, puede tener beneficios de impuestos, condiciones para retirarlo y, a
veces, un aporte adicional de tu empleador o del Estado.</p>
<h2>Antes de aportar: dos preguntas</h2>
<h3>¿Tienes un fondo para emergencias?</h3>
<p>Guarda primero lo que gastas en tres meses, en un lugar seguro y fácil de usar. Sin ese colchón,
cualquier imprevisto te obligará a sacar el ahorro antes de tiempo, quizá con descuentos o en un mal momento
del mercado.</p>
<h3>¿Tienes deudas caras?</h3>
<p>Haz esta cuenta. Una deuda de Bs&nbsp;1&nbsp;000 con interés de 30&nbsp;% al año te cuesta Bs&nbsp;300 en un año. Esos
mismos Bs&nbsp;1&nbsp;000 ahorrados, con una rentabilidad de 6&nbsp;%, te dan Bs&nbsp;60. Pagar la deuda te deja cinco
veces esa cifra, y sin riesgo. Primero la deuda; después, el ahorro.</p>
<p>Hay una excepción: si tu empleador pone tanto como tú pones, ese aporte ganó 100&nbsp;% el
primer día. Casi nunca conviene dejarlo pasar.</p>
<h2>Cuándo sí conviene</h2>
<ul>
  <li><strong>Cuando te sobra poco, pero te sobra siempre.</strong> La constancia hace el trabajo.</li>
  <li><strong>Cuando tu salario supera el tope</strong> sobre el que se aporta. La parte que pasa del tope
  no genera pensión.</li>
  <li><strong>Cuando tienes lagunas</strong> y quieres recuperar terreno.</li>
  <li><strong>Cuando hay un beneficio de impuestos</strong> que de verdad puedes usar. Si no pagas ese
  impuesto, el beneficio no te llega.</li>
  <li><strong>Cuando piensas jubilarte antes</strong> y necesitas más capital.</li>
</ul>
<h2>Lo que puede crecer: un ejemplo</h2>
<p>Imagina que aportas Bs&nbsp;50 cada mes y que la cuenta gana 3&nbsp;% al año por encima de la inflación, ya
descontadas las comisiones. Es un supuesto, no una garantía.</p>
<table>
  <thead><tr>
    <th>Tiempo</th><th>Lo que pusiste</th><th>Lo que tendrías</th><th>Lo que puso el tiempo</th>
  </tr></thead>
  <tbody>
    <tr><td>10 años</td><td>Bs&nbsp;6&nbsp;000</td><td>unos Bs&nbsp;6&nbsp;970</td><td>Bs&nbsp;970</td></tr>
    <tr><td>20 años</td><td>Bs&nbsp;12&nbsp;000</td><td>unos Bs&nbsp;16&nbsp;340</td><td>Bs&nbsp;4&nbsp;340</td></tr>
    <tr><td>30 años</td><td>Bs&nbsp;18&nbsp;000</td><td>unos Bs&nbsp;28&nbsp;940</td><td>Bs&nbsp;10&nbsp;940</td></tr>
  </tbody>
</table>
<p>Mira la última columna. Entre los 20 y los 30 años de ahorro, el tiempo pone más que tú: Bs&nbsp;6&nbsp;600
contra Bs&nbsp;6&nbsp;000.</p>
<h2>Lee estas condiciones antes de firmar</h2>
<ol>
  <li><strong>Retiro.</strong> ¿Puedo sacar el dinero antes de jubilarme? ¿Desde cuándo y con qué
  descuento?</li>
  <li><strong>Comisión.</strong> ¿Cuánto cobran y sobre qué? A veces es distinta de la del aporte
  obligatorio.</li>
  <li><strong>Impuestos.</strong> ¿El beneficio llega al aportar o al retirar? ¿Lo pierdo si retiro
  antes?</li>
  <li><strong>Fondo.</strong> ¿En qué se invierte? ¿Puedo elegir?</li>
  <li><strong>Herencia.</strong> ¿Qué pasa con este saldo si muero?</li>
</ol>
<p>Pide las respuestas por escrito. Si quien te atiende se incomoda con las preguntas, busca otra
institución.</p>
<h2>Cuándo es mejor esperar</h2>
<p>Espera si vas a necesitar ese dinero en menos de dos o tres años: la cuota inicial de una vivienda, los
estudios de tus hijos, un negocio que arranca. El ahorro para la pensión es largo por naturaleza, y el
dinero de corto plazo necesita otro lugar. Espera también si alguien te promete una rentabilidad fija muy
alta. Ninguna institución seria hace esa promesa.</p>
<h2>Empieza pequeño</h2>
<p>Elige un monto que no te duela, quizá el equivalente a una salida al mes. Prográmalo para el día en que
cobras, no para el final del mes. Sube un poco cada vez que te aumenten el salario. Y una vez al año revisa
si todavía cumple su propósito.</p>
<blockquote><p>El mejor aporte voluntario no es el más grande. Es el que sigues haciendo dentro de cinco
años.</p></blockquote>
<p>¿Quieres ver cómo se combina con tu cuenta obligatoria? Lo trabajamos con ejercicios en nuestros
<a href="/vercursos">cursos</a>.</p>`,
};
