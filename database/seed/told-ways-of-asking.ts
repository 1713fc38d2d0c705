/** Further ways of asking for the demonstration’s answers, as people tell them: a story around the question (spec 6.14). */
export const toldWaysToAnswers: Readonly<Record<string, string>> = {
  '¿A qué edad me puedo jubilar?': `
mi marido cumple años el mes que viene y quiere saber si ya le alcanza la edad
a mi mamá todavía le falta para jubilarse o ya tiene la edad
un hombre a qué edad deja de trabajar y le empiezan a pagar
soy varón del campo, a los cuántos me puedo retirar
vos sabés si a los sesenta ya te jubilan`,
  '¿Llego tarde si ya pasé la edad?': `
mi suegro tiene setenta y tantos y jamás hizo sus papeles, todavía puede
me pasé de la edad y nunca inicié nada, perdí mi jubilación
un vecino de 72 años todavía no pidió su pensión, qué hace
se me fueron los años y no hice el trámite
con casi setenta años llego tarde a pedirla
llego tarde a los 67
tengo 66 cumplidos, llegué tarde`,
  '¿Puedo jubilarme antes de la edad?': `
estoy agotada del trabajo pesado y quiero irme antes
hay forma de retirarse unos años antes si el trabajo es duro
no aguanto hasta los 65, me pueden jubilar ya
mi trabajo es peligroso, puedo salir antes`,
  '¿Me conviene esperar un año más?': `
ya tengo la edad pero me piden que siga un tiempo, gano algo si me quedo
si me quedo otro año mi pensión sube
me jubilo ya o aguanto un poco más
cuánto más me pagan si lo dejo para después`,
  '¿Puedo seguir trabajando después?': `
ya cobro mi jubilación y me llamaron para un trabajito, no me la quitan
soy jubilado y quiero hacer unas horas, me descuentan
si vuelvo a trabajar pierdo mi renta
mi papá jubilado quiere manejar un camión, puede`,
  '¿Cuánto tarda el trámite?': `
presenté todo hace meses y no me dicen nada, es normal
entregué mis documentos y sigo esperando
cuánto se demoran en darme mi jubilación
ya van tres meses desde que metí la solicitud`,
  '¿Tengo que dejar mi trabajo para pedirla?': `
puedo pedir mi pensión sin renunciar
debo salirme de la empresa antes de hacer el trámite
quiero tramitarla y seguir en mi puesto`,
  '¿La pensión paga impuestos?': `
a los que cobramos jubilación nos cobran impuestos
de mi renta me van a quitar algo para impuestos
el jubilado tributa`,
  '¿De qué depende mi pensión?': `
por qué a unos les toca más y a otros menos
qué cosas hacen que mi pensión sea mayor
de qué se saca lo que me van a pagar`,
  '¿Cuánto de mi sueldo voy a recibir?': `
si gano bien ahora, qué parte de eso me va a quedar
me salí ganando cinco mil, cuánto de eso me pagarían
mi pensión va a ser la mitad de lo que gano o menos
qué porcentaje de mi último sueldo me dan`,
  '¿Qué es lo mínimo que puedo cobrar?': `
lo que cobro no me alcanza ni para comer, hay un piso
no me pueden pagar menos de cuánto
mi renta es bajísima, la ley pone un mínimo
cobro tan poquito que no llego a fin de mes, qué hago`,
  '¿Por qué mi vecina cobra más si ganábamos lo mismo?': `
trabajamos juntas los mismos años y a ella le pagan mejor
mi compadre cobra el doble que yo y ganaba igual
por qué a mi compañera le salió más alta la renta`,
  '¿La pensión sube cada año?': `
todo está más caro, a los jubilados nos van a aumentar
cuándo nos suben la renta
mi pensión sigue igual mientras el pan sube
hay aumento para los que ya cobran`,
  '¿Puedo cobrar todo junto?': `
quiero que me den todo de un tirón y listo
en vez de cada mes me lo pueden dar completo
prefiero sacar toda mi plata de un solo golpe
no quiero mensualidad, quiero el total`,
  '¿Qué pasa si vivo muchos años?': `
y si llego a los noventa me quedo sin plata
mi mamá tiene 88, se le puede acabar su dinero
qué pasa si me duro más de lo que calcularon`,
  '¿Dónde veo cuánto tengo hoy?': `
en qué página miro lo que llevo juntado
quiero saber mi saldo sin ir a la oficina
dónde reviso cuánto hay guardado a mi nombre`,
  '¿Cómo sé si mi empleador paga?': `
desconfío de mi patrón, cómo miro si deposita
me descuentan pero quién sabe si lo pagan de verdad
dónde reviso que la empresa puso lo mío
quiero comprobar que mi jefe está al día`,
  '¿Qué hago si faltan meses?': `
revisé mi cuenta y hay meses que no están
la empresa no puso varios meses aunque me los quitó del sueldo
me descontaban cada mes y en mi cuenta no hay nada
a mi hijo le rebajan y no aparece lo que le rebajan
trabajé todo el año y solo salen siete meses`,
  'Mi empleador cerró. ¿Se pierde lo que debe?': `
la fábrica bajó la cortina y me debía aportes
mi empresa ya no está y nunca pagó lo mío
el taller donde trabajé se fundió y debía dos años
quién me paga los meses si el dueño se desapareció`,
  '¿Puedo pagar yo los meses que faltan?': `
me faltan unos meses para llegar, los puedo poner yo
quiero completar con mi propia plata lo que me falta
se puede comprar el tiempo que no aporté
de mi bolsillo pago los meses y me los cuentan`,
  '¿Cuánto pesa una laguna de un año?': `
estuve parado un tiempo sin aportar, cuánto menos cobraré
dejé de aportar para criar a mi bebé, en cuánto me afecta
un año sin poner nada cuánto me baja la pensión`,
  '¿Aporto si trabajo medio tiempo?': `
mi hija trabaja solo en las tardes, igual le tienen que aportar
hago limpieza unas horas, me corresponde aporte
trabajo solo tres días a la semana, me tienen que inscribir`,
  '¿Y si tengo dos trabajos?': `
trabajo en dos lados, me descuentan en los dos
estoy en dos empresas a la vez, aporto doble
en la mañana en un lado y en la tarde en otro, cómo aporto`,
  '¿Puedo retirar mis aportes antes de tiempo?': `
necesito mi plata para una emergencia, me la devuelven
tengo un hijo enfermo y quiero sacar lo que junté
me pueden dar mis aportes ahora que los necesito
quiero sacar mi ahorro para construir mi casa
estoy sin trabajo, me devuelven lo aportado`,
  '¿Tengo derecho a algo si nunca aporté?': `
mi abuelita nunca trabajó con papeles, le dan algo
toda la vida en el campo sin seguro, me toca algo de viejo
mi mamá no puso ni un mes, igual recibe ayuda
hay algo para los que no aportamos`,
  'Trabajé siempre en mi casa. ¿Cuenta?': `
nunca salí a trabajar por criar a mis hijos, eso vale algo
me dediqué a mi familia toda la vida, tengo derecho
las amas de casa tenemos pensión`,
  'Trabajé sin contrato. ¿Puedo probarlo?': `
fui empleada de una familia muchos años sin firmar nada
trabajé años de palabra, me pueden reconocer ese tiempo
nunca me dieron boleta, cómo demuestro que trabajé ahí
cuidé una casa diez años sin papeles`,
  '¿Me conviene empezar a los 50?': `
ya soy grande y nunca aporté, vale la pena empezar
tengo 52, todavía sirve que empiece
es muy tarde para empezar a juntar`,
  '¿Cuánto tengo que aportar?': `
cuánto debo poner cada mes si trabajo solo
de cuánto es la cuota que pago al mes`,
  '¿Puede mi familia aportar por mí?': `
quiero pagarle los aportes a mi mamá, me dejan
mi hijo me quiere poner mis aportes desde afuera
puedo aportar a nombre de mi esposa`,
  '¿Pierdo la ayuda si cobro la pensión de mi esposo?': `
cobro la renta del estado y ahora me toca lo de mi marido, me quitan una
puedo tener las dos, la de viuda y la ayuda`,
  '¿Dónde se pide la ayuda?': `
mi mamá quiere la ayuda de los viejitos, adónde vamos
a quién le pido el bono para mi abuelo`,
  '¿Estoy obligado a aportar?': `
vendo en la calle, tengo que aportar a la fuerza
si trabajo para mí me pueden exigir
qué pasa si no quiero aportar siendo independiente
soy comerciante, es obligatorio`,
  '¿Sobre cuánto aporto si gano distinto cada mes?': `
unos meses gano bien y otros casi nada, cuánto pongo
mis ingresos cambian, sobre qué aporto
tengo temporadas buenas y malas, cómo se calcula mi cuota`,
  '¿Qué pasa si un mes no puedo?': `
hay meses flojos y no me da para aportar
si dejo de pagar un mes me multan
este mes vendí poquito, puedo no aportar
me castigan si me salto una cuota`,
  '¿Puedo aportar una vez al año?': `
cosecho una vez al año, puedo pagar todo junto
puedo poner los doce meses de un solo pago`,
  '¿El seguro me cubre igual?': `
trabajo por mi cuenta, si me enfermo el seguro me responde`,
  '¿Puedo descontarlo de mis impuestos?': `
lo que aporto me lo rebajan de mis impuestos
me sirve para pagar menos impuestos`,
  'Tengo un empleo y además trabajo por mi cuenta. ¿Aporto dos veces?': `
soy doctora en el hospital y atiendo aparte, aporto por los dos
tengo sueldo y un negocito, pago doble
enseño en un colegio y doy clases en mi casa`,
  '¿Cómo me inscribo?': `
manejo mi propio taxi y quiero empezar a aportar, por dónde comienzo
qué hago para entrar al sistema si trabajo solo
quiero comenzar a poner para mi vejez, cómo me anoto
tengo un puesto y quiero aportar, adónde voy`,
  '¿Me toca una pensión?': `
acabo de enterrar a mi marido, me queda algo de lo que aportó
se murió mi esposa, yo cobro algo
mi papá falleció y dejó hijos chicos, qué nos dan
quedé viuda con tres niños
lo que mi esposo aportó en vida me lo dan a mí`,
  'No estábamos casados. ¿Tengo derecho?': `
vivimos muchos años juntos sin casarnos y él falleció
mi pareja murió y no teníamos papeles, me dan algo
éramos juntados nomás, cobro su pensión
convivimos quince años y se murió, tengo derecho`,
  '¿Cuánto me toca?': `
qué parte de lo que cobraba mi marido me queda
cuánto le dan a la viuda y cuánto a los hijos
de la pensión de mi esposo cuánto sigo cobrando`,
  '¿Hasta qué edad cobran mis hijos?': `
mi nieto huérfano va a la universidad, le siguen pagando
mi hijo cumple 18, le cortan lo de su papá
hasta cuándo le pagan a un niño huérfano
la pensión de mis hijos cuándo se termina`,
  '¿La pierdo si me caso otra vez?': `
soy viuda y me quiero casar de nuevo, me la quitan
si me junto con otro señor me cortan lo de mi finado
mi mamá viuda tiene novio, pierde su pensión`,
  '¿Qué pasa con el saldo si no hay nadie con derecho?': `
mi hermano murió soltero, quién se queda con su ahorro
no tuvo esposa ni hijos, adónde va su plata
mi tía falleció sola, la familia puede cobrar lo que juntó
lo que ahorró mi padre lo heredamos los hermanos`,
  '¿Cuánto tiempo tengo para pedirla?': `
mi esposo murió hace años y nunca pedí nada, todavía puedo
cuánto plazo hay para reclamar lo del difunto`,
  '¿Qué papeles llevo?': `
qué me van a pedir para cobrar lo de mi finado
qué certificados llevo si soy viuda`,
  '¿Quién decide si soy inválido?': `
qué médicos dicen si ya no puedo trabajar
quiénes me revisan para darme la invalidez
adónde voy para que me califiquen
mi doctor dice que no puedo trabajar, con eso basta`,
  '¿Cuánta capacidad debo haber perdido?': `
perdí un dedo, con eso me dan invalidez
qué tan mal hay que estar para que me pensionen
veo de un solo ojo, alcanza para la pensión`,
  '¿Necesito muchos años de aportes?': `
me enfermé y apenas trabajé dos años, igual me cubre
cuánto tengo que haber aportado para la invalidez`,
  '¿Y si fue en el trabajo?': `
me lastimé con la máquina en mi turno, es distinto
mi hermano se cayó en la obra y quedó mal
el accidente fue trabajando, quién me paga
me quemé en la fábrica`,
  '¿Cuánto cobraría?': `
cuánto pagan por invalidez
si me declaran inválido de cuánto sería`,
  '¿Es para siempre?': `
la de invalidez me la pueden quitar después
cada cuánto me vuelven a revisar`,
  '¿Puedo trabajar algo?': `
cobro por invalidez y quiero vender unas cositas, me la cortan
estoy pensionado por enfermo y me ofrecieron algo liviano`,
  '¿Qué hago si me dicen que no?': `
me rechazaron y no estoy de acuerdo, se puede apelar
me negaron la solicitud, a quién recurro
dijeron que no me corresponde, qué puedo hacer
salió negativo mi pedido`,
  '¿Cuánto me cobran?': `
cuánto se queda la administradora por cuidar mi plata
me están sacando por administrar, cuánto es
de lo mío cuánto se lleva la gestora`,
  '¿Qué comisión conviene más?': `
qué es mejor, que cobren del sueldo o de lo ahorrado
cuál de las dos formas de cobrar me sale mejor`,
  '¿Puedo cambiar de administradora?': `
no estoy contenta donde están mis ahorros, puedo irme a otra
me atienden mal ahí, quiero mover mi plata a otro lado
se puede pasar uno a otra entidad`,
  '¿Pierdo algo al cambiar?': `
si me paso a otra me cobran o pierdo plata
al moverme de administradora se pierde algo de lo juntado`,
  '¿Qué pasa si la administradora quiebra?': `
si los que guardan mi plata se funden quién responde
y si se van a la bancarrota con mis ahorros
mi ahorro está seguro si cierran`,
  '¿Por qué bajó mi saldo este mes?': `
tenía más plata la semana pasada, quién se la llevó
hoy hay menos que ayer en mi cuenta
me falta dinero en mi ahorro, qué pasó
mi fondo perdió, me robaron`,
  '¿En qué se invierte mi dinero?': `
qué hacen con mi plata mientras no la cobro
adónde meten lo que me descuentan
en qué ponen mis ahorros todos estos años`,
  'Me llamó un vendedor. ¿Le creo?': `
vino un señor a la casa a ofrecer cambiarme
un promotor insiste en que me pase con ellos
una señorita quiere que firme para otra administradora`,
  '¿Se suman mis años de los dos países?': `
trabajé varios años afuera y volví, esos años me sirven
estuve en el exterior y quiero que me cuenten ese tiempo
aporté allá y acá, se juntan`,
  '¿Y si no hay convenio?': `
el país donde trabajé no tiene arreglo con este, pierdo eso`,
  '¿Dónde lo pido?': `
vivo afuera, adónde llevo mi solicitud`,
  '¿Puedo traer mi dinero?': `
lo que tengo ahorrado en el otro país lo puedo pasar acá`,
  '¿Me pagan la pensión fuera?': `
me voy a vivir con mi hijo afuera, me siguen depositando
si me mudo a otro país sigo cobrando
quiero cobrar mi renta desde el extranjero`,
  'Me ofrecen adelantar mi pensión por un pago. ¿Es verdad?': `
me dicen que pagando me sacan la jubilación rápido
un señor cobra por apurar mi pensión, le doy la plata`,
  'Me llamaron y pidieron mi clave. ¿Qué hago?': `
me escribieron por whatsapp pidiendo mi carnet y mi clave
dicen que son de la gestora y quieren mi contraseña
di mi clave por teléfono, qué hago
me mandaron un mensaje que gané un bono y piden mis datos`,
  '¿Cómo reclamo?': `
me trataron mal y me pagaron menos, con quién me quejo
quiero poner una queja porque calcularon mal
a quién le digo que no me están cumpliendo`,
  '¿Cuánto tienen para contestar?': `
hice mi queja y no responden, cuánto hay que esperar
en cuántos días me tienen que dar respuesta`,
  '¿Necesito un abogado?': `
un tramitador me cobra por hacerme los papeles, hace falta
tengo que pagarle a alguien para mi trámite
puedo hacerlo yo solo sin licenciado`,
  '¿A quién acudo si mi empleador no paga?': `
mi jefa me descuenta y no deposita, dónde la denuncio
a quién le aviso que mi patrón no está poniendo`,
  'Firmé algo que no entendí. ¿Puedo volver atrás?': `
firmé unos papeles que me trajeron y me arrepiento
mi mamá firmó sin leer y la cambiaron, se puede anular
me hicieron firmar engañado, cómo lo deshago`,
  '¿Puede otra persona hacer el trámite por mí?': `
mi mamá no se levanta de la cama, puedo ir yo
mi papá no camina, le puedo hacer yo sus papeles
mando a mi hija a la oficina en mi lugar`,
};
/** The same for its subjects and routes. */
export const toldWaysToSubjects: Readonly<Record<string, string>> = {
  Enviudé: `
se me murió mi compañero y no sé qué hacer
qué hago ahora que falleció mi marido
perdí a mi esposa el mes pasado, por dónde empiezo`,
  'Me enfermé y no puedo trabajar': `
me dio un derrame y ya no muevo el brazo
mi marido quedó en silla de ruedas
tengo una enfermedad que no me deja trabajar
me operaron y no puedo volver al trabajo`,
  'Nunca aporté': `
llegué a viejo sin haber aportado
mis padres no tienen seguro ni aportes`,
  'Trabajo por mi cuenta': `
tengo mi negocito y quiero ordenarme
soy vendedora, qué debo saber de mi vejez`,
  'Trabajé en otro país': `
volví después de años afuera, qué hago
fui migrante y ya regresé`,
  'Engaños y reclamos': `
me quisieron engañar con mi jubilación
me siento estafado`,
  'Me jubilo este mes': `
cumplo la edad este mes y quiero hacer todo bien
qué hago primero para jubilarme, paso por paso`,
  'Me falta un año': `
el año que viene me jubilo, qué voy preparando`,
  'Ya cumplí la edad': `
tengo la edad y no sé por dónde empezar`,
  'Comisiones y administradora': `
todo sobre lo que cobra la administradora`,
  'Cuánto voy a cobrar': `
de cuánto sería lo mío más o menos
cuánto me irá a quedar cuando deje de trabajar`,
  Jubilarme: `
qué tengo que saber antes de jubilarme`,
  'Mis aportes': `
quiero entender lo de mis aportes`,
};
