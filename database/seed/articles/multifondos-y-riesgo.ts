import type { SeedArticle } from '../seed-types.ts';

/** Choosing a fund by the years left until retirement. Figures are examples. */
export const multifondosYRiesgo: SeedArticle = {
  key: 'multifondos-y-riesgo',
  title: 'Multifondos: elige por tu edad, no por la noticia',
  category: 'cuenta-individual',
  yearsRange: 1,
  motif: 'brujula',
  daysAgo: 41,
  html: `<p>En varios países puedes elegir en qué fondo se invierte tu cuenta. La mejor pregunta no es
«¿cuál ganó más el año pasado?», sino «¿cuándo voy a necesitar este dinero?».</p>
<h2>Qué es un multifondo</h2>
<p>Tu administradora no guarda tu dinero en una caja. Lo invierte en dos grandes familias:</p>
<ul>
  <li><strong>Renta fija:</strong> préstamos a gobiernos, bancos y empresas. Suelen moverse menos y ganar
  menos a la larga.</li>
  <li><strong>Renta variable:</strong> acciones, es decir, pedacitos de empresas. Se mueven más y suelen
  ganar más en plazos largos.</li>
</ul>
<p>Un sistema de multifondos ofrece varias mezclas. La agresiva tiene más renta variable; la conservadora,
más renta fija. Los nombres cambian: letras, números, colores o generaciones según tu año de nacimiento. En
otros países hay un solo fondo para todos y no tienes que elegir.</p>
<h2>Riesgo no es solo «perder»</h2>
<p>Riesgo es no saber cuánto tendrás en una fecha. Hay dos tipos, y van en sentido contrario:</p>
<ol>
  <li><strong>Riesgo de caída.</strong> Que el mercado baje justo antes de que te jubiles.</li>
  <li><strong>Riesgo de quedarte corto.</strong> Que tu ahorro crezca tan poco que no alcance.</li>
</ol>
<p>A los 25 años el segundo es el más grande. Te sobra tiempo para recuperarte de una caída, pero nada
compensa cuarenta años de crecimiento lento. A los 60 es al revés.</p>
<h2>El error más caro: cambiarse tarde</h2>
<p>Mira este ejemplo inventado. Tres amigos empiezan con Bs&nbsp;1&nbsp;000 y no aportan nada más. El fondo
agresivo gana 12&nbsp;%, pierde 10&nbsp;%, gana 9&nbsp;% y gana 6&nbsp;%. El conservador gana 4&nbsp;%,
3&nbsp;%, 4&nbsp;% y 3&nbsp;%.</p>
<table>
  <thead><tr><th>Persona</th><th>Qué hizo</th><th>Tras 2 años</th><th>Tras 4 años</th></tr></thead>
  <tbody>
    <tr><td>Ana</td><td>Siguió en el agresivo</td><td>Bs&nbsp;1&nbsp;008</td><td>Bs&nbsp;1&nbsp;165</td></tr>
    <tr><td>Beto</td><td>Siguió en el conservador</td><td>Bs&nbsp;1&nbsp;071</td><td>Bs&nbsp;1&nbsp;147</td></tr>
    <tr>
      <td>Carla</td><td>Se asustó tras la caída y pasó al conservador</td><td>Bs&nbsp;1&nbsp;008</td>
      <td>Bs&nbsp;1&nbsp;080</td>
    </tr>
  </tbody>
</table>
<p>Carla no eligió un mal fondo. Eligió un mal momento: tomó la caída y se perdió la recuperación. Quien
persigue al fondo que ganó el mes pasado suele llegar cuando la fiesta terminó.</p>
<blockquote><p>Cambia de fondo porque cambió tu vida, no porque cambió la noticia.</p></blockquote>
<h2>Una guía según los años que te faltan</h2>
<table>
  <thead><tr><th>Te faltan</th><th>Suele tener sentido</th><th>Por qué</th></tr></thead>
  <tbody>
    <tr>
      <td>Más de 20 años</td><td>Una mezcla con bastante renta variable</td>
      <td>Hay tiempo para recuperarse</td>
    </tr>
    <tr>
      <td>Entre 10 y 20 años</td><td>Una mezcla intermedia</td><td>Crecer, pero con menos sobresaltos</td>
    </tr>
    <tr><td>Menos de 10 años</td><td>Bajar el riesgo poco a poco</td><td>Cuidar lo que ya juntaste</td></tr>
  </tbody>
</table>
<p>Es una orientación general. Muchos sistemas tienen un fondo por defecto que baja el riesgo con la edad.
También suele haber límites: a partir de cierta edad, la ley puede no permitir los fondos más
arriesgados.</p>
<h2>Conócete antes de elegir</h2>
<p>Responde con sinceridad:</p>
<ul>
  <li>Si tu saldo bajara 15&nbsp;% en tres meses, ¿podrías dormir? Si la respuesta es no, elige menos riesgo
  del que dice la tabla.</li>
  <li>¿Tienes otros ingresos para la vejez? Si los tienes, puedes aguantar más vaivén.</li>
  <li>¿Cobrarás todo al jubilarte o irás retirando poco a poco? En el segundo caso, parte del dinero seguirá
  invertido muchos años más.</li>
</ul>
<h2>Si decides cambiarte</h2>
<ol>
  <li>Pregunta cuánto tarda y qué valor se toma. El cambio no se hace al precio de hoy.</li>
  <li>Pregunta si tiene costo y cuántas veces al año se permite.</li>
  <li>Si te faltan pocos años, pregunta si puedes cambiar por partes.</li>
  <li>Hazlo solo por los canales oficiales y guarda el comprobante.</li>
</ol>
<p>Y recuerda esta cuenta: si tu saldo cae 20&nbsp;%, necesita subir 25&nbsp;% para volver al punto de
partida. De Bs&nbsp;100 bajas a Bs&nbsp;80, y de Bs&nbsp;80 a Bs&nbsp;100 hay un salto de Bs&nbsp;20, que es la cuarta parte de Bs&nbsp;80. Por eso,
cerca del retiro, cuidar vale tanto como crecer.</p>
<p>¿No sabes en qué fondo estás? Es lo más común. Búscalo hoy en tu estado de cuenta. Si tienes dudas para
entenderlo, revisa nuestros otros <a href="/articulos">artículos</a>.</p>`,
};
