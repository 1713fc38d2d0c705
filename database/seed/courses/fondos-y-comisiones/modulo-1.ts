import type { SeedCourse } from '../../seed-types.ts';

/** What a pension fund is, whose money it holds, how units work and what it invests in. */
export const module1: SeedCourse['modules'][number] = {
  title: 'Qué es un fondo de pensiones',
  html: `
<p>Tu aporte no duerme en una caja con tu nombre. Se junta con el de miles de personas y se invierte. Ese
dinero común es el fondo de pensiones. En este módulo ves de quién es, cómo se mide tu parte y en qué se
coloca.</p>

<h3>El fondo y la administradora</h3>
<p>La <strong>administradora</strong> es la empresa o institución que maneja el dinero. El
<strong>fondo</strong> es el dinero mismo, y es de los afiliados. Son dos patrimonios separados, con cuentas
separadas.</p>
<p>Esta separación te protege. Si la administradora tiene deudas o quiebra, sus acreedores no pueden cobrarse
con el fondo. El fondo pasa a otra administradora y tú sigues siendo dueño de tu parte. Eso sí: la separación
no te protege de que las inversiones bajen.</p>

<h3>Tu parte se mide en cuotas</h3>
<p>El fondo se divide en partes iguales llamadas <strong>cuotas</strong>. Cada día hábil se calcula cuánto
vale una:</p>
<blockquote><p>Valor cuota = valor total del fondo ÷ número de cuotas</p></blockquote>
<p>Cuando aportas, compras cuotas. Tu saldo en dinero es el número de tus cuotas por el valor de cada una.</p>
<p><strong>Ejemplo.</strong> Ana aporta Bs&nbsp;200 un día en que la cuota vale 50.</p>
<ul>
<li>Compra 200 ÷ 50 = 4 cuotas.</li>
<li>Un año después la cuota vale 52. Ana tiene 4 × 52 = Bs&nbsp;208. Ganó 8, que es el 4&nbsp;% de 200.</li>
<li>Luego la cuota baja a 49. Ana tiene 4 × 49 = Bs&nbsp;196. Sigue teniendo 4 cuotas: lo que cambió es su
precio.</li>
</ul>

<h3>En qué se invierte</h3>
<p>La ley de cada país dice qué puede comprar el fondo y pone límites. Estas son inversiones comunes:</p>
<table>
<thead><tr><th>Inversión</th><th>Qué es</th><th>Cómo suele portarse</th></tr></thead>
<tbody>
<tr><td>Bonos del Estado</td><td>Un préstamo al gobierno</td><td>Paga intereses pactados; su precio puede
subir o bajar</td></tr>
<tr><td>Bonos de empresas</td><td>Un préstamo a una empresa</td><td>Suele pagar algo más, porque la empresa
podría no cumplir</td></tr>
<tr><td>Depósitos a plazo</td><td>Dinero prestado a un banco</td><td>Varía poco y suele ganar menos</td></tr>
<tr><td>Acciones</td><td>Una parte de la propiedad de una empresa</td><td>Sube y baja mucho; a plazos largos
se espera que gane más</td></tr>
</tbody>
</table>
<p>Los préstamos con intereses pactados se llaman <strong>renta fija</strong>. Las acciones son <strong>renta
variable</strong>. Cuidado con el nombre: «fija» no quiere decir «sin riesgo». Si suben los intereses del
mercado, los bonos que ya existen bajan de precio.</p>

<h3>No poner todo en la misma canasta</h3>
<p><strong>Diversificar</strong> es repartir el dinero entre muchas inversiones distintas. Si una va mal, las
otras pueden compensar. No elimina el riesgo, pero evita que un solo tropiezo te arruine.</p>

<h3>Para recordar</h3>
<ul>
<li>El fondo es de los afiliados, no de la administradora.</li>
<li>Tu saldo es igual a tus cuotas por el valor de cada cuota.</li>
<li>Si baja el valor cuota, no pierdes cuotas: valen menos.</li>
<li>Renta fija no significa sin riesgo.</li>
</ul>
`.trim(),
};
