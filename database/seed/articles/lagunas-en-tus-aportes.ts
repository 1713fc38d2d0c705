import type { SeedArticle } from '../seed-types.ts';

/** Finding months without contributions and recovering them. Figures are examples. */
export const lagunasEnTusAportes: SeedArticle = {
  key: 'lagunas-en-tus-aportes',
  title: 'Lagunas en tus aportes: cómo encontrarlas y cerrarlas',
  category: 'derechos-tramites',
  yearsRange: 1,
  motif: 'calendario',
  daysAgo: 97,
  html: `<p>Una laguna es un mes sin aporte. Una sola no cambia tu vida. Muchas, y sobre todo al principio,
pueden cambiar tu pensión. Lo bueno: algunas todavía se pueden cerrar.</p>
<h2>Por qué aparecen</h2>
<p>No todas las lagunas son iguales, y cada una tiene su arreglo:</p>
<ul>
  <li><strong>No tenías trabajo.</strong> No había de dónde aportar.</li>
  <li><strong>Trabajabas sin contrato o por tu cuenta.</strong> Había ingreso, pero no aporte.</li>
  <li><strong>Cuidabas a alguien.</strong> Un hijo pequeño, una madre enferma. Les pasa más a las
  mujeres.</li>
  <li><strong>Tu empleador no depositó.</strong> Te descontó, o debía pagar, y el dinero no llegó.</li>
  <li><strong>El aporte se perdió en el camino.</strong> Llegó con datos equivocados y quedó sin
  identificar.</li>
</ul>
<p>Las dos últimas no son culpa tuya y se reclaman. Conviene empezar por ahí.</p>
<h2>Mide tu densidad</h2>
<p>La <strong>densidad de cotización</strong> es la parte de tu vida laboral en la que hubo aporte. Se
calcula con una división: meses aportados entre meses posibles.</p>
<p>Diana empezó a trabajar hace 20 años, es decir, 240 meses. En su historial hay 180 aportes. Su densidad
es 180 entre 240: 75&nbsp;%. Le faltan 60 meses, que son cinco años enteros.</p>
<h2>Las lagunas tempranas pesan más</h2>
<p>Este ejemplo lo muestra. Alguien aporta Bs&nbsp;100 al mes durante 30 años, con una rentabilidad de 3&nbsp;%
real al año. Comparemos con dos personas que dejaron de aportar cinco años, una al principio y otra al
final.</p>
<table>
  <thead><tr><th>Caso</th><th>Saldo final</th><th>Diferencia</th></tr></thead>
  <tbody>
    <tr><td>Aportó los 30 años</td><td>Bs&nbsp;57&nbsp;871</td><td>—</td></tr>
    <tr><td>No aportó los últimos 5</td><td>Bs&nbsp;51&nbsp;413</td><td>Bs&nbsp;6&nbsp;458 menos</td></tr>
    <tr><td>No aportó los primeros 5</td><td>Bs&nbsp;44&nbsp;349</td><td>Bs&nbsp;13&nbsp;522 menos</td></tr>
  </tbody>
</table>
<blockquote><p><strong>Bs&nbsp;13&nbsp;522</strong> menos al final, por no aportar los primeros cinco
años.</p></blockquote>
<p>Los mismos cinco años cuestan más del doble cuando son los primeros. El dinero que no entró a los 25 dejó
de crecer durante décadas.</p>
<p>Además del saldo, hay otros dos efectos. Muchas leyes piden un número mínimo de aportes para una pensión
mínima garantizada. Y la cobertura del seguro de invalidez y sobrevivencia puede vencerse tras unos meses
sin aportar.</p>
<h2>Cómo encontrar las tuyas</h2>
<ol>
  <li>Descarga tu historial completo de aportes, desde el primer mes.</li>
  <li>Haz una lista de tus empleos, con fecha de entrada y de salida.</li>
  <li>Ponlas una junto a la otra y marca cada mes que no coincide.</li>
  <li>Junto a cada marca escribe la causa: sin empleo, por mi cuenta, el empleador debe, no sé.</li>
</ol>
<p>Hazlo con un café y sin prisa. Muchas personas encuentran meses que sí trabajaron y que pueden
recuperar.</p>
<h2>Cómo cerrarlas</h2>
<h3>Si el empleador no pagó</h3>
<p>Reúne pruebas: depósitos en el banco, carné de la empresa, mensajes, testigos, y lo que se pide para
reclamar:</p>
<p><data value="documentos-para-reclamar"></data></p>
<p>Reclama primero por escrito al empleador, luego a tu administradora, que responde en un plazo:
<data value="plazo-de-reclamo"></data>. Hay plazos que vencen, así que no lo dejes para el año de tu
retiro.</p>
<h3>Si el aporte está sin identificar</h3>
<p>Pide a tu administradora una búsqueda de aportes no identificados. Lleva los recibos de esos meses y las
distintas formas en que han escrito tu nombre.</p>
<h3>Si trabajaste por tu cuenta</h3>
<p>En algunos países puedes pagar periodos pasados; en otros, solo de hoy en adelante. Pregunta antes de
pagar, y pide por escrito si esos meses contarán para los requisitos o solo sumarán saldo.</p>
<h3>Si estuviste cuidando</h3>
<p>Algunos sistemas reconocen un bono por hijo o meses adicionales por cuidado. No suele llegar solo: hay
que pedirlo.</p>
<blockquote><p>Una laguna con recibo es un trámite. Una laguna sin papeles es un recuerdo.</p></blockquote>
<h2>Cómo no abrir otras nuevas</h2>
<ul>
  <li>Guarda <strong>todos</strong> los recibos de salario, aunque sea una foto.</li>
  <li>Revisa tu cuenta dos veces al año.</li>
  <li>Si dejas de trabajar, aporta algo, aunque sea poco, si tu sistema lo permite.</li>
  <li>Si te ofrecen trabajo «sin descuentos», haz la cuenta de lo que pierdes: aporte, seguro y
  derechos.</li>
</ul>
<p>¿No sabes qué puedes pedir en un reclamo? La guía de derechos del afiliado, en
<a href="/leerleyreglamento">leyes y reglamentos</a>, se puede descargar. Si te atascas, <a href="/contact">escríbenos</a>.</p>`,
};
