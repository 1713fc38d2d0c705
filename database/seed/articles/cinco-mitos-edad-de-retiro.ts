import type { SeedArticle } from '../seed-types.ts';

/** What the retirement age does and does not decide. Figures are examples. */
export const cincoMitosEdadDeRetiro: SeedArticle = {
  key: 'cinco-mitos-edad-de-retiro',
  title: 'Cinco mitos sobre la edad de retiro',
  category: 'jubilacion',
  yearsRange: 1,
  motif: 'reloj',
  daysAgo: 8,
  html: `<p>La edad de retiro es una fecha en la ley. Lo que pasa ese día depende de ti mucho más de lo que
se cree. Estos son los cinco mitos que más escuchamos en el aula.</p>
<h2>Mito 1. «El día que cumplo la edad, la pensión llega sola»</h2>
<p>No llega sola. En la gran mayoría de los sistemas tienes que <strong>pedirla</strong>: llenar una
solicitud, presentar documentos y elegir cómo cobrar. Cumplir la edad te abre la puerta, pero la puerta la
cruzas tú.</p>
<p>El trámite puede tardar semanas o meses. Por eso conviene empezar un año antes: revisar el historial de
aportes, corregir datos personales y reclamar los meses que falten. Un nombre mal escrito puede retrasarlo
todo.</p>
<h2>Mito 2. «Si puedo jubilarme antes, siempre conviene»</h2>
<p>Jubilarse antes tiene dos efectos a la vez: dejas de aportar y repartes el mismo ahorro entre más años.
Veamos un ejemplo con números redondos.</p>
<p>Elena tiene 60 años, Bs&nbsp;80&nbsp;000 en su cuenta y aporta Bs&nbsp;150 al mes. Suponemos una rentabilidad de
3&nbsp;% real al año y que el dinero debe durarle hasta los 85.</p>
<table>
  <thead><tr>
    <th>Si se jubila a los</th><th>Saldo ese día</th><th>Años que debe durar</th><th>Pensión mensual</th>
  </tr></thead>
  <tbody>
    <tr><td>60 años</td><td>Bs&nbsp;80&nbsp;000</td><td>25</td><td>unos Bs&nbsp;378</td></tr>
    <tr><td>65 años</td><td>unos Bs&nbsp;102&nbsp;400</td><td>20</td><td>unos Bs&nbsp;566</td></tr>
  </tbody>
</table>
<blockquote><p><strong>+50&nbsp;%</strong> al mes, para toda la vida, por esperar de los 60 a los
65.</p></blockquote>
<p>Eso no significa que todos deban esperar. Si tu
salud está débil o tu trabajo te desgasta, irte antes puede ser la mejor decisión. Solo conviene tomarla con
la cifra a la vista.</p>
<h2>Mito 3. «Si sigo trabajando, pierdo la pensión»</h2>
<p>Con la pensión de vejez no es así. <data value="trabajar-jubilado"></data> En las pensiones que paga
el Estado y en las de invalidez suele haber más límites.</p>
<p>Antes de firmar un contrato o una renuncia, haz esta pregunta por escrito a tu administradora o a la
institución que paga: «Si cobro esta pensión y trabajo, ¿qué cambia?». Guarda la respuesta.</p>
<h2>Mito 4. «A los 50 ya es tarde para hacer algo»</h2>
<p>Es tarde para tener cuarenta años de interés compuesto. No es tarde para mejorar. Quien aporta Bs&nbsp;100 al
mes desde los 50 hasta los 65, con 3&nbsp;% real al año, junta unos Bs&nbsp;22&nbsp;600. De ellos, Bs&nbsp;18&nbsp;000
salieron de su bolsillo y unos Bs&nbsp;4&nbsp;600 los puso la rentabilidad.</p>
<p>Además, a los 50 hay otras tareas que rinden mucho y no cuestan dinero:</p>
<ul>
  <li>Recuperar aportes que un empleador no depositó.</li>
  <li>Unir cuentas o periodos que quedaron dispersos.</li>
  <li>Revisar si tu fondo es demasiado arriesgado para los años que te quedan.</li>
  <li>Terminar de pagar deudas, para llegar al retiro con menos gastos fijos.</li>
</ul>
<h2>Mito 5. «La edad decide cuánto voy a cobrar»</h2>
<p>La edad decide <em>cuándo</em> puedes pedir la pensión. En un sistema de cuenta individual, el
<em>cuánto</em> sale de otras cosas: lo que aportaste, los años que estuvo invertido, la rentabilidad, las
comisiones, tu esperanza de vida y la de tus beneficiarios.</p>
<p>Dos vecinas que se jubilan el mismo día, a la misma edad, pueden cobrar montos muy distintos. La
diferencia casi siempre empezó décadas antes, en los meses sin cotizar.</p>
<blockquote><p>La edad abre la puerta. Lo que hay detrás lo fuiste llenando cada mes.</p></blockquote>
<h2>Qué puedes hacer según tu edad</h2>
<ul>
  <li><strong>Entre 45 y 50 años:</strong> pide tu historial completo de aportes y marca las lagunas.</li>
  <li><strong>Entre 50 y 60 años:</strong> pide una proyección de tu pensión a dos edades distintas y
  compáralas.</li>
  <li><strong>Un año antes de la edad legal:</strong> reúne documentos, confirma a tus beneficiarios y
  pregunta las modalidades de pensión.</li>
</ul>
<p>La edad que pide la ley: <data value="edad-de-jubilacion"></data>, con <data value="meses-de-aporte"></data>. También se
puede de otra forma: <data value="otras-vias"></data>. Y si una duda no te deja decidir,
<a href="/contact">escríbenos</a>.</p>`,
};
