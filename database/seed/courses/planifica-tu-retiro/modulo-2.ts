import type { SeedCourse } from '../../seed-types.ts';

/** Module 2: the starting point, contribution density and the gap to the goal. */
export const module2: SeedCourse['modules'][number] = {
  title: 'Mira dónde estás hoy',
  html: `
<p>Ningún mapa sirve si no sabes dónde estás. Ya tienes la meta. Ahora toca mirar el punto de partida: lo que
ahorraste, el tiempo que te queda y los ingresos que vas a tener.</p>

<h3>Los datos que necesitas</h3>
<p>Reúnelos en una hoja. La mayoría está en tu estado de cuenta o en el portal de tu administradora.</p>
<table>
  <thead>
    <tr><th>Dato</th><th>Dónde lo encuentras</th></tr>
  </thead>
  <tbody>
    <tr><td>Saldo de tu cuenta individual</td><td>Estado de cuenta</td></tr>
    <tr><td>Meses o semanas aportados</td><td>Historial de aportes</td></tr>
    <tr><td>Edad de jubilación y requisitos</td><td>La ley:
      <data value="edad-de-jubilacion"></data>, con <data value="meses-de-aporte"></data></td></tr>
    <tr><td>Pensión estimada</td><td>Simulador oficial o de tu administradora</td></tr>
    <tr><td>Otros ahorros e ingresos</td><td>Tus propias cuentas</td></tr>
  </tbody>
</table>
<p>Un simulador no es una promesa. Da un resultado según lo que le digas: cuánto vas a aportar, cuánto rendirá
el fondo y a qué edad te retiras. Pruébalo con un caso optimista y con uno prudente. Si el plan solo funciona
en el optimista, todavía no es un plan.</p>

<h3>La densidad de aportes</h3>
<p>Es el porcentaje de meses en los que de verdad aportaste. Dos personas con el mismo sueldo pueden tener
pensiones muy distintas si una aportó siempre y la otra, solo a ratos.</p>
<blockquote><p>Densidad = meses aportados ÷ meses desde que empezaste a trabajar × 100</p></blockquote>

<h3>Ejemplo: Elena hace cuentas</h3>
<p>Elena empezó a trabajar hace 20 años, que son 20 × 12 = 240 meses. En su historial aparecen 168 meses
aportados.</p>
<ul>
  <li>Densidad: 168 ÷ 240 × 100 = <strong>70&nbsp;%</strong>.</li>
  <li>Meses sin aporte: 240 − 168 = 72, es decir, seis años.</li>
</ul>
<p>Al revisar, descubre que 5 de esos 72 meses sí los trabajó con contrato, pero el empleador no pagó. Esos
los puede reclamar. Los otros 67 son lagunas: para compensarlas tendrá que ahorrar más.</p>

<h3>La brecha</h3>
<p>La brecha es lo que falta entre tu meta y los ingresos que esperas tener en el retiro. Suma todos los
ingresos: la pensión estimada, un alquiler, una pensión básica del Estado si te corresponde. No cuentes con
ayudas que nadie te confirmó.</p>
<blockquote><p>Brecha = meta mensual − ingresos mensuales esperados</p></blockquote>
<p>Carlos, el del módulo anterior, quiere Bs&nbsp;1&nbsp;400 al mes. El simulador le da una pensión de 1&nbsp;000 y no
espera otros ingresos. Su brecha es 1&nbsp;400 − 1&nbsp;000 = <strong>Bs&nbsp;400 al mes</strong>. Es un número incómodo,
pero útil: ahora sabe qué tiene que resolver. ¿Y si tu brecha sale negativa? Entonces tus ingresos esperados
superan la meta. Revisa los datos una vez más y cuida lo que ya tienes.</p>

<h3>Para recordar</h3>
<ul>
  <li>Antes de decidir, junta tus datos en una sola hoja.</li>
  <li>Un simulador estima; no promete.</li>
  <li>La densidad mide con qué constancia aportaste.</li>
  <li>La brecha es la meta menos los ingresos esperados.</li>
</ul>`,
};
