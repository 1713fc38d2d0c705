import type { SeedCourse } from '../../seed-types.ts';

/** The papers, steps and dates of a claim, and how to keep it safe from mistakes and fraud. */
export const module5: SeedCourse['modules'][number] = {
  title: 'El trámite y tus derechos',
  html: `
<p>El trámite llega en un mal momento. Hay dolor, cansancio y papeles. Con un poco de orden se hace más corto.
Aquí tienes qué reunir, qué fechas mirar y cómo defenderte si algo sale mal.</p>

<h3>Qué reunir y qué pasos dar</h3>
<p>Estos papeles se piden casi siempre:</p>
<ul>
<li><strong>En los dos casos:</strong> documento de identidad, formulario de solicitud y datos de la cuenta
bancaria donde vas a cobrar.</li>
<li><strong>Invalidez:</strong> informes médicos, exámenes y la historia laboral.</li>
<li><strong>Sobrevivencia:</strong> acta de defunción, acta de matrimonio o prueba de convivencia, actas de
nacimiento de los hijos y constancia de estudios, si corresponde.</li>
</ul>
<p>Entrega copias cuando te lo permitan. Guarda una foto de todo. Después, ve paso a paso:</p>
<ol>
<li>Pregunta en la administradora dónde empieza tu trámite.</li>
<li>Presenta la solicitud y pide un comprobante con fecha y número.</li>
<li>Responde pronto si te piden otro documento.</li>
<li>Lee la resolución completa: monto, fecha de inicio y beneficiarios.</li>
<li>Si algo está mal, reclama por escrito y dentro del plazo.</li>
</ol>

<h3>Las fechas valen dinero</h3>
<p>En muchos países la pensión se debe desde la muerte o desde la fecha de la invalidez, aunque se apruebe
meses después. Lo atrasado se paga junto y se llama <strong>retroactivo</strong>. Pero hay leyes que, si
tardas en pedirla, pagan solo desde la solicitud o hacen que se pierdan meses viejos. Esa pérdida por el paso
del tiempo se llama <strong>prescripción</strong>.</p>
<p><strong>Ejemplo.</strong> La pensión de Marta es de Bs&nbsp;450. Su derecho nació el 1 de marzo y se la
aprueban el 30 de junio. Le deben marzo, abril, mayo y junio: 4 × 450 = Bs&nbsp;1&nbsp;800.</p>
<p>Supongamos ahora que su ley paga solo desde la solicitud, y que Marta la presentó el 1 de mayo. Le deben
mayo y junio: 2 × 450 = Bs&nbsp;900. Esperar dos meses le costó 900.</p>

<h3>Reclama y cuídate</h3>
<p>Primero reclama ante la institución que decidió, por escrito y con número de caso. Si no responde o la
respuesta no te convence, acude al organismo que supervisa las pensiones. Conserva todos los comprobantes.</p>
<p>Presentar la solicitud suele ser gratuito. Desconfía de quien te pide dinero para «acelerar» el pago, de
quien quiere tu clave y de quien te hace firmar hojas en blanco. Puedes buscar un abogado si lo deseas; casi
nunca es obligatorio para empezar.</p>

<h3>Deja todo listo hoy</h3>
<p>Actualiza tus datos cada vez que cambie tu familia: un matrimonio, un nacimiento, una separación. Si vives
en pareja sin casarte, averigua cómo se prueba la convivencia en tu país. Dile a alguien de confianza dónde
estás afiliado y dónde están los papeles. Toma diez minutos y puede ahorrarle meses a tu familia.</p>

<h3>Para recordar</h3>
<ul>
<li>Pide siempre un comprobante con fecha y número.</li>
<li>Solicita pronto: en algunos países esperar cuesta mensualidades.</li>
<li>Primero reclama en la institución; después, ante el supervisor.</li>
<li>Nadie serio te pide tu clave ni dinero para acelerar el pago.</li>
</ul>
`.trim(),
};
