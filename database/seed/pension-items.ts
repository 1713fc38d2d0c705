import type { SeedPensionItem } from './seed-types.ts';

/** The explanation of the pension system, steps first. */
export const pensionItems: readonly SeedPensionItem[] = [
  {
    title: 'Pasos para pensionarse',
    html: `<p>Pensionarte es un trámite con fechas. Si lo empiezas un año antes, casi todo se resuelve con
calma. La solicitud se presenta <data value="desde-cuando-se-pide"></data>, y la respuesta
tarda <data value="plazo-de-respuesta"></data>.</p>
<blockquote><p><strong>1 año</strong> antes de jubilarte es buena hora para empezar.</p></blockquote>
<h3>Un año antes</h3>
<ol>
  <li><strong>Pide tu historial de aportes</strong> y busca meses en blanco. Reclama los que falten.</li>
  <li><strong>Corrige tus datos:</strong> nombre, documento, fecha de nacimiento, estado civil.</li>
  <li><strong>Reúne lo de otros sistemas.</strong> Si aportaste antes a un sistema público o en otro país,
  pregunta cómo se reconoce ese tiempo.</li>
  <li><strong>Revisa tu fondo.</strong> Cerca del retiro conviene menos riesgo.</li>
</ol>
<h3>Seis meses antes</h3>
<ol>
  <li><strong>Pide una proyección</strong> de tu pensión a la edad legal y con uno o dos años más de
  trabajo.</li>
  <li><strong>Anota a tus beneficiarios</strong> y consigue sus actas.</li>
  <li><strong>Haz tu presupuesto</strong> de retiro y compáralo con la proyección.</li>
</ol>
<h3>El trámite</h3>
<ol>
  <li><strong>Presenta la solicitud</strong> y guarda la constancia.</li>
  <li><strong>Recibe tu saldo certificado</strong> y las ofertas de cada modalidad.</li>
  <li><strong>Compara con tiempo.</strong> Pide al menos tres ofertas si piensas en una renta
  vitalicia.</li>
  <li><strong>Elige y firma.</strong> Lee dos veces lo que no tiene vuelta atrás.</li>
  <li><strong>Revisa el primer pago.</strong> Debe coincidir con lo que firmaste, menos los descuentos
  legales.</li>
</ol>
<h3>Documentos que piden</h3>
<p><data value="documentos-para-jubilarse"></data></p>
<blockquote><p>La solicitud la puedes presentar tú, gratis. Desconfía de quien te cobre por
llenarla.</p></blockquote>`,
  },
  {
    title: 'Los tres pilares de un sistema de pensiones',
    html: `<p>Casi ningún país apuesta todo a una sola carta. La mayoría combina varias formas de proteger
la vejez, y se las suele llamar <strong>pilares</strong>. Si uno se debilita, los otros sostienen.</p>
<h3>Primer pilar: la protección básica</h3>
<p>La paga el Estado con impuestos o con aportes de todos. Busca que nadie llegue a la vejez sin nada. Puede
ser una pensión solidaria, una pensión mínima garantizada o un sistema de reparto, donde quienes trabajan
hoy pagan las pensiones de hoy.</p>
<h3>Segundo pilar: el ahorro obligatorio</h3>
<p>Es la cuenta individual. Una parte de tu salario entra cada mes en una cuenta a tu nombre, se invierte y
forma el capital que pagará tu pensión: <data value="aporte-de-quien-trabaja"></data>. Tu empleador
agrega <data value="aporte-del-empleador"></data>.</p>
<h3>Tercer pilar: el ahorro voluntario</h3>
<p>Es lo que decides sumar por tu cuenta, con planes autorizados que a menudo tienen beneficios de
impuestos. Es el pilar más pequeño para la mayoría de las personas, y el único cuyo tamaño eliges tú.</p>
<table>
  <thead><tr><th>Pilar</th><th>¿Quién lo paga?</th><th>¿De qué depende lo que cobras?</th></tr></thead>
  <tbody>
    <tr>
      <td>Básico</td><td>El Estado o el conjunto de los aportantes</td><td>De los requisitos de la ley</td>
    </tr>
    <tr>
      <td>Obligatorio</td><td>Tú y tu empleador</td>
      <td>De tus aportes, su rentabilidad y las comisiones</td>
    </tr>
    <tr><td>Voluntario</td><td>Tú</td><td>De lo que ahorres y por cuánto tiempo</td></tr>
  </tbody>
</table>
<p>El peso de cada pilar cambia mucho de un país a otro. Pregúntate cuáles tienes hoy. Si solo cuentas con
uno, ya sabes por dónde empezar.</p>`,
  },
  {
    title: 'Cómo funciona la cuenta individual',
    html: `<p>Tu cuenta individual es una alcancía con tres diferencias: está a tu nombre, está invertida y
se abre cuando cumples los requisitos de la ley.</p>
<h3>El recorrido de tu dinero</h3>
<ol>
  <li><strong>Entra.</strong> Cada mes se calcula un porcentaje de tu salario. Tu empleador lo deposita y
  agrega su parte: <data value="aporte-del-empleador"></data>.</li>
  <li><strong>Se registra.</strong> La administradora anota el aporte en tu cuenta, con su mes y su monto.
  Muchas veces lo convierte en <em>cuotas</em> del fondo.</li>
  <li><strong>Se invierte.</strong> Junto con el dinero de los demás afiliados, compra bonos, acciones y
  otros instrumentos permitidos.</li>
  <li><strong>Crece o baja.</strong> El valor de la cuota cambia según el mercado. A la larga, la
  rentabilidad suele ser una parte grande del saldo.</li>
  <li><strong>Se descuenta.</strong> La administradora cobra su comisión. Aparte se paga el seguro de
  invalidez y sobrevivencia.</li>
  <li><strong>Sale.</strong> Al jubilarte, el saldo paga tu pensión. Si quedas con una invalidez o mueres,
  paga, junto con el seguro, la tuya o la de tu familia.</li>
</ol>
<h3>Un ejemplo con cuotas</h3>
<p>Aportas Bs&nbsp;100 cuando la cuota vale Bs&nbsp;20: recibes 5 cuotas. Al mes siguiente la cuota vale Bs&nbsp;25 y aportas
otros Bs&nbsp;100: recibes 4. Tienes 9 cuotas, que a Bs&nbsp;25 son Bs&nbsp;225. Pusiste Bs&nbsp;200 y tienes Bs&nbsp;225. Si después la cuota
baja a Bs&nbsp;22, tu saldo será de Bs&nbsp;198. Las cuotas siguen siendo 9: cambió su precio. Para simplificar, el
ejemplo no descuenta comisiones.</p>
<table>
  <thead><tr><th>Momento</th><th>Tu saldo</th></tr></thead>
  <tbody>
    <tr><td>Primer aporte</td><td>Bs&nbsp;100</td></tr>
    <tr><td>Segundo aporte</td><td>Bs&nbsp;225</td></tr>
    <tr><td>Baja la cuota</td><td>Bs&nbsp;198</td></tr>
  </tbody>
</table>
<h3>Lo que hace el tiempo</h3>
<p>Alguien aporta Bs&nbsp;100 cada mes. Si su fondo gana 3&nbsp;% real al año después de comisiones, juntará:</p>
<table>
  <thead><tr><th>Años</th><th>Lo que puso</th><th>Su saldo</th></tr></thead>
  <tbody>
    <tr><td>10</td><td>Bs&nbsp;12&nbsp;000</td><td>Bs&nbsp;13&nbsp;945</td></tr>
    <tr><td>20</td><td>Bs&nbsp;24&nbsp;000</td><td>Bs&nbsp;32&nbsp;685</td></tr>
    <tr><td>30</td><td>Bs&nbsp;36&nbsp;000</td><td>Bs&nbsp;57&nbsp;871</td></tr>
    <tr><td>40</td><td>Bs&nbsp;48&nbsp;000</td><td>Bs&nbsp;91&nbsp;719</td></tr>
  </tbody>
</table>
<blockquote><p><strong>Bs&nbsp;43&nbsp;719</strong> los puso el tiempo, después de cuarenta años.</p></blockquote>
<h3>Lo que más influye</h3>
<p>Cuatro cosas deciden el tamaño de tu cuenta: <strong>cuánto</strong> aportas, <strong>cuántos
meses</strong> aportas, <strong>cuánto gana</strong> el fondo después de comisiones y <strong>cuánto
tiempo</strong> lo dejas trabajar. Las dos que más dependen de ti son la segunda y la cuarta: evitar lagunas
y empezar temprano.</p>`,
  },
  {
    title: 'Qué hace la administradora',
    html: `<p>La administradora, que en muchos países se llama AFP, cuida tu cuenta. No es dueña de tu
dinero: lo administra por encargo de la ley, y a cambio cobra una comisión.</p>
<h3>Sus tareas</h3>
<ul>
  <li><strong>Recibir y registrar los aportes.</strong> Debe reconocer cada depósito y anotarlo en la cuenta
  correcta.</li>
  <li><strong>Cobrar lo que falta.</strong> En muchos países debe perseguir al empleador que no paga. En
  otros lo hace una institución pública.</li>
  <li><strong>Invertir.</strong> Compra instrumentos permitidos, con límites que fija la ley para no poner
  todo en un mismo lugar.</li>
  <li><strong>Informarte.</strong> Te entrega estados de cuenta, responde consultas y publica su
  rentabilidad y su comisión.</li>
  <li><strong>Tramitar prestaciones.</strong> Recibe tu solicitud de pensión y calcula o paga lo que
  corresponde.</li>
  <li><strong>Contratar el seguro</strong> de invalidez y sobrevivencia, donde la ley se lo encarga.</li>
</ul>
<h3>Dos bolsillos separados</h3>
<p>El fondo de pensiones, que es de los afiliados, y el patrimonio de la administradora, que es de sus
dueños, se llevan por separado. Si a la empresa le va mal o cierra, el fondo no paga sus deudas. Otra
administradora toma su lugar y tu cuenta continúa.</p>
<p>Eso no significa que el saldo nunca baje. Las inversiones suben y bajan, y ese riesgo sí es del fondo. En
algunos países la ley exige una rentabilidad mínima comparada con la de las demás administradoras.</p>
<h3>Lo que no puede hacer</h3>
<ul>
  <li>Cobrarte comisiones que la ley no permite.</li>
  <li>Traspasarte sin tu consentimiento, salvo en los casos que la ley prevé.</li>
  <li>Usar el fondo para sus propios negocios.</li>
  <li>Pedirte tu clave por teléfono, por correo o por mensaje.</li>
</ul>
<p>Si algo de esto ocurre, reclama por escrito y guarda el número de tu reclamo.</p>`,
  },
  {
    title: 'Quién supervisa el sistema',
    html: `<p>Tu ahorro pasa por muchas manos durante cuarenta años. Por eso hay instituciones cuyo trabajo
es mirar esas manos.</p>
<h3>La entidad supervisora</h3>
<p>En la mayoría de los países es una superintendencia o una comisión pública. Autoriza a las
administradoras, revisa sus cuentas, controla las inversiones día a día y sanciona las faltas. También
atiende reclamos de los afiliados cuando la administradora no responde o responde mal. Su página suele tener
dos cosas muy útiles: tablas que comparan comisiones y rentabilidad, y la lista de instituciones
autorizadas.</p>
<h3>Otras instituciones que cuidan</h3>
<table>
  <thead><tr><th>Quién</th><th>Qué vigila</th></tr></thead>
  <tbody>
    <tr>
      <td>Quien guarda los títulos (custodio)</td>
      <td>Que las inversiones del fondo existan y estén a salvo</td>
    </tr>
    <tr>
      <td>Clasificadoras de riesgo</td><td>Que los instrumentos tengan una nota que refleje su riesgo</td>
    </tr>
    <tr><td>Auditores externos</td><td>Que las cuentas publicadas sean ciertas</td></tr>
    <tr><td>Inspección de trabajo</td><td>Que los empleadores inscriban y paguen</td></tr>
    <tr><td>Tribunales</td><td>Que se respeten tus derechos cuando lo demás no bastó</td></tr>
  </tbody>
</table>
<h3>El supervisor que falta: tú</h3>
<p>Ninguna institución sabe qué meses trabajaste ni cuánto ganabas de verdad. Tú sí. Cuando revisas tu
estado de cuenta haces una parte de la supervisión que nadie más puede hacer.</p>
<h3>Cómo escalar un reclamo</h3>
<ol>
  <li>Empieza por quien puede arreglarlo: tu empleador o tu administradora.</li>
  <li>Hazlo por escrito y pide un número de reclamo.</li>
  <li>Si vence el plazo o la respuesta no te convence, acude a la entidad supervisora con copia de
  todo.</li>
  <li>Si aún no se resuelve, busca orientación legal. Hay servicios gratuitos en muchos países.</li>
</ol>
<p>Ten paciencia y orden. Un reclamo con fechas y recibos llega mucho más lejos que uno con enojo.</p>`,
  },
  {
    title: 'Tipos de pensión',
    html: `<p>La misma cuenta puede convertirse en tres pensiones, según lo que ocurra en tu vida.
Conocerlas ayuda a pedir la que te corresponde.</p>
<h3>Pensión de vejez</h3>
<p>Se pide al cumplir la edad legal, con <data value="meses-de-aporte"></data>. Se puede adelantar si tu
saldo alcanza: <data value="otras-vias"></data>. Se paga con tu saldo.</p>
<blockquote><p><strong><data value="edad-de-jubilacion"></data></strong> pide la ley en este país de ejemplo.</p></blockquote>
<h3>Pensión de invalidez</h3>
<p>Es para quien pierde una parte importante de su capacidad de trabajar por enfermedad o accidente. La
decide una comisión médica y puede ser total o parcial. Como el saldo casi nunca alcanza, el seguro completa
o paga la pensión, siempre que estuvieras cubierto. Si la causa fue el trabajo, suele responder el seguro de
riesgos laborales.</p>
<h3>Pensión de sobrevivencia</h3>
<p>La reciben tus familiares con derecho cuando mueres: cónyuge o conviviente, hijos hasta cierta edad,
hijos con discapacidad y, a veces, tus padres. A la pareja le toca <data value="parte-de-la-pareja"></data>, y a
cada hijo <data value="parte-de-cada-hijo"></data>.</p>
<h3>Las formas de cobrar</h3>
<ul>
  <li><strong>Renta vitalicia:</strong> una aseguradora te paga mientras vivas. No se puede deshacer.</li>
  <li><strong>Retiro programado:</strong> cobras de tu propia cuenta, y el monto se recalcula cada año.</li>
  <li><strong>Combinaciones:</strong> una parte de cada una, o primero una y después la otra.</li>
  <li><strong>Devolución del saldo:</strong> algunos países la permiten cuando el saldo es muy pequeño o no
  se cumplen los requisitos.</li>
</ul>
<h3>Y la garantía del Estado</h3>
<p>Si tu pensión resulta muy baja, la pensión solidaria la completa: <data value="pension-solidaria"></data>.
Pregunta por ella antes de elegir la forma de cobrar.</p>`,
  },
];
