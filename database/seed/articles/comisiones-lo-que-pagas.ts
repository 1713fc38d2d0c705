import type { SeedArticle } from '../seed-types.ts';

/** The kinds of fee and what a point costs over thirty years. Figures are examples. */
export const comisionesLoQuePagas: SeedArticle = {
  key: 'comisiones-lo-que-pagas',
  title: 'Comisiones: lo que pagas sin darte cuenta',
  category: 'cuenta-individual',
  yearsRange: 1,
  motif: 'balanza',
  daysAgo: 52,
  html: `<p>Una diferencia de un punto parece nada. En treinta años puede llevarse casi una cuarta parte de
tu saldo. Por eso vale la pena entender qué te cobran y sobre qué.</p>
<h2>Por qué existe una comisión</h2>
<p>Administrar tu cuenta cuesta: cobrar los aportes, invertirlos, llevar el registro, atenderte y pagar la
pensión. La comisión paga ese trabajo y la ganancia de la administradora. Hoy es de
<data value="comision-sobre-sueldo"></data> y de <data value="comision-sobre-saldo"></data>.</p>
<h2>Las tres formas de cobrar</h2>
<table>
  <thead><tr><th>Tipo</th><th>Se calcula sobre</th><th>Cuándo pesa más</th></tr></thead>
  <tbody>
    <tr><td>Por flujo</td><td>Tu salario de cada mes</td><td>Al inicio, cuando el saldo es pequeño</td></tr>
    <tr>
      <td>Por saldo</td><td>Todo lo que tienes ahorrado</td><td>Al final, cuando el saldo es grande</td>
    </tr>
    <tr><td>Por rentabilidad</td><td>Lo que ganó el fondo</td><td>En los años buenos</td></tr>
  </tbody>
</table>
<p>También hay comisiones mixtas, que combinan dos de ellas. Y hay un cobro aparte que a menudo se confunde
con la comisión: la <strong>prima del seguro</strong> de invalidez y sobrevivencia. Ese dinero no es para la
administradora, sino para la aseguradora que te cubre.</p>
<h2>Flujo contra saldo: un ejemplo</h2>
<p>Lucía gana Bs&nbsp;1&nbsp;000 al mes. Compara dos comisiones inventadas: 1,5&nbsp;% de su salario, o 1&nbsp;% al
año de su saldo.</p>
<ul>
  <li><strong>Por flujo:</strong> 1,5&nbsp;% de Bs&nbsp;1&nbsp;000 son Bs&nbsp;15 al mes, es decir, Bs&nbsp;180 al año. Siempre
  igual mientras gane lo mismo.</li>
  <li><strong>Por saldo, con Bs&nbsp;5&nbsp;000 ahorrados:</strong> 1&nbsp;% son Bs&nbsp;50 al año.</li>
  <li><strong>Por saldo, con Bs&nbsp;18&nbsp;000 ahorrados:</strong> son Bs&nbsp;180 al año. Aquí empatan.</li>
  <li><strong>Por saldo, con Bs&nbsp;40&nbsp;000 ahorrados:</strong> son Bs&nbsp;400 al año.</li>
</ul>
<p>Ninguna es mejor en todos los casos. La de saldo es barata al comenzar y cara al final. La de flujo no se
cobra en los meses en que no aportas; la de saldo, por lo general, sí. Donde puedas elegir, mira tu edad, tu
saldo y la estabilidad de tu empleo.</p>
<h2>Lo que hace un punto en treinta años</h2>
<p>Toma Bs&nbsp;10&nbsp;000 invertidos una sola vez, que ganan 5&nbsp;% real al año antes de comisiones. Cambiemos
solo la comisión sobre el saldo. Para simplificar, la restamos de la ganancia de cada año.</p>
<table>
  <thead><tr>
    <th>Comisión anual</th><th>A los 10 años</th><th>A los 20 años</th><th>A los 30 años</th>
  </tr></thead>
  <tbody>
    <tr><td>0&nbsp;%</td><td>Bs&nbsp;16&nbsp;289</td><td>Bs&nbsp;26&nbsp;533</td><td>Bs&nbsp;43&nbsp;219</td></tr>
    <tr><td>0,5&nbsp;%</td><td>Bs&nbsp;15&nbsp;530</td><td>Bs&nbsp;24&nbsp;117</td><td>Bs&nbsp;37&nbsp;453</td></tr>
    <tr><td>1&nbsp;%</td><td>Bs&nbsp;14&nbsp;802</td><td>Bs&nbsp;21&nbsp;911</td><td>Bs&nbsp;32&nbsp;434</td></tr>
  </tbody>
</table>
<blockquote><p><strong>−25&nbsp;%</strong> de tu saldo a los treinta años, por un punto de
comisión.</p></blockquote>
<p>Entre la primera fila y la última hay Bs&nbsp;10&nbsp;785. Nadie te
pasó una factura por ese monto. Se fue de a poco.</p>
<blockquote><p>La rentabilidad del próximo año nadie la conoce. La comisión del próximo año está
publicada.</p></blockquote>
<h2>Barata no siempre es mejor</h2>
<p>Una comisión baja con mala rentabilidad o mal servicio puede salir cara. Para comparar bien, usa la
<strong>rentabilidad neta</strong>: lo que ganó el fondo después de descontar comisiones. Mírala en plazos
largos, de cinco años o más, y siempre entre fondos del mismo tipo. Comparar un fondo agresivo con uno
conservador no dice nada sobre la administradora.</p>
<h2>Cinco preguntas para tu administradora</h2>
<ol>
  <li>¿Qué comisión me cobran hoy y sobre qué base?</li>
  <li>¿Cuánto pagué el año pasado, en dinero?</li>
  <li>¿Qué parte de mi descuento es comisión y qué parte es seguro?</li>
  <li>¿Hay otros gastos dentro del fondo, como los de fondos extranjeros?</li>
  <li>¿La comisión del ahorro voluntario es la misma?</li>
</ol>
<p>Tienes derecho a respuestas claras y por escrito. Si en tu país hay una tabla oficial que compara
administradoras, úsala antes de creer en un anuncio.</p>
<h2>Qué hacer con esta información</h2>
<ul>
  <li>Busca la comisión en tu último estado de cuenta y pásala a dinero.</li>
  <li>Compárala con las demás en la página de la entidad supervisora.</li>
  <li>Si el cambio te conviene, haz el traspaso tú, por el canal oficial y sin regalos de por medio.</li>
  <li>Si en tu país no se puede elegir, el dato igual te sirve: sabrás leer tu saldo y opinar con
  números.</li>
</ul>
<p>¿Quieres verlo en movimiento? En nuestra sección de videos hay uno corto sobre este tema, y en los
<a href="/vercursos">cursos</a> lo practicas con tus cifras.</p>`,
};
