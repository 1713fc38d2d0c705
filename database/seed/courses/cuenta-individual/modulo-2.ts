import type { SeedCourse } from '../../seed-types.ts';

/** Module 2: who pays each contribution and the way it travels from the payslip to the account. */
export const module2: SeedCourse['modules'][number] = {
  title: '¿Quién pone cada aporte?',
  html: `
<p>Cada mes, en tu boleta de pago, aparecen varios descuentos con nombres parecidos. Unos llegan a tu cuenta.
Otros pagan un seguro o un servicio. En este módulo aprendes a distinguirlos y a seguir el camino del
dinero.</p>

<h3>Tres puertas de entrada</h3>
<ol>
  <li><strong>Tu aporte obligatorio.</strong> Es un porcentaje de tu sueldo. El empleador lo descuenta antes
    de pagarte.</li>
  <li><strong>El aporte del empleador.</strong> La empresa agrega de su bolsillo
    <data value="aporte-del-empleador"></data>. No se resta de tu sueldo.</li>
  <li><strong>Tu aporte voluntario.</strong> Lo pones si quieres, cuando quieres. Se suma a tu ahorro para la
    vejez y, según el país, puede tener ventajas de impuestos o reglas de retiro distintas.</li>
</ol>

<h3>El porcentaje se aplica sobre una base</h3>
<p>Esa base suele llamarse sueldo imponible o salario cotizable. No siempre es igual a lo que recibes. Algunos
pagos pueden quedar fuera, como ciertos viáticos. Además, la ley fija un tope, que es de
<data value="tope-del-sueldo"></data>: por encima de ese monto no se aporta.</p>
<p>Por eso conviene mirar la base y no solo el porcentaje. Si tu empleador declara menos sueldo del que te
paga, tu aporte sale más bajo. Hoy no lo notas. Lo notas cuando llega la pensión.</p>

<h3>Lo que llega a tu cuenta y lo que no</h3>
<table>
  <thead>
    <tr><th>Concepto</th><th>Quién lo paga</th><th>¿Se suma a tu saldo?</th></tr>
  </thead>
  <tbody>
    <tr><td>Aporte obligatorio</td><td>Tú</td><td>Sí</td></tr>
    <tr><td>Aporte del empleador a tu cuenta</td><td>Tu empleador, donde la ley lo manda</td><td>Sí</td></tr>
    <tr><td>Aporte voluntario</td><td>Tú, si lo decides</td><td>Sí</td></tr>
    <tr><td>Prima del seguro de invalidez y muerte</td><td>Tú o tu empleador, según el país</td><td>No: paga
      tu protección</td></tr>
    <tr><td>Comisión de la administradora</td><td>Tú, por lo general</td><td>No: paga el servicio</td></tr>
  </tbody>
</table>

<h3>El camino del aporte</h3>
<ol>
  <li>El empleador calcula tu aporte y lo descuenta de tu sueldo.</li>
  <li>Declara los montos y los paga dentro del plazo legal.</li>
  <li>La administradora recibe el dinero y lo anota en tu cuenta.</li>
  <li>Tú lo ves en tu estado de cuenta. Puede tardar algunas semanas.</li>
</ol>
<p>Si el empleador te descuenta y no deposita, la deuda es suya, no tuya. Es una falta seria: la ley suele
cobrarle multas e intereses. Tu tarea es darte cuenta a tiempo.</p>
<p>¿Trabajas por cuenta propia? Entonces nadie retiene por ti. Tú declaras y pagas tu aporte. En algunos
países es obligatorio y en otros es voluntario. Si aportas menos meses, el saldo crece menos y puedes perder
la cobertura del seguro.</p>

<h3>Ejemplo: la boleta de Diego</h3>
<p>Diego tiene un sueldo imponible de Bs&nbsp;3&nbsp;000. Su boleta queda así:</p>
<ul>
  <li>Aporte obligatorio, 10&nbsp;%: Bs&nbsp;300, que paga Diego.</li>
  <li>Prima del seguro, 2&nbsp;%: Bs&nbsp;60, que paga Diego.</li>
  <li>Comisión, 0,5&nbsp;%: Bs&nbsp;15, que paga Diego.</li>
  <li>Aporte del empleador, 2&nbsp;%: Bs&nbsp;60, que paga la empresa.</li>
</ul>
<p>A Diego le descuentan 300 + 60 + 15 = Bs&nbsp;375 y recibe 3&nbsp;000 − 375 = 2&nbsp;625. A su cuenta llegan 300 + 60 =
<strong>Bs&nbsp;360</strong>. Los otros 75 pagan el seguro y la comisión. En un año completo, los aportes suman
360 × 12 = Bs&nbsp;4&nbsp;320.</p>

<h3>Para recordar</h3>
<ul>
  <li>No todo lo que te descuentan llega a tu cuenta.</li>
  <li>La prima paga tu protección; la comisión paga el servicio.</li>
  <li>El porcentaje importa, y la base también.</li>
  <li>Si te descontaron y no depositaron, quien debe es el empleador.</li>
</ul>`,
};
