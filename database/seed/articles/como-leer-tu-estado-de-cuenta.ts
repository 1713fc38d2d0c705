import type { SeedArticle } from '../seed-types.ts';

/** The five facts to check on an account statement. Figures are examples. */
export const comoLeerTuEstadoDeCuenta: SeedArticle = {
  key: 'como-leer-tu-estado-de-cuenta',
  title: 'Cómo leer tu estado de cuenta',
  category: 'cuenta-individual',
  yearsRange: 1,
  motif: 'lupa',
  daysAgo: 23,
  html: `<p>El estado de cuenta es el documento más importante de tu pensión y el que menos se lee. Con
cinco datos ya sabes si todo va bien.</p>
<h2>Consíguelo primero</h2>
<p>Tu administradora debe darte esta información gratis. Suele estar en su página o en su aplicación, y en
muchos países también te la envían cada cierto tiempo. Si no tienes clave, pídela en una oficina con tu
documento de identidad. No se la pidas a un gestor: esa clave es como la llave de tu casa.</p>
<h2>Los cinco datos que importan</h2>
<h3>1. Tus datos personales</h3>
<p>Nombre completo, número de documento y fecha de nacimiento. Parece un detalle, pero un error aquí puede
mandar tus aportes a otra parte. Corrígelo en cuanto lo veas.</p>
<h3>2. Los aportes, mes por mes</h3>
<p>Busca la lista de meses. Cada mes trabajado debe tener su línea, con el empleador que pagó y el monto.
Compárala con tus recibos de salario. Un mes en blanco pide una explicación.</p>
<h3>3. La rentabilidad</h3>
<p>Es lo que ganó o perdió tu saldo al estar invertido. Un mes negativo es normal. Fíjate en periodos
largos, de tres años o más, y pregunta si la cifra ya descuenta la inflación.</p>
<h3>4. Las comisiones</h3>
<p>Es lo que te cobran por administrar. Puede ser una parte de tu salario, una parte de tu saldo o una
mezcla. Anota cuánto pagaste en el año, en dinero y no solo en porcentaje.</p>
<h3>5. El saldo</h3>
<p>Es lo que tienes a tu nombre el día de corte. Si tu fondo se divide en cuotas, verás un número de cuotas
y un valor de cuota. Multiplicados dan tu saldo.</p>
<h2>Un ejemplo que cuadra</h2>
<p>Rosa gana Bs&nbsp;4&nbsp;500. El aporte es el 12&nbsp;%, es decir, Bs&nbsp;540 al mes. Este es su resumen de
seis meses:</p>
<table>
  <thead><tr><th>Concepto</th><th>Monto</th></tr></thead>
  <tbody>
    <tr><td>Saldo anterior</td><td>Bs&nbsp;62&nbsp;000</td></tr>
    <tr><td>Aportes (6 × Bs&nbsp;540)</td><td>+ Bs&nbsp;3&nbsp;240</td></tr>
    <tr><td>Rentabilidad</td><td>+ Bs&nbsp;1&nbsp;550</td></tr>
    <tr><td>Comisiones</td><td>− Bs&nbsp;310</td></tr>
    <tr><td><strong>Saldo final</strong></td><td><strong>Bs&nbsp;66&nbsp;480</strong></td></tr>
  </tbody>
</table>
<p>Rosa hace la suma: 62&nbsp;000 más 3&nbsp;240, más 1&nbsp;550, menos 310, son 66&nbsp;480. Cuadra. Ahora hace la segunda
prueba: ¿son seis los aportes? Sí. ¿Es correcto el monto? El 12&nbsp;% de Bs&nbsp;4&nbsp;500 es Bs&nbsp;540. También. Le tomó
cinco minutos.</p>
<p>Si hubiera visto Bs&nbsp;2&nbsp;700 en aportes, sabría que falta un mes. Si hubiera visto seis aportes de Bs&nbsp;450, sabría
que su empleador declara un salario de Bs&nbsp;3&nbsp;750, menor que el real. Las dos cosas se reclaman.</p>
<h2>Señales de alerta</h2>
<ul>
  <li><strong>Meses en blanco</strong> en un periodo en que sí trabajaste.</li>
  <li><strong>Aportes más bajos</strong> que los que te descuentan en el recibo.</li>
  <li><strong>Aportes declarados pero no pagados.</strong> En algunos países aparecen como «deuda» o «mora»
  del empleador.</li>
  <li><strong>Un fondo que no elegiste</strong> o un cambio de administradora que no pediste.</li>
  <li><strong>Beneficiarios antiguos</strong>, si tu administradora los registra: una pareja anterior, un
  hijo que falta.</li>
</ul>
<h2>Qué hacer si algo no cuadra</h2>
<ol>
  <li>Guarda una copia del estado de cuenta, con su fecha.</li>
  <li>Busca el recibo de salario o el contrato de esos meses.</li>
  <li>Pregunta a tu empleador. Muchas veces es un error que se arregla en un día.</li>
  <li>Si no hay respuesta, presenta un reclamo por escrito a tu administradora y pide el número de
  reclamo.</li>
  <li>Si tampoco responde en el plazo, que es de <data value="plazo-de-reclamo"></data>, acude a la entidad
  supervisora.</li>
</ol>
<blockquote><p>Lo que no revisas, nadie lo va a reclamar por ti.</p></blockquote>
<h2>Hazlo costumbre</h2>
<p>Elige dos fechas al año que no se te olviden: por ejemplo, tu cumpleaños y el inicio de las vacaciones.
Ese día descarga el estado de cuenta, haz las dos pruebas de Rosa y guarda el archivo. En diez años tendrás
veinte documentos, y ninguna sorpresa.</p>
<p>Si hay una palabra de tu estado de cuenta que no entiendes, <a href="/contact">escríbenos</a> y te la
explicamos. No nos envíes tu clave ni tu número de cuenta: para explicarte no los necesitamos.</p>`,
};
