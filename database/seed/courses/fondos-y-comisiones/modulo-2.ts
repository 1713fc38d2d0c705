import type { SeedCourse } from '../../seed-types.ts';

/** Risk as variation, the horizon to retirement, kinds of fund and the cost of moving out of fear. */
export const module2: SeedCourse['modules'][number] = {
  title: 'Riesgo y plazo: tu punto de partida',
  html: `
<p>«¿Cuál es el mejor fondo?» La pregunta está incompleta. Falta decir para quién y para cuándo. Un fondo muy
bueno para alguien de 25 años puede ser una mala idea para alguien de 63. La clave está en unir dos cosas:
riesgo y plazo.</p>

<h3>Qué es el riesgo</h3>
<p>En inversiones, el riesgo es la posibilidad de que el resultado sea distinto del que esperas, también para
mal. Un fondo con más acciones se mueve más: tiene años muy buenos y años muy malos. A cambio, se espera que a
la larga gane más. Se espera, pero nadie lo garantiza.</p>
<p>También hay un riesgo silencioso: ir demasiado despacio. Un fondo que casi no se mueve puede crecer menos
que los precios. Entonces tu saldo sube y aun así compra menos.</p>

<h3>Tu plazo manda</h3>
<p>El plazo es el tiempo que falta para usar el dinero. Con muchos años por delante, hay tiempo para que una
caída se recupere. Con pocos, una caída puede llegar justo cuando necesitas cobrar. De ahí nace la idea del
<strong>ciclo de vida</strong>: más riesgo al principio y menos al final.</p>
<table>
<thead><tr><th>Te faltan</th><th>Mezcla que suele recomendarse</th><th>Por qué</th></tr></thead>
<tbody>
<tr><td>Más de 20 años</td><td>Más renta variable</td><td>Hay tiempo para recuperarse</td></tr>
<tr><td>De 10 a 20 años</td><td>Equilibrada</td><td>Crecer, pero con menos sobresaltos</td></tr>
<tr><td>Menos de 10 años</td><td>Más renta fija</td><td>Proteger lo ya ahorrado</td></tr>
</tbody>
</table>
<p>Es una guía, no una orden. También cuentan tu salud, tus otros ahorros y lo que puedes soportar sin perder
el sueño.</p>

<h3>Uno o varios fondos</h3>
<p>En algunos países hay un solo fondo para todos. En otros puedes elegir entre varios, y a eso se le llama
<strong>multifondos</strong>. Si no eliges, suelen asignarte uno según tu edad. Averigua en cuál estás: mucha
gente no lo sabe.</p>

<h3>El precio de moverse con miedo</h3>
<p><strong>Ejemplo.</strong> Julia y Pedro tienen Bs&nbsp;10&nbsp;000 cada uno en el mismo fondo. El mercado cae
un 20&nbsp;% y cada uno queda con 8&nbsp;000. Para volver a 10&nbsp;000 necesitan ganar 2&nbsp;000, y 2&nbsp;000 ÷ 8&nbsp;000 =
25&nbsp;%. Recuperarse pide un porcentaje mayor que el de la caída.</p>
<ul>
<li>Julia se queda. El fondo sube un 25&nbsp;% y ella vuelve a tener Bs&nbsp;10&nbsp;000.</li>
<li>Pedro se asusta y pasa a un fondo conservador, que en ese tiempo sube un 4&nbsp;%. Tiene 8&nbsp;000 × 1,04 =
Bs&nbsp;8&nbsp;320.</li>
</ul>
<p>La diferencia es de Bs&nbsp;1&nbsp;680. Pedro convirtió una baja temporal en una pérdida definitiva. Ojo: nadie
sabe cuándo llegará la recuperación, ni cuánto tardará. Por eso conviene bajar el riesgo poco a poco y a
tiempo, con el plan de tu edad, y no de golpe después de una caída.</p>

<h3>Para recordar</h3>
<ul>
<li>Más rentabilidad esperada viene con más subidas y bajadas.</li>
<li>A menos años para el retiro, suele convenir menos riesgo.</li>
<li>Tras caer un 20&nbsp;%, hace falta subir un 25&nbsp;% para volver al inicio.</li>
<li>Cambiar de fondo por miedo puede fijar la pérdida.</li>
</ul>
`.trim(),
};
