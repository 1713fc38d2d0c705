import type { SeedCourse } from '../../seed-types.ts';

/** Checking the account statement, a yearly review, changing fund or administrator, and warning signs. */
export const module5: SeedCourse['modules'][number] = {
  title: 'Revisa y decide una vez al año',
  html: `
<p>No hace falta mirar tu fondo todos los días. De hecho, no conviene: los vaivenes diarios asustan y no dicen
casi nada. Con una revisión al año, hecha con calma, basta. Este módulo te da el método.</p>

<h3>Comprueba tu estado de cuenta</h3>
<p>El estado de cuenta cuenta una historia: con cuánto empezaste, qué entró, qué salió y con cuánto
terminaste. Compruébala con una suma.</p>
<p><strong>Ejemplo.</strong> Este es el año de Andrés, que aporta Bs&nbsp;150 cada mes:</p>
<table>
<thead><tr><th>Línea</th><th>Monto en Bs</th></tr></thead>
<tbody>
<tr><td>Saldo inicial</td><td>12&nbsp;000</td></tr>
<tr><td>+ Aportes (12 × 150)</td><td>1&nbsp;800</td></tr>
<tr><td>+ Ganancia antes de comisión</td><td>780</td></tr>
<tr><td>− Comisión</td><td>80</td></tr>
<tr><td><strong>Saldo final</strong></td><td><strong>14&nbsp;500</strong></td></tr>
</tbody>
</table>
<p>La cuenta cuadra: 12&nbsp;000 + 1&nbsp;800 + 780 − 80 = 14&nbsp;500. El saldo subió Bs&nbsp;2&nbsp;500. De ellos, 1&nbsp;800
los aportó Andrés y 700 son ganancia neta, porque 780 − 80 = 700.</p>
<p>¿Y si la línea de aportes dijera 1&nbsp;650? Entonces 1&nbsp;800 − 1&nbsp;650 = 150: falta un mes. Andrés debería buscar cuál
y reclamarlo, con sus recibos de salario en la mano.</p>

<h3>Tu revisión en cinco pasos</h3>
<ol>
<li>Cuenta los aportes del año. ¿Están todos los meses?</li>
<li>Mira en qué fondo estás. ¿Va con los años que te faltan?</li>
<li>Busca la rentabilidad neta y real de varios años.</li>
<li>Pasa la comisión a dinero por año.</li>
<li>Anota lo que decidiste y guárdalo para el año próximo.</li>
</ol>

<h3>Cambiar de fondo o de administradora</h3>
<p>Son dos cambios distintos. Cambiar de <strong>fondo</strong> es cambiar la mezcla de inversiones, por
ejemplo, de crecimiento a conservador. Cambiar de <strong>administradora</strong> es cambiar quién maneja tu
cuenta: se traslada tu saldo completo y sigue siendo tuyo. En muchos países los dos trámites son gratuitos,
aunque la ley puede limitar cada cuánto se hacen.</p>
<p>Un buen motivo para cambiar de fondo es que se acerca tu retiro. Un buen motivo para cambiar de
administradora es un mejor resultado neto durante varios años, o un servicio que de verdad funciona. Un mal
motivo, para los dos, es una mala noticia de esta semana. Otro mal motivo es un regalo: se gasta en un día, y
la comisión se paga durante años.</p>

<h3>Señales de alerta</h3>
<ul>
<li>Te prometen una ganancia alta y «segura».</li>
<li>Te apuran: «solo hoy», «firma y luego lees».</li>
<li>Te piden tu clave o un código que llegó a tu teléfono.</li>
<li>Te piden depositar en la cuenta de una persona.</li>
</ul>
<p>Si ves una, detente. Llama tú a la administradora, con el número de su página oficial, y avisa al organismo
supervisor.</p>

<h3>Para recordar</h3>
<ul>
<li>Saldo final = inicial + aportes + ganancia − comisión.</li>
<li>Una revisión al año, con calma, es suficiente.</li>
<li>Cambiar de fondo y cambiar de administradora son trámites distintos.</li>
<li>Nadie puede prometerte una ganancia alta y segura.</li>
</ul>
`.trim(),
};
