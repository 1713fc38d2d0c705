import type { SeedCourse } from '../../seed-types.ts';

/** Module 1: what the account is, whose it is and who takes part. */
export const module1: SeedCourse['modules'][number] = {
  title: 'Qué es la cuenta individual',
  html: `
<p>Tu cuenta individual es un ahorro para la vejez que está a tu nombre. Allí llegan los aportes que se hacen
mientras trabajas. Ese dinero se invierte y, con los años, gana rentabilidad. Cuando te jubilas, con el saldo
se paga tu pensión, o una parte de ella.</p>
<p>Los montos de este curso son de ejemplo. De tu sueldo van a la cuenta <data value="aporte-de-quien-trabaja"></data> que pones tú, y
<data value="aporte-del-empleador"></data> que pone tu empleador.</p>

<h3>Es tuya, pero tiene un destino</h3>
<p>El saldo es tuyo. No es de tu empleador ni de la administradora. Si cambias de trabajo, la cuenta te
acompaña: no empiezas de cero. Si mueres antes de jubilarte, el saldo sirve para pagar pensiones a tu familia;
si nadie tiene derecho a ellas, suele pasar a tus herederos. La ley de cada país dice cómo.</p>
<p>Pero no es una cuenta de banco cualquiera. Ese ahorro tiene un destino: tu pensión. Por eso, como regla
general, no puedes retirarlo antes. Algunas leyes permiten excepciones, y casi siempre tienen un precio: lo
que sacas hoy te falta mañana, junto con todo lo que habría ganado.</p>

<h3>Cuenta individual y reparto</h3>
<p>No todas las pensiones funcionan igual. Hay dos formas principales de pagarlas. Muchos países las combinan
y agregan una pensión básica del Estado para quienes tienen poco o nada.</p>
<table>
  <thead>
    <tr><th>Pregunta</th><th>Cuenta individual</th><th>Reparto</th></tr>
  </thead>
  <tbody>
    <tr><td>¿A dónde va tu aporte?</td><td>A una cuenta a tu nombre</td><td>A un fondo común</td></tr>
    <tr><td>¿Con qué se paga la pensión?</td><td>Sobre todo con tu propio saldo</td><td>Con los aportes de
      quienes trabajan hoy y, a veces, dinero del Estado</td></tr>
    <tr><td>¿De qué depende el monto?</td><td>De lo que ahorraste, lo que rindió y la edad a la que te
      jubilas</td><td>De una fórmula: tus años de aporte y tus sueldos</td></tr>
  </tbody>
</table>

<h3>Quiénes participan</h3>
<ul>
  <li><strong>Tú</strong>, la persona afiliada. Aportas y vigilas tu cuenta.</li>
  <li><strong>Tu empleador</strong>. Retiene tu aporte y lo deposita. Si la ley lo manda, pone también el
    suyo.</li>
  <li><strong>La administradora</strong>. Puede ser privada o pública. Recibe los aportes, los invierte y
    lleva tu cuenta. Por eso cobra una comisión.</li>
  <li><strong>La aseguradora</strong>. En muchos países cubre la invalidez y la muerte de quien aporta.</li>
  <li><strong>El supervisor</strong>. Es un organismo público. Vigila que todos cumplan y recibe
    reclamos.</li>
</ul>
<p>Un detalle importante: el fondo está separado del patrimonio de la administradora. Si la empresa tiene
deudas, no se pagan con tu ahorro. Eso no significa que el saldo nunca baje: las inversiones suben y
bajan.</p>

<h3>Ejemplo: el primer año de Rosa</h3>
<p>Rosa gana Bs&nbsp;2&nbsp;000 al mes. Aporta el 10&nbsp;% de su sueldo, es decir, Bs&nbsp;200
mensuales.</p>
<ul>
  <li>Aportes del año: 200 × 12 = Bs&nbsp;2&nbsp;400.</li>
  <li>Rentabilidad del año, ya descontada la comisión: Bs&nbsp;60.</li>
  <li>Saldo al final del año: 2&nbsp;400 + 60 = <strong>Bs&nbsp;2&nbsp;460</strong>.</li>
</ul>
<p>Bs&nbsp;60 parecen poco. Pero el año siguiente también rinden los 2&nbsp;460 que ya están, y así cada año. Con
el tiempo, la rentabilidad puede llegar a ser una parte grande del saldo.</p>

<h3>Para recordar</h3>
<ul>
  <li>La cuenta está a tu nombre y te acompaña cuando cambias de empleo.</li>
  <li>El saldo se forma con aportes y rentabilidad, menos comisiones.</li>
  <li>Su destino es la pensión; retirar antes es una excepción.</li>
  <li>Tu ahorro y el dinero de la administradora están separados.</li>
</ul>`,
};
