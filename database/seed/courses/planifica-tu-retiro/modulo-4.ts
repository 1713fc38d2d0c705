import type { SeedCourse } from '../../seed-types.ts';

/** Module 4: turning the gap into a monthly amount, and choosing the risk by the years left. */
export const module4: SeedCourse['modules'][number] = {
  title: 'Elige cuánto ahorrar y con qué riesgo',
  html: `
<p>Ya conoces tu brecha y sabes que el tiempo ayuda. Falta lo concreto: cuánto apartar cada mes, en qué orden
y dónde ponerlo. Un buen plan cabe en tu vida. Si te asfixia, lo abandonas.</p>

<h3>Primero, el orden</h3>
<ol>
  <li><strong>Paga las deudas caras.</strong> Si una tarjeta te cobra 40&nbsp;% al año, casi ningún ahorro
    rinde tanto.</li>
  <li><strong>Arma un fondo de emergencia.</strong> Entre tres y seis meses de gastos, en un lugar seguro y
    fácil de retirar. Así una urgencia no rompe tu plan.</li>
  <li><strong>Cuida tu aporte obligatorio.</strong> Revisa que llegue completo todos los meses.</li>
  <li><strong>Suma ahorro voluntario.</strong> En tu cuenta individual, si la ley lo permite, o en otro
    producto regulado.</li>
</ol>

<h3>Ejemplo: de la brecha al ahorro mensual</h3>
<p>A Carlos le faltan Bs&nbsp;400 al mes. Quiere cubrirlos durante 20 años de retiro. Para ser prudente, supone
que en esos años su ahorro no rinde nada por encima de la inflación.</p>
<ul>
  <li>Capital que necesita: 400 × 12 × 20 = <strong>Bs&nbsp;96&nbsp;000</strong>.</li>
  <li>Le quedan 25 años de trabajo, que son 25 × 12 = 300 meses.</li>
  <li>Si su ahorro no rinde nada: 96&nbsp;000 ÷ 300 = <strong>Bs&nbsp;320 al mes</strong>.</li>
  <li>Si rinde 4&nbsp;% real al año, le bastan unos <strong>Bs&nbsp;192 al mes</strong>.</li>
</ul>
<p>La diferencia, Bs&nbsp;128 mensuales, la pone el interés compuesto. ¿Todavía es mucho? Puede empezar con 100
y subir un poco con cada aumento de sueldo. También puede ajustar la meta o retirarse más tarde. Y si quiere
cubrir 27 años en vez de 20, la cuenta sube: 400 × 12 × 27 = Bs&nbsp;129&nbsp;600.</p>

<h3>Que sea automático</h3>
<p>Pide que el ahorro se descuente el día que cobras. Lo que no ves en tu cuenta no lo gastas. Si tu ingreso
es irregular, usa un porcentaje fijo: por ejemplo, 10 de cada 100 que entran.</p>

<h3>El riesgo, según el tiempo que te queda</h3>
<p>En varios países puedes elegir entre fondos con más o menos riesgo. Los de mayor riesgo tienen más
acciones: suben y bajan más, y a largo plazo se espera que rindan más. Los de menor riesgo tienen más deuda y
depósitos: se mueven menos.</p>
<table>
  <thead>
    <tr><th>Te faltan</th><th>Suele convenir</th><th>Por qué</th></tr>
  </thead>
  <tbody>
    <tr><td>Más de 20 años</td><td>Más riesgo</td><td>Hay tiempo para recuperarse de una caída</td></tr>
    <tr><td>De 10 a 20 años</td><td>Riesgo medio</td><td>Se equilibra crecimiento y calma</td></tr>
    <tr><td>Menos de 10 años</td><td>Menos riesgo</td><td>Una caída fuerte tendría poco tiempo para
      recuperarse</td></tr>
  </tbody>
</table>
<p>Es una guía, no una orden. Mira también cuánto te inquietan las bajas. Uno de los errores más caros es
cambiar de fondo por susto: vendes cuando ya bajó y te pierdes la recuperación.</p>

<h3>Para recordar</h3>
<ul>
  <li>Primero deudas caras y fondo de emergencia; después, ahorro voluntario.</li>
  <li>Tu brecha se convierte en un capital y ese capital, en una cuota mensual.</li>
  <li>El ahorro automático es el que más dura.</li>
  <li>Cuantos menos años faltan, menos riesgo suele convenir.</li>
</ul>`,
};
