import type { SeedArticle } from '../seed-types.ts';

/** Five common frauds, their signs and what to do. Figures are examples. */
export const estafasConTuPension: SeedArticle = {
  key: 'estafas-con-tu-pension',
  title: 'Estafas con tu pensión: cómo reconocerlas a tiempo',
  category: 'derechos-tramites',
  yearsRange: 1,
  motif: 'telefono',
  daysAgo: 60,
  html: `<p>Donde hay ahorro, hay quien quiere llevárselo. Las estafas con pensiones se parecen mucho entre
sí. Si conoces cinco de ellas, reconocerás casi todas.</p>
<h2>Las cinco más comunes</h2>
<h3>1. «Le ayudamos a sacar su dinero»</h3>
<p>Un supuesto gestor promete un retiro que la ley no permite o que tú puedes pedir gratis. Cobra por
adelantado o pide una parte. Unas veces desaparece. Otras presenta papeles falsos a tu nombre, y el problema
te queda a ti.</p>
<h3>2. «Detectamos un problema con su cuenta»</h3>
<p>Te llaman o te escriben como si fueran tu administradora. Hay urgencia: tu cuenta será bloqueada hoy.
Piden tu clave, el código que te llegó al teléfono o que entres en un enlace. La página es idéntica a la
real, pero la dirección no.</p>
<h3>3. El cambio de administradora a cambio de un regalo</h3>
<p>Te ofrecen un teléfono, dinero o una rifa si firmas un traspaso. El regalo se acaba pronto. Tú te quedas
con una comisión o un fondo que no comparaste. A veces ni siquiera te dicen qué firmas: «es solo una
encuesta».</p>
<h3>4. La inversión milagrosa</h3>
<p>Te proponen mover tu ahorro a algo que paga mucho y sin riesgo. Al principio incluso te pagan, con el
dinero de los que entran después. Cuando dejan de entrar personas nuevas, todo se cae.</p>
<h3>5. El préstamo con tu pensión como garantía</h3>
<p>Alguien adelanta dinero a cambio de tu tarjeta de cobro, de un poder amplio o de un porcentaje de la
pensión futura. En muchos países es ilegal y en todos es peligroso.</p>
<h2>Señales que se repiten</h2>
<table>
  <thead><tr><th>Lo que oyes</th><th>Lo que significa</th></tr></thead>
  <tbody>
    <tr><td>«Tiene que ser hoy»</td><td>No quieren que preguntes a nadie</td></tr>
    <tr><td>«Deme el código que le llegó»</td><td>Están entrando en tu cuenta ahora mismo</td></tr>
    <tr><td>«Gana 10&nbsp;% al mes, garantizado»</td><td>No existe una inversión así</td></tr>
    <tr><td>«Firme aquí, yo lleno lo demás»</td><td>No sabrás qué autorizaste</td></tr>
    <tr><td>«No le cuente a nadie»</td><td>Saben que alguien te avisaría</td></tr>
  </tbody>
</table>
<p>Una cuenta rápida desarma la tercera frase. Si algo ganara 10&nbsp;% cada mes, en un año Bs&nbsp;1&nbsp;000 se
volverían más de Bs&nbsp;3&nbsp;100, y en tres años, casi Bs&nbsp;31&nbsp;000. Si fuera cierto, nadie necesitaría tu
dinero.</p>
<h2>Tres reglas que te protegen</h2>
<ol>
  <li><strong>Tu clave y tus códigos no se dictan.</strong> Ninguna institución seria te los pide por
  teléfono, por correo ni por mensaje.</li>
  <li><strong>Tú llamas, no te llaman.</strong> Si recibes un aviso, cuelga. Busca el número en tu estado de
  cuenta o en la página oficial y llama tú.</li>
  <li><strong>Nada se firma el mismo día.</strong> Llévate el papel, léelo con alguien de confianza y decide
  mañana.</li>
</ol>
<h2>Cómo comprobar si es real</h2>
<ul>
  <li>Escribe tú la dirección de la página. No entres por enlaces de mensajes.</li>
  <li>Pide nombre, cargo y número de registro del asesor. Confírmalo con la entidad supervisora.</li>
  <li>Busca si la empresa está autorizada. La lista suele ser pública.</li>
  <li>Pregunta: «¿Este trámite es gratuito si lo hago yo?». Casi siempre la respuesta es sí.</li>
</ul>
<h2>Si ya caíste</h2>
<p>No te dé vergüenza. Estas personas viven de esto y engañan a profesionales todos los días. Lo que importa
es la rapidez:</p>
<ol>
  <li><strong>Cambia tu clave</strong> desde un equipo seguro y pide que bloqueen los movimientos de tu
  cuenta.</li>
  <li><strong>Llama a tu banco</strong> si diste datos de tarjetas o hiciste una transferencia.</li>
  <li><strong>Guarda las pruebas:</strong> mensajes, números, comprobantes, capturas de pantalla.</li>
  <li><strong>Denuncia</strong> a la policía o a la fiscalía, y avisa a la entidad supervisora.</li>
  <li><strong>Presenta un reclamo</strong> por escrito si hubo un traspaso que no autorizaste. En muchos
  países se puede anular.</li>
  <li><strong>Cuéntalo</strong> a tu familia y a tus vecinos. El siguiente en la lista puede ser uno de
  ellos.</li>
</ol>
<blockquote><p>Colgar el teléfono no es mala educación. Es la mejor defensa de tu pensión.</p></blockquote>
<h2>Cuida a los mayores de tu casa</h2>
<p>Quien acaba de recibir su pensión es el blanco favorito. Hablen del tema antes de que pase. Acuerden una
palabra clave familiar para confirmar llamadas urgentes, y dejen el número oficial de la administradora
pegado junto al teléfono.</p>
<p>¿Recibiste un mensaje y dudas? Puedes <a href="/contact">escribirnos</a>. Te diremos cómo verificarlo.
Nosotros nunca te pediremos claves, códigos ni dinero.</p>`,
};
