import type { SeedArticle } from '../seed-types.ts';

/** The claim of a disability pension. Figures are examples. */
export const pensionDeInvalidez: SeedArticle = {
  key: 'pension-de-invalidez',
  title: 'Pensión de invalidez: el seguro que quizá no sabes que tienes',
  category: 'seguro-sobrevivencia',
  yearsRange: 1,
  motif: 'paraguas',
  daysAgo: 110,
  html: `<p>Tu cuenta individual no es solo para la vejez. Si una enfermedad o un accidente te quita la
capacidad de trabajar, el sistema tiene un seguro para ti. Muchas familias no lo saben y no lo piden.</p>
<h2>De dónde sale el dinero</h2>
<p>Si te enfermas a los 35 años, tu saldo todavía es pequeño. Con él solo no se podría pagar una pensión
digna. Por eso existe un <strong>seguro de invalidez y sobrevivencia</strong>. Se paga con una prima
mensual. Según el país la paga el trabajador, el empleador o entre los dos.</p>
<p>En muchos sistemas el seguro completa lo que falta. Un ejemplo con números inventados:</p>
<table>
  <thead><tr><th>Concepto</th><th>Monto</th></tr></thead>
  <tbody>
    <tr><td>Capital necesario para pagar una pensión de Bs&nbsp;500 al mes</td><td>Bs&nbsp;100&nbsp;000</td></tr>
    <tr><td>Saldo de la cuenta de Julián</td><td>Bs&nbsp;22&nbsp;000</td></tr>
    <tr><td><strong>Lo que pone el seguro</strong></td><td><strong>Bs&nbsp;78&nbsp;000</strong></td></tr>
  </tbody>
</table>
<p>En otros sistemas la aseguradora paga la pensión directamente. El principio es el mismo: estabas
cubierto, y la cobertura responde.</p>
<h2>Quién puede pedirla</h2>
<p>Los requisitos cambian de un país a otro, pero casi siempre son tres:</p>
<ol>
  <li><strong>Estar afiliado y cubierto.</strong> Es decir, estar cotizando o haber cotizado hasta hace
  poco. Después de cierto tiempo sin aportar, la cobertura puede terminar.</li>
  <li><strong>No haber cumplido la edad de vejez</strong> ni estar ya pensionado.</li>
  <li><strong>Una evaluación médica</strong> que confirme que perdiste una parte importante de tu capacidad
  de trabajo.</li>
</ol>
<p>Si el accidente ocurrió en el trabajo, o la enfermedad viene de él, por lo general responde otro seguro:
el de riesgos laborales. Vale la pena aclararlo desde el principio, porque el trámite es diferente.</p>
<h2>La mitad o más</h2>
<p>Una comisión de tres médicos mide cuánto se redujo tu capacidad de trabajar. Hay derecho a la pensión
cuando se pierde la <strong>mitad o más</strong> y aportaste al menos doce de los últimos veinticuatro
meses. Si la invalidez viene de un accidente, no se piden aportes.</p>
<p>La comisión no mira solo el nombre del diagnóstico. Mira qué puedes hacer y qué no. Dos personas con la
misma enfermedad pueden recibir dictámenes distintos.</p>
<h2>El camino, paso a paso</h2>
<ol>
  <li><strong>Presenta la solicitud</strong> en tu administradora o en la institución que corresponda. Pide
  copia sellada.</li>
  <li><strong>Entrega los informes médicos:</strong> historia clínica, exámenes, tratamientos. Cuanto más
  ordenados, mejor.</li>
  <li><strong>Acude a la evaluación.</strong> La comisión puede pedir más exámenes.</li>
  <li><strong>Recibe el dictamen.</strong> Debe decir el grado y desde cuándo.</li>
  <li><strong>Acepta o apela.</strong> Hay un plazo. Anótalo el mismo día que recibas el dictamen.</li>
  <li><strong>Elige o confirma la forma de pago</strong>, si se aprueba.</li>
</ol>
<p>En algunos países la primera pensión es temporal y se revisa a los pocos años. No es una desconfianza
contra ti. Sirve para saber si te recuperaste, sigues igual o necesitas más ayuda.</p>
<h2>Si te dicen que no</h2>
<p>Un rechazo no siempre es el final. Pide la razón por escrito y revisa qué faltó:</p>
<ul>
  <li><strong>Faltó cobertura.</strong> Comprueba si algún empleador te descontó y no depositó. Ese mes
  puede ser el que te deja dentro.</li>
  <li><strong>Faltaron pruebas médicas.</strong> Reúne informes más completos y apela dentro del plazo.</li>
  <li><strong>El grado no alcanzó.</strong> Puedes pedir una nueva evaluación si tu salud empeora.</li>
</ul>
<blockquote><p>El plazo para apelar suele correr aunque estés en el hospital. Nombra a alguien de confianza
que reciba tus cartas.</p></blockquote>
<h2>Prepárate hoy, mientras estás bien</h2>
<ul>
  <li>Pregunta cuántos meses sin aportar soporta tu cobertura. Si pierdes el empleo, sabrás cuándo
  actuar.</li>
  <li>Guarda en una carpeta tus informes médicos y tu historial de aportes.</li>
  <li>Cuéntale a una persona cercana dónde está esa carpeta y cómo se llama tu administradora.</li>
  <li>No pagues a gestores que cobran una parte de la pensión. La solicitud la puedes hacer tú o un familiar
  con un poder simple, según las reglas de tu país.</li>
</ul>
<p>Pedir esta pensión no es pedir un favor. Es usar un seguro que ya pagaste. Si no sabes por dónde empezar,
<a href="/contact">escríbenos</a> y te orientamos.</p>`,
};
