import type { SeedCourse } from '../../seed-types.ts';

/** Module 3: units, real return, the two kinds of commission and the statement of account. */
export const module3: SeedCourse['modules'][number] = {
  title: 'El saldo, la rentabilidad y las comisiones',
  html: `
<p>Tu saldo no se queda quieto. Sube con los aportes, se mueve con las inversiones y baja con las comisiones
que se cobran de él. Entender esas tres fuerzas te permite leer tu estado de cuenta sin miedo.</p>

<h3>Las cuotas: pedacitos del fondo</h3>
<p>La administradora junta los ahorros de muchas personas y los invierte. Para saber cuánto es de cada una, el
fondo se divide en cuotas. Con cada aporte compras cuotas al precio del día, que se llama valor cuota.</p>
<blockquote><p>Saldo = número de cuotas × valor cuota</p></blockquote>
<p>Supón que tienes 120 cuotas y cada una vale Bs&nbsp;50: tu saldo es de 6&nbsp;000. Si la cuota sube a 52, tu saldo
es 120 × 52 = 6&nbsp;240. Ganaste Bs&nbsp;240, un 4&nbsp;%. Si baja a 49, tu saldo es de 5&nbsp;880. Sigues teniendo 120
cuotas; lo que cambió es su precio.</p>
<p>Por eso, una caída de un mes no borra tu ahorro. Tu cuenta piensa en décadas.</p>

<h3>Rentabilidad nominal y rentabilidad real</h3>
<p>La rentabilidad nominal es el porcentaje que creció tu dinero. La real descuenta la inflación, es decir, lo
que subieron los precios. Si tu fondo rindió 7&nbsp;% y los precios subieron 4&nbsp;%, tu ganancia real fue de
cerca de 3&nbsp;%. Esa es la que cuenta, porque te dice cuánto más puedes comprar.</p>
<p>Mira plazos largos, de cinco años o más. Un solo año bueno o malo dice muy poco. Y recuerda: la
rentabilidad pasada no garantiza la futura.</p>

<h3>Dos formas comunes de cobrar la comisión</h3>
<table>
  <thead>
    <tr><th>Aspecto</th><th>Sobre el sueldo</th><th>Sobre el saldo</th></tr>
  </thead>
  <tbody>
    <tr><td>Se calcula con</td><td>Tu sueldo de cada mes</td><td>Todo lo que tienes ahorrado</td></tr>
    <tr><td>Sale de</td><td>Tu sueldo, aparte del aporte</td><td>Tu propio ahorro</td></tr>
    <tr><td>Si un mes no aportas</td><td>Por lo general, no pagas</td><td>Igual pagas</td></tr>
    <tr><td>Con los años</td><td>Sube si sube tu sueldo</td><td>Sube cuando crece tu saldo</td></tr>
  </tbody>
</table>
<p>También hay formas mixtas. Y en algunos países no eliges: la ley fija una sola forma de cobro.</p>

<h3>Ejemplo: Lucía compara</h3>
<p>Lucía gana Bs&nbsp;2&nbsp;000 al mes y tiene 20&nbsp;000 ahorrados. La administradora A cobra 1,5&nbsp;% del
sueldo. La B cobra 1&nbsp;% del saldo al año. Para simplificar, suponemos que el saldo no cambia durante el
año.</p>
<ul>
  <li>Con A: 2&nbsp;000 × 1,5&nbsp;% = Bs&nbsp;30 al mes; 30 × 12 = <strong>Bs&nbsp;360 al año</strong>.</li>
  <li>Con B: 20&nbsp;000 × 1&nbsp;% = <strong>Bs&nbsp;200 al año</strong>.</li>
</ul>
<p>Hoy B cuesta menos. Pero cuando Lucía tenga Bs&nbsp;50&nbsp;000, B cobrará 500 al año. Con el mismo sueldo, A
seguirá en 360. Por eso se compara con tu sueldo, tu saldo y los años que te faltan. La comisión tampoco es lo
único: mira también la rentabilidad real y la atención.</p>

<h3>Cómo leer tu estado de cuenta</h3>
<p>Busca estas cinco líneas y comprueba que la suma cierre:</p>
<table>
  <thead>
    <tr><th>Línea</th><th>Monto en Bs</th></tr>
  </thead>
  <tbody>
    <tr><td>Saldo anterior</td><td>20&nbsp;000</td></tr>
    <tr><td>Más: aportes recibidos</td><td>2&nbsp;400</td></tr>
    <tr><td>Más: rentabilidad</td><td>900</td></tr>
    <tr><td>Menos: comisión sobre el saldo</td><td>200</td></tr>
    <tr><td><strong>Saldo final</strong></td><td><strong>23&nbsp;100</strong></td></tr>
  </tbody>
</table>
<p>En un mal período, la línea de rentabilidad puede salir negativa. La de aportes, en cambio, no debería
estar en cero si trabajaste. Si lo está, hay algo que averiguar.</p>

<h3>Para recordar</h3>
<ul>
  <li>Tu saldo es el número de cuotas por el valor cuota.</li>
  <li>La rentabilidad real descuenta la inflación.</li>
  <li>La comisión sobre el saldo crece cuando crece tu ahorro.</li>
  <li>Compara siempre plazos largos, nunca un solo mes.</li>
</ul>`,
};
