import type { SeedArticle } from '../seed-types.ts';

/** Keeping contributions complete across a change of job. Figures are examples. */
export const cambioDeEmpleo: SeedArticle = {
  key: 'cambio-de-empleo',
  title: '¿Qué pasa con mis aportes si cambio de empleo?',
  category: 'cuenta-individual',
  yearsRange: 1,
  motif: 'puente',
  daysAgo: 17,
  html: `<p>Nada se pierde. Tu cuenta individual lleva tu nombre, no el de la empresa. Pero un cambio de
trabajo es el momento en que más aportes se extravían, y evitarlo toma media hora.</p>
<h2>La cuenta es tuya y te sigue</h2>
<p>En un sistema de capitalización individual cada aporte entra en una cuenta a tu nombre. Cuando dejas un
empleo, el saldo se queda ahí, invertido, y sigue ganando o perdiendo según el fondo. No tienes que
«retirarlo», ni «pasarlo» a la nueva empresa, ni pedirle permiso a nadie.</p>
<p>Tu nuevo empleador solo necesita saber en qué administradora estás. Desde entonces depositará ahí los
aportes, igual que hacía el anterior.</p>
<h2>Los tres momentos delicados</h2>
<h3>1. El último mes del empleo que dejas</h3>
<p>El aporte de tu último salario suele depositarse el mes siguiente, cuando ya no estás. Nadie te avisará
si no llega. También conviene mirar qué partes de tu liquidación generan aporte y cuáles no. Lo dice la
ley, que además fija un tope: se aporta sobre <data value="tope-del-sueldo"></data> como máximo.</p>
<h3>2. El tiempo entre un trabajo y otro</h3>
<p>Si pasas dos meses sin empleo, son dos meses sin cotizar. Se llaman <em>lagunas</em>. Tu saldo no se
pierde por eso, pero deja de recibir dinero nuevo. Además, la cobertura del seguro de invalidez y
sobrevivencia puede terminar después de cierto plazo sin aportes. Pregunta cuál es ese plazo. En muchos
países puedes cubrir el tiempo intermedio con un aporte voluntario o como independiente.</p>
<h3>3. El primer mes del empleo nuevo</h3>
<p>Aquí ocurren los errores de datos: un número de documento con un dígito cambiado, un segundo apellido que
falta, una administradora equivocada. El dinero sale de tu salario, pero no llega a tu cuenta. Queda en una
lista de aportes sin identificar hasta que alguien lo reclama.</p>
<h2>Tu lista para el cambio</h2>
<table>
  <thead><tr><th>Cuándo</th><th>Qué hacer</th></tr></thead>
  <tbody>
    <tr>
      <td>Antes de salir</td>
      <td>Guarda tus recibos de salario y el contrato. Descarga tu historial de aportes.</td>
    </tr>
    <tr><td>Al salir</td><td>Pide por escrito la fecha de salida y el detalle de tu liquidación.</td></tr>
    <tr>
      <td>Al entrar</td>
      <td>Di en qué administradora estás y entrega copia de tu documento. Revisa tus datos.</td>
    </tr>
    <tr>
      <td>Dos meses después</td>
      <td>Mira tu cuenta. Debe estar el último aporte viejo y el primero nuevo.</td>
    </tr>
  </tbody>
</table>
<h2>Un ejemplo para revisar</h2>
<p>Marcos dejó su empleo el 20 de marzo y empezó otro el 1 de abril. Ganaba Bs&nbsp;4&nbsp;000 en el primero y gana
Bs&nbsp;4&nbsp;500 en el segundo. El aporte total es el 12&nbsp;% del salario. En junio abre su estado de cuenta
y espera ver:</p>
<ul>
  <li>El aporte de marzo del empleo viejo, proporcional a los días que trabajó.</li>
  <li>El aporte de abril del empleo nuevo: Bs&nbsp;540.</li>
  <li>El aporte de mayo del empleo nuevo: Bs&nbsp;540.</li>
</ul>
<p>Solo aparecen los dos últimos. Marcos ya sabe qué falta, de qué mes y quién debía pagarlo. Con el recibo
de marzo en la mano, el reclamo se vuelve sencillo: primero al empleador y, si no responde, a su
administradora o a la autoridad que supervisa.</p>
<blockquote><p>Reclamar un mes reciente toma una llamada. Reclamar uno de hace diez años puede tomar un
abogado.</p></blockquote>
<h2>Preguntas que nos hacen mucho</h2>
<h3>¿Y si tengo dos empleos a la vez?</h3>
<p>Por regla general, se aporta por los dos y todo va a la misma cuenta. Suele haber un tope sobre el
salario que paga aportes. Avisa a ambos empleadores para que nadie te descuente de más.</p>
<h3>¿Debo cambiar de administradora al cambiar de trabajo?</h3>
<p>No. El traspaso, donde existe, es una decisión tuya y no depende de la empresa. Ningún empleador puede
obligarte a elegir una. Cámbiate si comparaste comisión, rentabilidad y servicio, y no porque te lo pidan en
la oficina.</p>
<h3>¿Y si me voy a trabajar a otro país?</h3>
<p>Tu cuenta sigue a tu nombre. Algunos países tienen convenios que permiten sumar los tiempos cotizados en
uno y otro para cumplir los requisitos. Sumar tiempos no siempre significa trasladar el dinero. Pregunta
antes de viajar y llévate tu historial de aportes.</p>
<h2>Lo que te llevas</h2>
<p>Una fecha en tu calendario: dos meses después de empezar, revisa tu cuenta. Si no sabes cómo leerla,
te ayuda nuestro artículo <a href="/articulos?search=leer%20tu%20estado%20de%20cuenta">«Cómo leer tu estado
de cuenta»</a>.</p>`,
};
