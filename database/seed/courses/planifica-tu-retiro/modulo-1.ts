import type { SeedCourse } from '../../seed-types.ts';

/** Module 1: the monthly amount to aim for, from a budget at today's prices. */
export const module1: SeedCourse['modules'][number] = {
  title: 'Ponle número a tu meta',
  html: `
<p>Cierra los ojos y piensa en un martes cualquiera de tu retiro. ¿Dónde vives? ¿Qué haces por la mañana? ¿Con
quién almuerzas? Esa imagen tiene un costo por mes. Si le pones número, deja de ser un sueño y se vuelve una
meta.</p>
<p>Los montos y porcentajes de este curso son solo ejemplos.</p>

<h3>Unos gastos bajan y otros suben</h3>
<p>Al retirarte no gastas igual que hoy. Bajan el transporte al trabajo y los gastos de los hijos, si ya son
independientes. Si terminas de pagar tu casa, baja también la vivienda. En cambio, la salud suele costar más.
Y vas a tener más tiempo libre, que a veces también cuesta.</p>
<p>No copies la meta de otra persona. Escribe tu lista: lo que gastas hoy y lo que crees que gastarás.</p>

<h3>Ejemplo: la lista de Carlos</h3>
<p>Carlos gana Bs&nbsp;2&nbsp;000 al mes. Escribió sus gastos de hoy y los que imagina para su retiro, con precios de
hoy.</p>
<table>
  <thead>
    <tr><th>Gasto al mes</th><th>Hoy</th><th>En el retiro</th></tr>
  </thead>
  <tbody>
    <tr><td>Alimentación</td><td>500</td><td>500</td></tr>
    <tr><td>Vivienda</td><td>600</td><td>200</td></tr>
    <tr><td>Transporte</td><td>200</td><td>120</td></tr>
    <tr><td>Salud</td><td>150</td><td>330</td></tr>
    <tr><td>Hijos y estudios</td><td>300</td><td>50</td></tr>
    <tr><td>Gustos y familia</td><td>150</td><td>200</td></tr>
    <tr><td><strong>Total</strong></td><td><strong>1&nbsp;900</strong></td><td><strong>1&nbsp;400</strong></td></tr>
  </tbody>
</table>
<p>Su meta es recibir Bs&nbsp;1&nbsp;400 al mes.</p>

<h3>La tasa de reemplazo</h3>
<p>Es una forma corta de decir qué parte de tu sueldo reemplaza tu pensión. Se calcula así:</p>
<blockquote><p>Tasa de reemplazo = pensión ÷ sueldo × 100</p></blockquote>
<p>Para Carlos: 1&nbsp;400 ÷ 2&nbsp;000 × 100 = 70&nbsp;%. No existe una tasa perfecta para todos. Quien tiene su casa
pagada puede vivir con menos. Quien paga alquiler o medicinas caras necesita más.</p>

<h3>¿Cuántos años va a durar?</h3>
<p>Nadie lo sabe, y por eso conviene planear de más. Si te retiras a los 65 años y vives hasta los 85, tu
dinero tiene que durar 20 años. Si vives hasta los 92, tiene que durar 27. Mucha gente calcula su retiro
demasiado corto. Piensa en la edad que alcanzaron las personas mayores de tu familia y agrega algunos años,
porque hoy se vive más. Si tienes pareja, piensa en los dos: la meta debe alcanzar también para quien viva más
tiempo.</p>

<h3>Haz la cuenta con precios de hoy</h3>
<p>Dentro de veinte años todo costará más, por la inflación. No intentes adivinar esos precios. Trabaja con
los de hoy y usa siempre rentabilidades reales, es decir, las que ya descuentan la inflación. Así las cuentas
son más simples y los números se entienden.</p>

<h3>Para recordar</h3>
<ul>
  <li>Tu meta sale de tus gastos, no de los de otra persona.</li>
  <li>Al retirarte, unos gastos bajan y la salud suele subir.</li>
  <li>La tasa de reemplazo compara la pensión con el sueldo.</li>
  <li>Planea un retiro largo y calcula todo con precios de hoy.</li>
</ul>`,
};
