import type { SeedCourse } from '../../seed-types.ts';

/** Who the beneficiaries of a survivors' pension are, how they differ from heirs, how the money is shared. */
export const module3: SeedCourse['modules'][number] = {
  title: 'Quiénes son los beneficiarios',
  html: `
<p>Cuando muere una persona afiliada, la familia se pregunta a quién le toca la pensión. La respuesta está en
la ley. Por lo general no la cambia un testamento ni un acuerdo entre parientes. Este módulo te
muestra las reglas más comunes y un reparto completo.</p>

<h3>La lista habitual</h3>
<table>
<thead><tr><th>Beneficiario</th><th>Qué suele pedirse</th><th>Hasta cuándo suele cobrar</th></tr></thead>
<tbody>
<tr><td>Cónyuge</td><td>Matrimonio vigente; a veces, un tiempo mínimo de casados</td><td>En muchos países, de
por vida</td></tr>
<tr><td>Conviviente</td><td>Vida en común probada, por el tiempo que diga la ley</td><td>Como el cónyuge,
donde la ley lo reconoce</td></tr>
<tr><td>Hijos menores</td><td>Acta de nacimiento o de adopción</td><td>Hasta la edad que diga la ley</td></tr>
<tr><td>Hijos que estudian</td><td>Constancia de estudios al día</td><td>Hasta terminar o llegar a la edad
límite</td></tr>
<tr><td>Hijos con discapacidad</td><td>Dictamen médico</td><td>Mientras dure la discapacidad</td></tr>
<tr><td>Padres</td><td>Depender de la persona fallecida; a menudo, que no haya otros beneficiarios</td><td>Por
lo general, de por vida</td></tr>
</tbody>
</table>
<p>Los hijos adoptivos y los nacidos fuera del matrimonio tienen los mismos derechos que los demás hijos. Lo
que hay que probar es el vínculo.</p>

<h3>Beneficiario no es heredero</h3>
<p>El <strong>beneficiario</strong> cobra una pensión cada mes porque la ley de pensiones lo nombra. El
<strong>heredero</strong> recibe los bienes de la persona que murió, según la ley de herencias o el
testamento. Una misma persona puede ser las dos cosas, pero no siempre. Un hermano adulto puede ser heredero,
y en muchos países no es beneficiario.</p>
<p>¿Y si no hay ningún beneficiario? En muchos sistemas de cuenta individual, el saldo ahorrado pasa a los
herederos. Allí el dinero de la cuenta es tuyo y no se pierde con tu muerte.</p>

<h3>Cómo se reparte</h3>
<p>Cada beneficiario recibe un porcentaje de una <strong>pensión de referencia</strong>. Los porcentajes los
fija la ley: a la pareja le da <data value="parte-de-la-pareja"></data>, y a cada hijo
<data value="parte-de-cada-hijo"></data>.</p>
<p><strong>Ejemplo.</strong> La pensión de referencia de Tomás es de Bs&nbsp;1&nbsp;400. La ley da el 60&nbsp;% a la pareja y el
20&nbsp;% a cada hijo. Tomás deja a su esposa, Elena, y a dos hijos.</p>
<ul>
<li>Elena: 60&nbsp;% de 1&nbsp;400 = Bs&nbsp;840.</li>
<li>Cada hijo: 20&nbsp;% de 1&nbsp;400 = Bs&nbsp;280. Los dos suman 560.</li>
<li>Total de la familia: 840 + 560 = Bs&nbsp;1&nbsp;400, justo el 100&nbsp;%.</li>
</ul>
<p>Años después, la hija mayor llega a la edad límite y deja de cobrar. Quedan 840 + 280 = Bs&nbsp;1&nbsp;120: su
parte se extingue. Donde la parte que termina se suma a la de los demás, eso se llama
<strong>acrecimiento</strong>.</p>

<h3>Cuando los porcentajes pasan de 100</h3>
<p>Con cuatro hijos, la cuenta sería 60 + 4 × 20 = 140&nbsp;%. Como no se reparte más del 100&nbsp;%, la ley
baja a todos en la misma proporción: cada parte se divide entre 1,40. Elena recibiría 840 ÷ 1,40 = Bs&nbsp;600
 y cada hijo 280 ÷ 1,40 = 200. La suma es 600 + 4 × 200 = 1&nbsp;400, justo el 100&nbsp;%.</p>

<h3>Para recordar</h3>
<ul>
<li>La ley, y no el testamento, dice quién cobra la pensión.</li>
<li>Los hijos que estudian renuevan su constancia para seguir cobrando.</li>
<li>Sin beneficiarios, el saldo suele pasar a los herederos.</li>
<li>Si la suma pasa del 100&nbsp;%, las partes bajan en proporción.</li>
</ul>
`.trim(),
};
