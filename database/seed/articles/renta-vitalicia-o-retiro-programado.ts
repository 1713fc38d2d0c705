import type { SeedArticle } from '../seed-types.ts';

/** The two ways of drawing a pension, compared. Figures are examples. */
export const rentaVitaliciaORetiroProgramado: SeedArticle = {
  key: 'renta-vitalicia-o-retiro-programado',
  title: '¿Renta vitalicia o retiro programado?',
  category: 'jubilacion',
  yearsRange: 1,
  motif: 'camino',
  daysAgo: 140,
  html: `<p>Llegó la hora de convertir tu ahorro en una pensión. En muchos países te ofrecen dos caminos, y
uno de ellos no tiene regreso. Vale la pena ir despacio.</p>
<h2>Los dos caminos en una frase</h2>
<ul>
  <li><strong>Renta vitalicia:</strong> entregas tu saldo a una aseguradora y ella te paga un monto acordado
  mientras vivas.</li>
  <li><strong>Retiro programado:</strong> tu saldo sigue en tu cuenta, invertido, y cada mes retiras una
  parte. El monto se recalcula cada año.</li>
</ul>
<h2>Qué gana y qué pierde cada uno</h2>
<table>
  <thead><tr><th>Pregunta</th><th>Renta vitalicia</th><th>Retiro programado</th></tr></thead>
  <tbody>
    <tr><td>¿De quién es el dinero?</td><td>De la aseguradora</td><td>Sigue siendo tuyo</td></tr>
    <tr>
      <td>¿Cuánto cobro?</td><td>Un monto fijo, por lo general ajustado según el contrato</td>
      <td>Cambia cada año; suele bajar con la edad</td>
    </tr>
    <tr>
      <td>¿Y si vivo muchos años?</td><td>Te siguen pagando</td><td>El saldo se puede reducir mucho</td>
    </tr>
    <tr>
      <td>¿Y si la inversión va mal?</td><td>El riesgo es de la aseguradora</td><td>El riesgo es tuyo</td>
    </tr>
    <tr>
      <td>¿Queda herencia?</td><td>Por lo general no, salvo periodo garantizado</td>
      <td>Sí, el saldo que quede si no hay beneficiarios</td>
    </tr>
    <tr>
      <td>¿Puedo arrepentirme?</td><td>No, una vez firmado el contrato</td>
      <td>Sí, casi siempre puedes pasar a renta vitalicia</td>
    </tr>
  </tbody>
</table>
<p>En los dos casos, tu cónyuge y tus hijos con derecho pueden recibir una pensión de sobrevivencia, si la
ley y el contrato lo prevén. Cuantos más beneficiarios tengas, más se reparte el mismo capital y menor es tu
pensión inicial.</p>
<h2>Cómo se mueve un retiro programado</h2>
<p>Un ejemplo con números simples. Teresa se jubila con Bs&nbsp;100&nbsp;000. La fórmula de su país dice que, a su
edad, hay que dividir el saldo entre 200. Su primera pensión es de Bs&nbsp;500 al mes.</p>
<p>En el año cobra Bs&nbsp;6&nbsp;000. Mientras tanto, el saldo invertido gana Bs&nbsp;2&nbsp;900. Termina el año con
Bs&nbsp;96&nbsp;900. Ahora, con un año más, divide entre 195: su nueva pensión es de unos Bs&nbsp;497.</p>
<p>Supón que el año fue malo y el saldo, en vez de ganar, perdió Bs&nbsp;5&nbsp;000. Terminaría con Bs&nbsp;89&nbsp;000.
Entre 195, la pensión bajaría a unos Bs&nbsp;456. Ese vaivén es lo que debes poder soportar.</p>
<h2>Caminos intermedios</h2>
<p>Según el país, también puede haber combinaciones:</p>
<ul>
  <li><strong>Renta temporal con renta vitalicia diferida:</strong> unos años retiras de tu cuenta y, desde
  una fecha fija, te paga la aseguradora.</li>
  <li><strong>Mixta:</strong> una parte del saldo compra una renta vitalicia y otra queda en retiro
  programado.</li>
  <li><strong>Periodo garantizado:</strong> si mueres pronto, tus designados siguen cobrando hasta
  completar, por ejemplo, 10 o 15 años.</li>
</ul>
<p>Y si tu pensión resulta muy baja, la pensión solidaria la completa: <data value="pension-solidaria"></data>.
Pregunta si te corresponde <em>antes</em> de elegir, porque la decisión
puede afectarla.</p>
<h2>¿Cuál va contigo?</h2>
<p>Suele encajar la <strong>renta vitalicia</strong> si:</p>
<ul>
  <li>no tienes otros ingresos y necesitas un monto seguro;</li>
  <li>en tu familia se vive muchos años;</li>
  <li>los números que cambian te quitan el sueño.</li>
</ul>
<p>Suele encajar el <strong>retiro programado</strong> si:</p>
<ul>
  <li>tienes otros ingresos que te sostienen en un mal año;</li>
  <li>tu salud está delicada y quieres dejar el saldo a los tuyos;</li>
  <li>quieres esperar a que mejoren las ofertas de renta vitalicia.</li>
</ul>
<blockquote><p>No hay una modalidad mejor para todos. Hay una que te deja dormir a ti.</p></blockquote>
<h2>Antes de firmar</h2>
<ol>
  <li>Pide <strong>al menos tres ofertas</strong> de renta vitalicia, el mismo día y con las mismas
  condiciones. Una diferencia de Bs&nbsp;20 al mes, en 20 años, son Bs&nbsp;4&nbsp;800.</li>
  <li>Pregunta si el monto se ajusta con la inflación. Con precios que suben 3&nbsp;% al año, un monto que
  no se ajusta pierde más de una cuarta parte de su poder de compra en diez años.</li>
  <li>Pide la proyección del retiro programado a los 70, 80 y 90 años.</li>
  <li>Pregunta cuánto cobra el asesor y quién le paga. Si le paga quien vende, ya sabes de qué lado
  está.</li>
  <li>Mira la calificación de solidez de la aseguradora. Te va a pagar durante décadas.</li>
  <li>Llévate los papeles a casa. Nadie serio te apura.</li>
</ol>
<p>Si prefieres repasarlo con alguien, <a href="/contact">escríbenos</a>. Explicamos las modalidades, pero
no vendemos ninguna.</p>`,
};
