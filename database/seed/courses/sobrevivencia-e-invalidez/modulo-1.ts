import type { SeedCourse } from '../../seed-types.ts';

/** What each of the two pensions covers, where the insurance comes from and when it is in force. */
export const module1: SeedCourse['modules'][number] = {
  title: 'Dos riesgos, una protección',
  html: `
<p>Casi todos pensamos en la pensión como algo de la vejez. Pero el sistema también te protege antes: si un
daño en tu salud te impide trabajar, o si mueres y alguien dependía de tu ingreso. En este módulo conoces las
dos protecciones y quién las paga.</p>

<h3>Qué es cada pensión</h3>
<p>La <strong>pensión de invalidez</strong> es un pago mensual para la persona afiliada que pierde, de forma
permanente, una parte importante de su capacidad de trabajar. La cobra ella misma, en vida.</p>
<p>La <strong>pensión de sobrevivencia</strong> es un pago mensual para ciertos familiares de una persona
afiliada que murió. La ley los llama <em>beneficiarios</em>. Puede nacer de la muerte de alguien que aún
trabajaba o, según la modalidad que eligió, de alguien que ya estaba pensionado.</p>
<table>
<thead><tr><th>Pregunta</th><th>Invalidez</th><th>Sobrevivencia</th></tr></thead>
<tbody>
<tr><td>¿Quién cobra?</td><td>La persona afiliada</td><td>Sus beneficiarios</td></tr>
<tr><td>¿Qué se prueba?</td><td>La pérdida de capacidad, con un dictamen médico</td><td>La muerte y el vínculo
familiar, con actas</td></tr>
<tr><td>¿Cuándo puede terminar?</td><td>Si una revisión concluye que ya no hay invalidez</td><td>Cuando el
beneficiario deja de cumplir los requisitos</td></tr>
</tbody>
</table>

<h3>Origen común u origen laboral</h3>
<p>El origen del daño importa. Si es una enfermedad o un accidente <strong>común</strong>, sin relación con el
empleo, responde el sistema de pensiones. Si viene del trabajo, suele responder otro seguro: el de
<strong>riesgos laborales</strong>. Por eso el trámite empieza por aclarar el origen. Tocar la puerta
equivocada te puede costar semanas.</p>

<h3>Quién paga la protección</h3>
<p>Mientras cotizas, una parte de lo que se paga cada mes cubre la <strong>prima</strong> de un seguro de
invalidez y sobrevivencia. La prima es el precio del seguro. No se suma a tu ahorro: compra la protección de
ese período. Según el país, la paga el empleador, el trabajador o ambos. Suele ser un seguro colectivo: se
contrata para todo un grupo de afiliados, no persona por persona.</p>
<p><strong>Ejemplo.</strong> Rosa gana Bs&nbsp;1&nbsp;000 al mes. Supongamos que la prima es del 1,5&nbsp;% del
salario. Cada mes se pagan 1&nbsp;000 × 0,015 = Bs&nbsp;15. En un año son 15 × 12 = Bs&nbsp;180. Si Rosa no sufre ningún
daño, ese dinero no vuelve. Compró doce meses de protección, igual que quien asegura su casa y no tiene un
incendio.</p>

<h3>Cuándo estás cubierto</h3>
<p>Lo habitual es que la cobertura pida aportes recientes. Muchas leyes agregan un período de protección
después de perder el empleo, por un tiempo limitado y con condiciones. Pregunta cuánto dura en tu país.</p>
<p>¿Te descontaron el aporte y tu empleador no lo pagó? Guarda tus recibos de salario. Son la prueba del
descuento, y los necesitarás para reclamar.</p>

<h3>Para recordar</h3>
<ul>
<li>La invalidez la cobra la persona afiliada; la sobrevivencia, sus beneficiarios.</li>
<li>El daño de origen laboral suele tener su propio seguro.</li>
<li>La prima compra protección: no es ahorro.</li>
<li>Sin aportes recientes puedes quedar sin cobertura.</li>
</ul>
`.trim(),
};
