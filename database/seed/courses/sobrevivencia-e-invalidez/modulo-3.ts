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
<p><strong>Ejemplo con otros números.</strong> En un país imaginario, la pensión de referencia de Tomás es de 880 pesos. La
ley da el 50&nbsp;% al cónyuge y el 15&nbsp;% a cada hijo. Tomás deja a su esposa, Elena, y a dos hijos.</p>
<ul>
<li>Elena: 50&nbsp;% de 880 = 440 pesos.</li>
<li>Cada hijo: 15&nbsp;% de 880 = 132 pesos. Los dos suman 264.</li>
<li>Total de la familia: 440 + 264 = 704 pesos, es decir, el 80&nbsp;% de 880.</li>
</ul>
<p>Años después, la hija mayor llega a la edad límite y deja de cobrar. Quedan 440 + 132 = 572 pesos. En este
ejemplo su parte se extingue. En otros países se suma a la de los demás: eso se llama
<strong>acrecimiento</strong>. Pregunta qué regla vale en el tuyo.</p>

<h3>Cuando los porcentajes pasan de 100</h3>
<p>Con cuatro hijos, la cuenta sería 50 + 4 × 15 = 110&nbsp;%. Como no se reparte más del 100&nbsp;%, muchas
leyes bajan a todos en la misma proporción: cada parte se divide entre 1,10. Elena recibiría 440 ÷ 1,10 = 400
pesos y cada hijo 132 ÷ 1,10 = 120. La suma es 400 + 4 × 120 = 880, justo el 100&nbsp;%.</p>

<h3>Para recordar</h3>
<ul>
<li>La ley, y no el testamento, dice quién cobra la pensión.</li>
<li>Los hijos que estudian renuevan su constancia para seguir cobrando.</li>
<li>Sin beneficiarios, el saldo suele pasar a los herederos.</li>
<li>Si la suma pasa del 100&nbsp;%, las partes bajan en proporción.</li>
</ul>
`.trim(),
};
