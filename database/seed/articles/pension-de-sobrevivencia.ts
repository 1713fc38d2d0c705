import type { SeedArticle } from '../seed-types.ts';

/** The claims of a family after a death. Figures are examples. */
export const pensionDeSobrevivencia: SeedArticle = {
  key: 'pension-de-sobrevivencia',
  title: 'Pensión de sobrevivencia: lo que tu familia debe saber',
  category: 'seguro-sobrevivencia',
  yearsRange: 1,
  motif: 'familia',
  daysAgo: 126,
  html: `<p>Hablar de la muerte incomoda. No hablar de ella deja a muchas familias sin saber que tenían
derecho a una pensión. Diez minutos hoy pueden evitarles meses de trámites.</p>
<h2>Qué es</h2>
<p>La pensión de sobrevivencia es la que reciben tus familiares cuando mueres. Existe tanto si trabajas como
si ya cobras tu pensión, aunque las reglas y el dinero que la paga son distintos en cada caso.</p>
<ul>
  <li><strong>Si mueres estando cubierto por el seguro</strong>, se usa tu saldo y la aseguradora pone lo
  que falta.</li>
  <li><strong>Si ya cobras tu pensión</strong>, depende de la modalidad que elegiste: renta vitalicia o
  retiro programado.</li>
  <li><strong>Si no tienes cobertura</strong>, se paga con el saldo que haya, hasta donde alcance.</li>
</ul>
<h2>Quiénes suelen tener derecho</h2>
<p>La lista la hace la ley. A la pareja le toca <data value="parte-de-la-pareja"></data>, y a cada hijo
<data value="parte-de-cada-hijo"></data>. Por lo general incluye a:</p>
<table>
  <thead><tr><th>Familiar</th><th>Condiciones frecuentes</th></tr></thead>
  <tbody>
    <tr>
      <td>Cónyuge o conviviente</td>
      <td>Matrimonio o convivencia probada, con un tiempo mínimo en algunos países</td>
    </tr>
    <tr><td>Hijas e hijos</td><td>Hasta cierta edad, o algunos años más si estudian</td></tr>
    <tr><td>Hijas e hijos con discapacidad</td><td>Sin límite de edad, con una evaluación médica</td></tr>
    <tr>
      <td>Madre y padre</td><td>Si dependían de ti, a menudo solo cuando no hay otros beneficiarios</td>
    </tr>
  </tbody>
</table>
<p>Un punto que confunde: los <strong>beneficiarios</strong> de la pensión los define la ley. No siempre
puedes elegirlos tú, aunque los escribas en un formulario. Los <strong>herederos</strong> son otra cosa:
reciben el saldo que quede cuando no hay nadie con derecho a pensión. En las cuentas de ahorro voluntario
las reglas pueden ser diferentes.</p>
<h2>Cómo se reparte: un ejemplo</h2>
<p>La viuda o el viudo recibe el 60&nbsp;% de la pensión de referencia y cada hijo con derecho, el 20&nbsp;%.
Andrés tenía una pensión de referencia de Bs&nbsp;2&nbsp;000. Deja a su esposa y a dos hijas de
9 y 12 años.</p>
<ul>
  <li>Esposa: 60&nbsp;% de Bs&nbsp;2&nbsp;000 son Bs&nbsp;1&nbsp;200.</li>
  <li>Hija mayor: 20&nbsp;% de Bs&nbsp;2&nbsp;000 son Bs&nbsp;400.</li>
  <li>Hija menor: otros Bs&nbsp;400.</li>
  <li><strong>Total para el hogar: Bs&nbsp;2&nbsp;000 al mes.</strong></li>
</ul>
<p>Cuando cada hija llegue a la edad límite, su parte termina. Con más hijos la suma
pasaría del 100&nbsp;%: entonces todas las partes bajan en la misma proporción.</p>
<h2>Lo que tu familia tendrá que presentar</h2>
<p><data value="documentos-al-enviudar"></data></p>
<p>Además, si corresponde, una constancia de estudios o un certificado de discapacidad, y una cuenta bancaria
para el pago. La solicitud se presenta en la administradora o en la institución que pagaba la pensión. Conviene hacerlo
pronto. En muchos países hay plazos, o la pensión solo se paga desde la fecha en que se pide.</p>
<blockquote><p>La pensión de sobrevivencia no llega sola. Alguien de tu familia tiene que saber que existe y
pedirla.</p></blockquote>
<h2>Los descuidos que más problemas causan</h2>
<ul>
  <li><strong>Convivencia sin papeles.</strong> Si no están casados, averigua cómo se registra la unión.
  Probarla después es largo y doloroso.</li>
  <li><strong>Hijos sin reconocer.</strong> Sin acta, no hay pensión.</li>
  <li><strong>Datos viejos en la administradora.</strong> Una expareja registrada puede retrasar todo,
  aunque ya no tenga derecho.</li>
  <li><strong>Cobertura vencida.</strong> Tras varios meses sin aportar, el seguro puede dejar de cubrirte.
  Tu familia contaría solo con el saldo.</li>
  <li><strong>Elegir modalidad sin pensar en ellos.</strong> Una renta vitalicia simple puede terminar
  contigo si no tienes beneficiarios legales, salvo que contrates un periodo garantizado.</li>
</ul>
<h2>Una conversación para este domingo</h2>
<p>Siéntate con tu familia y deja por escrito, en una hoja, cinco cosas:</p>
<ol>
  <li>El nombre de tu administradora y su teléfono.</li>
  <li>Dónde están las actas y los documentos.</li>
  <li>Si tienes otros seguros de vida, con quién.</li>
  <li>A quién acudir si hay dudas.</li>
  <li>La fecha de la hoja, para renovarla cada año.</li>
</ol>
<p>No escribas claves. No hacen falta para el trámite y son peligrosas en un papel. Si quieres aprender más
sobre este tema, búscalo en nuestros <a href="/vercursos">cursos</a>.</p>`,
};
