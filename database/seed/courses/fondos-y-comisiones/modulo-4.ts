import type { SeedCourse } from '../../seed-types.ts';

/** What a commission pays for, the three usual bases, how to compare them and what they cost over decades. */
export const module4: SeedCourse['modules'][number] = {
  title: 'Comisiones: lo que pagas por administrar',
  html: `
<p>Nadie invierte millones gratis. La administradora cobra una comisión, y tienes derecho a saber cuánto es y
cómo se calcula. No siempre se ve: a veces la descuentan del salario y a veces del fondo. Vamos a ponerla
sobre la mesa.</p>

<h3>Qué pagas</h3>
<p>La <strong>comisión</strong> es el precio de administrar tu cuenta: recibir aportes, invertir, llevar el
registro, informarte y atenderte. No es lo mismo que la <strong>prima</strong> del seguro de invalidez y
sobrevivencia. La prima paga una protección; la comisión paga un servicio. Búscalas en líneas separadas.</p>

<h3>Tres formas de cobrar, y cómo compararlas</h3>
<table>
<thead><tr><th>Se cobra sobre…</th><th>Se calcula con</th><th>Qué debes saber</th></tr></thead>
<tbody>
<tr><td>El salario (o flujo)</td><td>Tu salario del mes</td><td>Si no cotizas, por lo general no
pagas</td></tr>
<tr><td>El saldo</td><td>Todo lo que tienes ahorrado</td><td>Crece con tu ahorro; se paga aunque no
cotices</td></tr>
<tr><td>La rentabilidad</td><td>Lo que ganó tu cuenta</td><td>Si no hay ganancia, no se cobra</td></tr>
</tbody>
</table>
<p>Las formas se pueden combinar. Hoy se cobra <data value="comision-sobre-sueldo"></data> y
<data value="comision-sobre-saldo"></data>.</p>
<p>Un 1,2&nbsp;% del salario y un 0,6&nbsp;% del saldo no se comparan mirando el porcentaje. Hay que pasarlos
a dinero.</p>
<p><strong>Ejemplo.</strong> Carla gana Bs&nbsp;1&nbsp;000 al mes. Tiene 20&nbsp;000 ahorrados y este año su cuenta
ganó 1&nbsp;000.</p>
<ul>
<li>1,2&nbsp;% del salario: Bs&nbsp;12 al mes, 12 × 12 = 144 al año.</li>
<li>0,6&nbsp;% anual del saldo: 20&nbsp;000 × 0,006 = 120 al año.</li>
<li>10&nbsp;% de la ganancia: 1&nbsp;000 × 0,10 = 100 al año.</li>
</ul>
<p>Hoy la más barata para Carla es la tercera. Pero cuando tenga 30&nbsp;000 ahorrados, la segunda le costará
30&nbsp;000 × 0,006 = Bs&nbsp;180 al año. Ya será más cara que los 144 de la primera, si su salario no cambia.
La mejor forma depende de tu salario, de tu saldo y del momento.</p>

<h3>Un poco, durante muchos años</h3>
<p>Una diferencia pequeña pesa mucho cuando se repite. Imagina Bs&nbsp;10&nbsp;000 invertidos veinte años, sin
aportes nuevos. El fondo gana un 5&nbsp;% anual antes de comisión. Para simplificar, restamos la comisión
sobre el saldo de esa ganancia:</p>
<table>
<thead><tr><th>Comisión anual</th><th>Ganancia neta anual</th><th>Saldo a los 20 años</th></tr></thead>
<tbody>
<tr><td>0,5&nbsp;%</td><td>4,5&nbsp;%</td><td>Bs&nbsp;24&nbsp;117</td></tr>
<tr><td>1&nbsp;%</td><td>4&nbsp;%</td><td>Bs&nbsp;21&nbsp;911</td></tr>
</tbody>
</table>
<p>Medio punto menos de comisión deja Bs&nbsp;2&nbsp;206 más. Es más de la quinta parte de lo que había al
empezar.</p>

<h3>No mires solo el precio</h3>
<p>Una comisión baja ayuda: lo que te ahorras es seguro y la ganancia no. Pero lo que cuenta es el resultado
neto a plazo largo. Una administradora más cara puede compensarlo si gana más después de comisión, año tras
año. Mira también la atención, la claridad de los informes y lo fácil que es reclamar.</p>

<h3>Para recordar</h3>
<ul>
<li>La comisión paga la administración; la prima paga el seguro.</li>
<li>Para comparar, pasa todo a dinero por año.</li>
<li>La comisión sobre el saldo crece con tu ahorro.</li>
<li>Medio punto, repetido muchos años, es mucho dinero.</li>
</ul>
`.trim(),
};
