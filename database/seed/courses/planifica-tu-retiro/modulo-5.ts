import type { SeedCourse } from '../../seed-types.ts';

/** Module 5: when to retire, how the pension is paid, and the yearly review. */
export const module5: SeedCourse['modules'][number] = {
  title: 'Decide cómo cobrar y revisa tu plan',
  html: `
<p>Cuando llega la hora de jubilarte, tomas dos decisiones grandes: cuándo hacerlo y cómo cobrar. Algunas no
tienen vuelta atrás. Por eso conviene conocerlas años antes, sin apuro.</p>

<h3>Las formas de cobrar</h3>
<p>Los nombres y las opciones cambian según el país. Las dos más conocidas son estas:</p>
<table>
  <thead>
    <tr><th>Aspecto</th><th>Renta vitalicia</th><th>Retiro programado</th></tr>
  </thead>
  <tbody>
    <tr><td>Quién paga</td><td>Una aseguradora, con el saldo que le traspasas</td><td>Tu administradora,
      desde tu propia cuenta</td></tr>
    <tr><td>Monto</td><td>El que fija el contrato, de por vida; en varios países sube con la inflación</td>
      <td>Se recalcula, casi siempre cada año, y suele bajar con la edad</td></tr>
    <tr><td>Si vives muchos años</td><td>El riesgo es de la aseguradora</td><td>El riesgo es tuyo: el saldo
      puede agotarse</td></tr>
    <tr><td>Si mueres</td><td>No queda saldo; pagan a tu familia lo que diga el contrato o la ley</td><td>El
      saldo que queda es para tu familia o tus herederos</td></tr>
    <tr><td>¿Puedes cambiar?</td><td>Por lo general, no</td><td>Por lo general, sí: puedes pasar a una
      renta</td></tr>
  </tbody>
</table>
<p>También hay fórmulas mixtas. Antes de firmar, pide varias ofertas por escrito y compáralas con tu
familia.</p>

<h3>Esperar también es una opción</h3>
<p>Si la ley te deja seguir trabajando, retirarte después ayuda por tres razones: aportas más, el saldo rinde
más tiempo y se reparte entre menos años.</p>

<h3>Ejemplo: Teresa espera dos años</h3>
<p>Teresa tiene Bs&nbsp;120&nbsp;000. Para simplificar, reparte su saldo en partes iguales y supone que no rinde
después de jubilarse.</p>
<ul>
  <li><strong>Si se jubila hoy</strong>, calcula 20 años de retiro: 240 meses. 120&nbsp;000 ÷ 240 =
    <strong>Bs&nbsp;500 al mes</strong>.</li>
  <li><strong>Si espera dos años</strong>, su saldo rinde 4&nbsp;% real al año y aporta 3&nbsp;600 al final de cada
    uno. Primer año: 120&nbsp;000 + 4&nbsp;800 + 3&nbsp;600 = 128&nbsp;400. Segundo año: 128&nbsp;400 + 5&nbsp;136 + 3&nbsp;600 =
    137&nbsp;136. Quedan 18 años de retiro: 216 meses. 137&nbsp;136 ÷ 216 = <strong>unos Bs&nbsp;635 al
    mes</strong>.</li>
</ul>
<p>Son Bs&nbsp;135 más cada mes, un 27&nbsp;%. Esperar no siempre se puede: la salud o el empleo mandan. Pero
vale la pena hacer la cuenta.</p>

<h3>Revisa tu plan una vez al año</h3>
<ol>
  <li>Actualiza tu meta y tu saldo.</li>
  <li>Comprueba que estén todos los aportes.</li>
  <li>Sube tu ahorro si subió tu ingreso.</li>
  <li>Mira si tu fondo va bien con los años que faltan.</li>
  <li>Pon al día los datos de tu familia y tus beneficiarios.</li>
</ol>
<p>Y cuídate de los engaños. Desconfía de quien te ofrece ganancias seguras y altas, te apura para firmar, te
pide tu clave o promete «liberar» tu fondo por una comisión. Comprueba con el supervisor si está autorizado.
Tu clave no se comparte con nadie.</p>

<h3>Para recordar</h3>
<ul>
  <li>La renta vitalicia dura toda tu vida; por lo general no se deshace.</li>
  <li>En el retiro programado conservas el saldo, y también el riesgo.</li>
  <li>Esperar puede subir tu pensión por tres caminos.</li>
  <li>Un plan vivo se revisa cada año.</li>
</ul>`,
};
