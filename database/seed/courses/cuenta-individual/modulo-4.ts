import type { SeedCourse } from '../../seed-types.ts';

/** Module 4: noticing a missing contribution, what it costs and how to claim it. */
export const module4: SeedCourse['modules'][number] = {
  title: 'Cuando falta un aporte',
  html: `
<p>Un aporte que falta no hace ruido. Nadie llama a tu puerta para avisarte. Pero cada mes vacío es un
ladrillo menos en tu casa. La buena noticia: muchos se recuperan si reclamas a tiempo y con pruebas.</p>

<h3>Por qué puede faltar</h3>
<table>
  <thead>
    <tr><th>Lo que ves</th><th>Causa posible</th><th>Primer paso</th></tr>
  </thead>
  <tbody>
    <tr><td>Falta solo el último mes</td><td>El pago está en camino o el empleador se atrasó</td><td>Espera
      el plazo legal y vuelve a mirar</td></tr>
    <tr><td>Faltan varios meses que trabajaste</td><td>El empleador descontó y no pagó</td><td>Junta tus
      boletas y reclama</td></tr>
    <tr><td>El aporte está, pero es más bajo</td><td>Declararon menos sueldo</td><td>Compara la base con tu
      boleta</td></tr>
    <tr><td>La empresa pagó y no aparece</td><td>Error en tu nombre o en tu documento</td><td>Pide a la
      administradora que lo corrija</td></tr>
    <tr><td>Faltan meses en los que no trabajaste</td><td>Es una laguna, no una deuda</td><td>Mira si puedes
      aportar por tu cuenta</td></tr>
  </tbody>
</table>

<h3>Revisa con una rutina</h3>
<p>Hazlo cada tres meses. Abre tu estado de cuenta y tus boletas del mismo período. Compara mes por mes:
fecha, sueldo base y monto del aporte. Diez minutos bastan. Revisa también cuando cambias de empleo, porque
ahí se cuelan muchos errores. Guarda tus boletas y contratos, en papel o en fotos. Son tu prueba.</p>

<h3>Cómo reclamar, paso a paso</h3>
<ol>
  <li><strong>Reúne pruebas.</strong> Boletas con el descuento, contrato y estado de cuenta.</li>
  <li><strong>Avisa al empleador por escrito.</strong> Di qué meses faltan y pide una respuesta con fecha. A
    veces es un error y se arregla aquí.</li>
  <li><strong>Reclama a la administradora.</strong> Pide tu número de reclamo. En muchos países, ella debe
    cobrar la deuda al empleador.</li>
  <li><strong>Acude a la autoridad.</strong> Si no hay solución, ve al supervisor de pensiones o a la
    inspección del trabajo. El trámite suele ser gratuito.</li>
</ol>
<p>No lo dejes para la jubilación. Las empresas cierran, los papeles se pierden y algunas leyes ponen plazo
para reclamar. Y no firmes que recibiste todo si falta un aporte.</p>

<h3>Ejemplo: lo que cuestan dos meses</h3>
<p>A Marta le faltan dos aportes de Bs&nbsp;360 cada uno. La falta suma 360 × 2 = Bs&nbsp;720. A Marta le quedan
20 años para jubilarse. Supongamos que su fondo rinde 4&nbsp;% real al año, ya descontadas las comisiones.
Entonces cada Bs&nbsp;1 se convierte en unos Bs&nbsp;2,19.</p>
<p>720 × 2,19 = 1&nbsp;576,80. Así que su saldo tendría cerca de <strong>Bs&nbsp;1&nbsp;577 menos</strong>, con el poder de
compra de hoy. Más del doble de lo que faltó. Por eso muchas leyes cobran intereses al empleador atrasado.
Cuando reclames, pregunta si en tu país llegan a tu cuenta.</p>

<h3>Las lagunas: meses sin aporte</h3>
<p>Una laguna aparece cuando no trabajas o cuando trabajas por cuenta propia y no aportas. Nadie te debe ese
dinero, pero igual pesa:</p>
<ul>
  <li>Tu saldo crece menos.</li>
  <li>Puedes quedar sin cobertura del seguro de invalidez y muerte.</li>
  <li>Puede faltarte tiempo para cumplir requisitos, como una pensión mínima.</li>
</ul>
<p>Donde la ley lo permite, puedes reducir el daño con aportes voluntarios. Un monto pequeño y constante ayuda
más que uno grande que nunca llega.</p>
<p>Un aviso: si tuviste un jefe y no te hicieron contrato, no lo des por perdido. Consulta a la inspección del
trabajo, porque puede haber una deuda del empleador.</p>

<h3>Para recordar</h3>
<ul>
  <li>Revisa tu cuenta cada tres meses y cada vez que cambias de empleo.</li>
  <li>Guarda boletas y contratos: son tu prueba.</li>
  <li>Primero el empleador, luego la administradora y después la autoridad.</li>
  <li>Una deuda se reclama; una laguna se compensa con ahorro propio.</li>
</ul>`,
};
