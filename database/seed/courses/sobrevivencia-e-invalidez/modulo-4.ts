import type { SeedCourse } from '../../seed-types.ts';

/** How the account balance and the insurance pay the pension together, and what happens without cover. */
export const module4: SeedCourse['modules'][number] = {
  title: 'De dónde sale el dinero',
  html: `
<p>Quien muere o enferma a los treinta años ha tenido poco tiempo para ahorrar. Con su cuenta sola, la pensión
sería muy pequeña. Por eso existe el seguro: completa lo que falta. Veamos cómo se juntan las dos fuentes.</p>

<h3>La cuenta y el seguro</h3>
<p>El <strong>saldo</strong> es lo que hay en tu cuenta individual: tus aportes y lo que ganaron. El
<strong>capital necesario</strong> es el dinero que hace falta hoy para pagar la pensión durante todo el
tiempo previsto. Depende del monto de la pensión, de las edades de quienes van a cobrar y del interés que se
espera.</p>
<p>En muchos países, si estás cubierto y tu saldo no alcanza, la aseguradora pone la diferencia. Ese dinero se
llama <strong>capital adicional</strong> o aporte adicional:</p>
<blockquote><p>Capital adicional = capital necesario − saldo de la cuenta</p></blockquote>
<p>Si el saldo ya alcanza, la aseguradora no pone nada. En otros países el seguro funciona distinto: la
aseguradora paga la pensión directamente, mes a mes.</p>

<h3>Tres familias, tres resultados</h3>
<p><strong>Ejemplo.</strong> Para pagar una pensión familiar de Bs&nbsp;500 al mes hacen falta Bs&nbsp;90&nbsp;000
. Compara tres casos:</p>
<table>
<thead><tr><th>Caso</th><th>Saldo</th><th>Pone el seguro</th><th>Total disponible</th></tr></thead>
<tbody>
<tr><td>A. Cubierto, con poco ahorro</td><td>35&nbsp;000</td><td>55&nbsp;000</td><td>90&nbsp;000</td></tr>
<tr><td>B. Cubierto, con mucho ahorro</td><td>100&nbsp;000</td><td>0</td><td>100&nbsp;000</td></tr>
<tr><td>C. Sin cobertura</td><td>35&nbsp;000</td><td>0</td><td>35&nbsp;000</td></tr>
</tbody>
</table>
<p>En el caso A, el seguro pone 90&nbsp;000 − 35&nbsp;000 = Bs&nbsp;55&nbsp;000. La familia cobra los 500
completos.</p>
<p>En el caso C solo hay 35&nbsp;000. Eso es 35&nbsp;000 ÷ 90&nbsp;000 = 0,389, cerca del 39&nbsp;% de lo
necesario. La pensión sería de unos Bs&nbsp;194: 500 × 35&nbsp;000 ÷ 90&nbsp;000. La diferencia entre A y C no
es el ahorro: es la cobertura.</p>

<h3>Si no hay cobertura</h3>
<p>Sin cobertura, la pensión se paga solo con el saldo. La pensión solidaria, con recursos del Estado,
completa la de quien cumple los requisitos: <data value="pension-solidaria"></data>. Vale la pena preguntar por
ella.</p>

<h3>Formas de cobrar</h3>
<p>Según tu país y tu caso, la pensión puede pagarse de varias maneras:</p>
<ul>
<li><strong>Renta vitalicia:</strong> una aseguradora recibe el capital y se compromete a pagar de por
vida.</li>
<li><strong>Retiro programado:</strong> el dinero sigue en la cuenta y se retira poco a poco. El monto se
recalcula cada cierto tiempo, por lo general cada año, y puede bajar.</li>
<li><strong>Pago directo del seguro:</strong> la aseguradora paga la pensión mes a mes, según las reglas de la
ley.</li>
</ul>
<p>Si te dejan elegir, pide las ofertas por escrito. Compara el monto de hoy, cómo se ajusta por la inflación
y qué queda para tu familia.</p>

<h3>Para recordar</h3>
<ul>
<li>El seguro suele completar lo que falta para el capital necesario.</li>
<li>Si el saldo alcanza, la aseguradora no pone nada.</li>
<li>Sin cobertura, solo cuenta el saldo.</li>
<li>El retiro programado se recalcula; la renta vitalicia dura toda la vida.</li>
</ul>
`.trim(),
};
