import type { SeedCourse } from '../../seed-types.ts';

/** Nominal and real return, accumulated and yearly return, and what makes a fair comparison. */
export const module3: SeedCourse['modules'][number] = {
  title: 'Cómo leer la rentabilidad',
  html: `
<p>«Ganamos un 8&nbsp;%», dice el anuncio. Suena bien. Pero ¿en cuánto tiempo? ¿Antes o después de la
inflación? ¿Ya descontaron la comisión? Con tres preguntas puedes leer cualquier cifra de rentabilidad como
una persona experta.</p>

<h3>Nominal o real</h3>
<p>La rentabilidad <strong>nominal</strong> dice cuánto creció tu dinero. La <strong>real</strong> dice cuánto
creció lo que puedes comprar con él. La diferencia es la inflación.</p>
<p><strong>Ejemplo.</strong> Tenías Bs&nbsp;1&nbsp;000 y ahora tienes 1&nbsp;080, sin aportes nuevos. Ganaste un 8&nbsp;%
nominal. En ese año los precios subieron un 5&nbsp;%: lo que costaba 1&nbsp;000 ahora cuesta 1&nbsp;050.</p>
<ol>
<li>Divide: 1&nbsp;080 ÷ 1&nbsp;050 = 1,0286.</li>
<li>Resta 1: queda 0,0286, es decir, cerca del 2,9&nbsp;%.</li>
</ol>
<p>Esa es tu ganancia real. Para una cuenta rápida basta restar: 8 − 5 = 3. Se parece, siempre que los números
sean pequeños. Si la inflación supera a la rentabilidad nominal, la real es negativa: tienes más billetes y
compras menos.</p>

<h3>Acumulada o anual</h3>
<p>Un fondo que gana un 10&nbsp;% cada año durante dos años no acumula un 20&nbsp;%. El segundo año también
gana sobre lo que ganó el primero: 1&nbsp;000 pasa a 1&nbsp;100, y 1&nbsp;100 pasa a 1&nbsp;210. Son Bs&nbsp;210, un <strong>21&nbsp;%
acumulado</strong>. Dicho por año, es un <strong>10&nbsp;% anual</strong>. Las dos cifras son ciertas, pero no
se pueden comparar entre sí. Fíjate siempre en cuál te muestran.</p>

<h3>Un saldo que sube no siempre es ganancia</h3>
<p>Tu saldo crece por dos motivos: lo que aportas y lo que rinde. Supongamos que empezaste el año con Bs&nbsp;5&nbsp;000
 y lo terminaste con 5&nbsp;700. Aportaste 500. Entonces 5&nbsp;700 − 5&nbsp;000 − 500 = Bs&nbsp;200. Solo esos 200 vinieron
de la inversión. El resto lo pusiste tú.</p>

<h3>Comparar bien</h3>
<p>Antes de decir que un fondo es mejor que otro, revisa que la comparación sea justa:</p>
<table>
<thead><tr><th>Compara</th><th>No mezcles</th></tr></thead>
<tbody>
<tr><td>Fondos del mismo tipo</td><td>Uno conservador con uno de crecimiento</td></tr>
<tr><td>El mismo período</td><td>Un año con cinco años</td></tr>
<tr><td>Varios años</td><td>Solo el mejor mes</td></tr>
<tr><td>Cifras reales con reales</td><td>Una real con una nominal</td></tr>
<tr><td>Cifras netas, ya sin comisión</td><td>Una neta con una bruta</td></tr>
</tbody>
</table>
<p>La rentabilidad <strong>bruta</strong> es la que hay antes de descontar la comisión. La
<strong>neta</strong> es la que queda después, y es la que llega a tu cuenta.</p>
<p>Y una advertencia que nunca sobra: la rentabilidad pasada no garantiza la futura. El fondo que ganó más
este año puede ser el último el próximo. Por eso los plazos largos dicen más que un mes brillante.</p>

<h3>Para recordar</h3>
<ul>
<li>La rentabilidad real descuenta la inflación.</li>
<li>Un 10&nbsp;% anual durante dos años acumula un 21&nbsp;%.</li>
<li>Para saber cuánto ganaste, resta tus aportes.</li>
<li>Compara el mismo tipo de fondo, el mismo período y cifras netas.</li>
</ul>
`.trim(),
};
