/**
 * Ways of asking for the demonstration's answers, subjects and routes, by their titles (spec 6.14): one a line, as people
 * speak. Administrators see and change them where the answer is written.
 */
export const waysToAnswers: Readonly<Record<string, string>> = {
  '¿A qué edad me puedo jubilar?': `
a qué edad me puedo jubilar
cuándo me toca jubilarme por edad
desde qué edad dan la jubilación
a los cuántos años se jubila uno
qué edad hay que tener para jubilarse
mi papá tiene 64, ¿ya puede jubilarse?
mi mamá quiere jubilarse, qué edad le piden
soy mujer de 59, me puedo jubilar ya
usted sabe a qué edad se retira la gente aquí
vos a qué edad te jubilás
hasta qué edad se trabaja
a ke edad me jubilo
edad exigida para la pensión de vejez
tengo 61 años y estoy cansado, ya me toca
cuándo cumplo la edad de jubilarme
con cuántos años se puede uno retirar del trabajo
hasta cuándo tengo que trabajar
cuántos años más hay que aguantar trabajando
a qué edad dejan de trabajar las personas
ya tengo canas, cuándo me jubilan
qué edad tengo que cumplir para mi renta
desde qué cumpleaños me jubilo`,
  '¿Llego tarde si ya pasé la edad?': `
llego tarde para jubilarme
ya pasé la edad y no pedí la pensión
se me pasó la edad de jubilarme
tengo 71 años y nunca hice el trámite
perdí el derecho por no pedirla a tiempo
cumplí 65 hace tres años y no me jubilé
mi papá tiene 74 y no se jubiló, ¿todavía puede?
me dejé estar y no pedí mi jubilación
nunca cobré aunque ya tengo la edad
puedo pedir la pensión aunque esté pasado de años
me pagan los meses que no cobré
hay retroactivo si la pido después
pagan lo atrasado desde que cumplí la edad
por descuido no tramité mi renta
soy muy mayor y recién la voy a pedir
es tarde para pedir la pensión a los 70
a mi mamá se le pasó pedirla
pasaron años y nunca reclamé mi jubilación
nunca tramité mi jubilación y ya soy viejo
perdí plata por no jubilarme antes
me correspondía hace años y no la pedí
mi mamá cumplió la edad hace mucho
todavía estoy a tiempo de pedir mi renta
me olvidé de jubilarme`,
  '¿Puedo jubilarme antes de la edad?': `
puedo jubilarme antes
quiero retirarme antes de cumplir la edad
me puedo jubilar a los 58
jubilación anticipada cómo es
no aguanto hasta los 65, puedo salir antes
se puede adelantar la jubilación
mi trabajo es muy pesado, puedo jubilarme antes
hay manera de pensionarse más joven
mi marido tiene 59 y quiere jubilarse ya
jubilarme a los 50 se puede
qué se necesita para retirarme antes de tiempo
me quiero jubilar pronto aunque no tengo la edad
si tengo buen saldo puedo jubilarme antes
usted cree que me dejan jubilar antes
pensión temprana
jubilarse joven
ya no quiero trabajar más, puedo jubilarme
me quiero ir antes de los 65
estoy agotado y quiero la jubilación ya
retirarme con menos edad
me falta edad pero quiero pensionarme`,
  '¿Me conviene esperar un año más?': `
me conviene esperar un año más
es mejor jubilarme ya o esperar
si trabajo más tiempo cobro más
vale la pena seguir un año más
gano más pensión si me quedo dos años más
conviene postergar la jubilación
qué pasa si me jubilo más tarde
sube mi pensión si sigo aportando
me jubilo ahora o aguanto
mi esposa puede jubilarse, le conviene esperar
seguir trabajando antes de pedirla mejora la pensión
es bueno esperar hasta los 67
no sé si pedirla ahora o el próximo año
cuánto mejora por cada año de espera
me sale mejor aguantar un poco
me quedo un año más o me voy
si me espero me pagan más
qué gano si me retiro después
jubilarme ahora o más adelante
cada año que espero cuánto sube`,
  '¿Puedo seguir trabajando después?': `
puedo seguir trabajando después de jubilarme
puedo cobrar la pensión y trabajar
me quitan la jubilación si trabajo
soy jubilado y quiero trabajar otra vez
mi papá jubilado consiguió trabajo, pierde la pensión
se puede tener sueldo y jubilación
ya me jubilé pero me ofrecen un empleo
me dejan laburar si cobro mi renta
puedo volver a trabajar siendo pensionado
si trabajo jubilado sigo cobrando
un jubilado puede tener negocio
trabajar unas horas ya jubilada
seguir en mi trabajo y cobrar pensión
está permitido trabajar jubilado
jubilarme y seguir en el mismo puesto
tengo pensión pero quiero trabajar
me contratan aunque soy jubilado
sigo trabajando y cobro pensión
al jubilarme puedo poner un negocio
perderé mi pensión si me emplean`,
  '¿Cuánto tarda el trámite?': `
cuánto tarda el trámite
cuánto demora la jubilación en salir
en cuánto tiempo me contestan la solicitud
ya presenté mis papeles y no sale
cuánto hay que esperar por la pensión
se demora mucho la jubilación
qué tiempo toma jubilarse
entregué todo hace un mes y nada
por qué tarda tanto mi trámite
cuándo estará lista mi jubilación
mi mamá metió sus papeles, cuánto tarda
cuántos días dura el trámite
plazo del trámite de pensión
cuánto se tardan en aprobarla
hace dos meses presenté la solicitud
hace semanas que espero mi jubilación
cuándo sale mi pensión
todavía no me aprueban la jubilación
cuánto toma jubilarse
por qué no sale mi renta
presenté mi solicitud y sigo esperando`,
  '¿Tengo que dejar mi trabajo para pedirla?': `
tengo que renunciar para jubilarme
debo dejar mi trabajo para pedir la pensión
hay que renunciar antes de jubilarse
puedo pedirla sin dejar de trabajar
me obligan a salir del trabajo para jubilarme
si pido la jubilación me sacan de la empresa
mi jefe dice que renuncie para jubilarme
puedo hacer el trámite mientras trabajo
es obligatorio retirarse de la empresa
mi esposo tiene que renunciar para cobrar
firmo mi renuncia y recién me jubilo
puedo iniciar papeles estando trabajando
necesito carta de renuncia para la pensión
dejar el puesto para pedir mi renta
renuncio primero o pido primero la pensión
me tengo que retirar de la empresa para jubilarme
antes de pedir la pensión tengo que salir del trabajo
me piden renunciar
sin renunciar puedo jubilarme
tengo que cesar para jubilarme`,
  '¿La pensión paga impuestos?': `
la pensión paga impuestos
me descuentan impuestos de la jubilación
los jubilados pagan impuestos
cobran tributo sobre mi renta
cuánto impuesto se paga por la pensión
mi jubilación está libre de impuestos
le sacan impuestos a mi mamá de su pensión
hay que declarar la pensión
pago algo al fisco por mi renta
tributan las jubilaciones
qué descuentos tiene la pensión
me retienen impuesto cuando cobro
la pensión tributa
impuesto a los pensionados
qué me descuentan de mi jubilación`,
  '¿De qué depende mi pensión?': `
de qué depende mi pensión
cómo se calcula lo que cobro
qué influye en el monto de mi jubilación
por qué unos cobran más que otros
de dónde sale lo que me pagan
qué cosas suben o bajan mi pensión
cómo determinan mi renta
en base a qué se calcula la jubilación
de qué depende cuánto me toca
cómo sacan el cálculo de la pensión
qué toman en cuenta para pagarme
qué hace que la pensión sea más alta
mi pensión depende de mi sueldo
según qué me pagan
fórmula de la pensión`,
  '¿Cuánto de mi sueldo voy a recibir?': `
cuánto de mi sueldo voy a recibir
qué parte de mi salario cobro de jubilado
qué porcentaje del sueldo dan de pensión
me pagan lo mismo que mi sueldo
cobraré la mitad de mi sueldo
cuánto por ciento de lo que gano me queda
gano 6000, qué parte recibo jubilado
con qué porcentaje me jubilo
pensión respecto al sueldo
me jubilo con el sueldo completo
a mi esposo le dan el 70 por ciento
recibiré igual que lo que gano hoy
relación entre sueldo y pensión
tasa de reemplazo de mi sueldo
me dan todo mi sueldo al jubilarme`,
  '¿Qué es lo mínimo que puedo cobrar?': `
qué es lo mínimo que puedo cobrar
cuál es la pensión más baja
me toca muy poco, hay un mínimo
mi pensión es una miseria
la jubilación no me alcanza
cobro muy poco, me pueden completar
y si lo que junté es poquito
hay una pensión mínima
aunque sea cuánto me dan
cuánto es lo menos que pagan
la pensión de mi mamá es muy bajita
me va a salir muy poca pensión
qué hago si mi jubilación es poca
me pagan muy poquito de renta
ayuda si la pensión es baja
nadie cobra menos de cuánto
con lo que me dan no vivo
mi renta no alcanza para nada
me salió una pensión muy chica
hay un piso para las pensiones
y si me toca poquita plata
cobro poca jubilación qué puedo hacer
mi papá recibe muy poco de jubilación`,
  '¿Por qué mi vecina cobra más si ganábamos lo mismo?': `
por qué mi vecina cobra más que yo
mi amigo recibe más pensión y ganaba igual
por qué otros cobran más
trabajamos en lo mismo y le pagan más
mi hermana tiene mejor jubilación que yo
mi compañero de trabajo gana más de jubilado
por qué me dan menos que a los demás
cobro menos que mi colega
ganábamos igual y su pensión es mayor
no entiendo por qué mi pensión es menor
mi cuñado aportó igual y cobra más
es injusto, a otros les dan más
diferencia de pensión con el mismo sueldo
por qué mi pensión es más baja que la de mi amiga
comparo mi pensión con la de otro
a otros les pagan más que a mí
por qué a mi hermano le dan más pensión
a mi compañera le pagan mejor
por qué recibo menos que los demás
otro jubilado gana más que yo`,
  '¿La pensión sube cada año?': `
la pensión sube cada año
me aumentan la jubilación
hay aumento de pensiones
sube con la inflación
reajuste de la pensión
mi renta se queda igual siempre
cuándo suben las pensiones
van a subir la jubilación
cada cuánto ajustan la pensión
le subirán a mi papá su pensión
aumento anual a los jubilados
si los precios suben mi pensión también
incremento de la renta
me actualizan el monto
pensión fija o sube`,
  '¿Puedo cobrar todo junto?': `
puedo cobrar todo junto
me pueden dar toda mi plata de una vez
quiero retirar todo al jubilarme
en lugar de mensual quiero todo
sacar todo el fondo cuando me jubile
me entregan el total de lo ahorrado
cobrar en un solo pago
que me devuelvan todo de golpe
recibir el total y no por meses
mi papá quiere que le den todo junto
me dan el capital completo
cobrar la jubilación entera
retirar el cien por ciento
por qué no me dan todo mi dinero
pago único de jubilación
me devuelven todo lo aportado en un pago
que me den mi plata entera
no quiero mensualidades, quiero mi capital
cobrar mi fondo completo al jubilarme
me lo pueden pagar todo`,
  '¿Qué pasa si vivo muchos años?': `
qué pasa si vivo muchos años
se me puede acabar la pensión
si vivo hasta los 100 me siguen pagando
y si se termina mi plata antes de morir
se agota mi ahorro si vivo mucho
el retiro programado se va acabando
mi pensión baja con los años
hasta cuándo me pagan la pensión
la jubilación es hasta que me muera
mi abuela tiene 96, se le acaba la pensión
cobro hasta el final de mi vida
se termina la renta algún día
me pagan mientras viva
qué pasa cuando se acabe mi cuenta
me quedo sin pensión si vivo demasiado`,
  '¿Dónde veo cuánto tengo hoy?': `
dónde veo cuánto tengo
cuánto tengo ahorrado
cómo sé cuánto junté
quiero saber mi saldo
cuánta plata hay en mi cuenta
cuánto llevo acumulado
dónde consulto mi saldo
cuánto dinero tengo en la afp
ver mi ahorro
cuánto he juntado en mi cuenta
mi esposo quiere saber cuánto tiene juntado
no sé cuánta plata tengo para mi pensión
cuánto ahorré en estos años
cómo miro lo que tengo
saber cuánto hay a mi nombre
revisar cuánto dinero junté
consultar saldo
cuánto he juntado hasta ahora
cuánto he ahorrado
mi ahorro cuánto va
cuánto tengo guardado en la administradora
a cuánto llega mi fondo
qué saldo tengo
quiero ver mi plata de la pensión
cuánto se ha juntado a mi nombre
con cuánto cuento para mi pensión`,
  '¿Cómo sé si mi empleador paga?': `
cómo sé si mi empleador paga
cómo sé si mi jefe me aporta
quiero ver si la empresa deposita mis aportes
será que mi patrón paga mi afp
cómo controlo que me estén aportando
mi empresa está al día con mis aportes
averiguar si me pagan la jubilación en mi trabajo
cómo verifico los pagos de mi empleador
mi patrona dice que aporta, cómo lo compruebo
mi hijo quiere saber si le aportan
dónde veo si me depositaron los aportes
saber si me están cotizando
revisar si el jefe pagó
me descuentan pero no sé si lo pagan
confirmar que la empresa aporta por mí
me estarán depositando los aportes
mi jefe cumple con mis aportes
dónde veo que la empresa pagó mi afp
sospecho que no me pagan la afp
quiero verificar mis aportes del trabajo
estoy inscrita en mi trabajo`,
  '¿Qué hago si faltan meses?': `
qué hago si faltan meses
mi patrón no me aporta
mi jefe no paga mis aportes
la empresa no depositó mis aportes
me descuentan y no pagan
no me tienen inscrito en el trabajo
me faltan aportes en mi historial
trabajé y no aparecen los meses
hay meses sin aporte aunque trabajé
mi patrona nunca me inscribió
faltan años en mi estado de cuenta
el dueño no pagó la afp
a mi esposa no le pagan los aportes
me deben aportes
no figuran mis cotizaciones
trabajé en un restaurante y no me aportaron
descubrí que no pagaron mi pensión
mi empleador se atrasó con los aportes
reclamar aportes que faltan
trabajo y no me aportan
mi jefe nunca pagó mi pensión
en mi trabajo no pagan la afp
no están todos mis meses
el patrón se quedó con mis aportes
tengo años trabajados que no salen
me robaron los aportes en la empresa
mi empleadora me debe la afp
mi papá trabajó en una empresa que no le aportó`,
  'Mi empleador cerró. ¿Se pierde lo que debe?': `
mi empleador cerró y debe aportes
la empresa quebró y no pagó
la fábrica cerró sin pagar mis aportes
mi ex patrón desapareció
la compañía ya no existe y me debía
se fundió el negocio donde trabajaba
se pierde lo que debía la empresa que cerró
mi jefe murió y no pagó los aportes
el taller ya no está y no aportó
trabajé en una empresa que quebró
quién paga si la empresa cerró
mi esposo trabajó en una mina que cerró
la empresa se fue del país sin pagar
cerraron y nos dejaron sin aportes
qué pasa con los aportes de una empresa quebrada
la empresa donde trabajaba ya no está
quebraron y se fueron debiendo aportes
cerró el negocio y no me pagaron la pensión
mi antiguo trabajo desapareció
cómo reclamo a una empresa cerrada`,
  '¿Puedo pagar yo los meses que faltan?': `
puedo pagar yo los meses que faltan
quiero ponerme al día con mis aportes
se puede pagar lo atrasado
comprar años de aporte
pagar de mi bolsillo los meses vacíos
completar mis años pagando
recuperar meses sin aporte
puedo rellenar mi laguna pagando
quiero cubrir los años que no aporté
pago los aportes que no hice
mi hija quiere pagarme los meses que me faltan
aportes retroactivos
puedo regularizar mis cotizaciones
cómo cierro mi laguna
pagar aportes de años pasados
quiero llenar los meses vacíos
pago lo que no aporté antes
se puede aportar hacia atrás
me dejan pagar meses viejos
cubrir mis lagunas con plata mía`,
  '¿Cuánto pesa una laguna de un año?': `
cuánto pesa una laguna de un año
me afecta un año sin aportar
estuve sin trabajo y no aporté
dejé de aportar cuando nació mi hijo
estuve cesante varios meses
no coticé dos años, es grave
estuve de viaje y no aporté
no aporté mientras estudiaba
paré de trabajar para cuidar a un enfermo
qué pasa con los años en que no aporté
tiene mucho efecto un hueco en los aportes
tuve un tiempo sin cotizar
me quedé en casa unos años sin aportar
dejé de cotizar un tiempo
qué tanto daña una laguna
perdí mi empleo y dejé de aportar
me quedé sin trabajo y no aporto
estoy desempleado, qué pasa con mi pensión
salí del trabajo y no estoy aportando
estuve enfermo y no aporté
pasé años sin trabajo
cuando no trabajé no aporté`,
  '¿Aporto si trabajo medio tiempo?': `
aporto si trabajo medio tiempo
trabajo media jornada, me toca aportar
trabajo por horas, me aportan
tengo un trabajo de pocas horas
medio turno cuenta para la pensión
soy de tiempo parcial
mi hija trabaja medio día, le aportan
voy tres veces por semana a trabajar, me aportan
trabajo cuatro horas diarias
la media jornada vale para jubilarse
a los de medio tiempo les descuentan
trabajo los fines de semana, aporto
contrato de medio tiempo y aportes
aporte por jornada parcial
gano poco porque es medio tiempo, aporto igual`,
  '¿Y si tengo dos trabajos?': `
tengo dos trabajos, cómo aporto
trabajo en dos lugares
me descuentan en los dos empleos
dos empleos dos aportes
trabajo en dos colegios
mi marido tiene dos trabajos
tengo dos sueldos, aporto por ambos
me sacan doble aporte
dos patrones a la vez
trabajo mañana y tarde en sitios distintos
aporto doble si trabajo en dos empresas
dos contratos al mismo tiempo
suman los aportes de mis dos empleos
pluriempleo
en los dos lados me descuentan la afp`,
  '¿Puedo retirar mis aportes antes de tiempo?': `
puedo retirar mis aportes
sacar mi plata de la afp
quiero mi dinero ahora
necesito mi fondo para una deuda
me pueden devolver lo que aporté
quiero retirar mi ahorro antes de jubilarme
sacar un porcentaje de mi pensión
usar mi pensión para comprar casa
estoy enfermo y necesito mi plata
ya no quiero aportar, devuélvanme mi dinero
cómo retiro mi fondo de pensiones
mi hermana quiere sacar sus aportes
retirar el 25 por ciento
disponer de mi cuenta antes de tiempo
necesito plata urgente de mi jubilación
me voy del país y quiero mi dinero
devolución de aportes
quiero usar mi ahorro de la pensión para una casa
necesito plata, puedo sacar de mi afp
puedo tocar mi ahorro
que me den lo que aporté
retirar plata de la jubilación por emergencia
sacar mis ahorros para un negocio
pedir mi dinero de la gestora
cobrar mis aportes sin jubilarme
tengo una deuda y quiero mi fondo`,
  '¿Tengo derecho a algo si nunca aporté?': `
tengo derecho a algo si nunca aporté
me dan algo aunque no aporté
hay pensión para quien nunca cotizó
soy vieja y no tengo ninguna pensión
mi abuela nunca aportó, recibe algo
no tengo ningún aporte, me toca algo
hay ayuda para quien no aportó
nunca aporté y tengo 70 años
el estado da algo a los que no cotizaron
jamás coticé, me toca la solidaria
no cotizé nunca tengo derecho a pensión
los que no aportaron qué reciben
ayuda para ancianos sin pensión
qué me corresponde si no aporté
mi tía no tiene aportes, le dan algo`,
  'Trabajé siempre en mi casa. ¿Cuenta?': `
soy ama de casa, me dan pensión
trabajé siempre en mi casa
cuidé a mis hijos toda la vida, cuenta
las dueñas de casa tienen jubilación
jubilación de amas de casa
mi mamá fue ama de casa, le toca algo
nunca trabajé afuera, solo en el hogar
me dediqué a la casa y los hijos
pensión para mujeres del hogar
cuidé a mi mamá enferma y no trabajé
trabajo doméstico en mi propia casa
mi esposa no trabaja, tendrá pensión
soy mujer de hogar sin aportes
crié hijos y no aporté, me dan algo
el trabajo de la casa vale para jubilarse
solo fui mamá y esposa
mi trabajo fue la casa
nunca salí a trabajar
las mujeres que criamos hijos qué tenemos
estuve en mi casa criando`,
  'Trabajé sin contrato. ¿Puedo probarlo?': `
trabajé sin contrato
trabajé en negro, cómo lo pruebo
fui empleada doméstica sin papeles
no tengo contrato, cómo demuestro que trabajé
me pagaban en mano
trabajé de niñera y nunca me aportaron
trabajo informal, puedo reclamar
no me dieron recibos ni boletas
cómo pruebo los años que trabajé
trabajé de palabra en una chacra
tengo testigos de mi trabajo
trabajadora del hogar sin contrato
laburo sin papeles
mi papá trabajó sin contrato de albañil
probar que trabajé
no estaba en planilla
trabajé limpiando casas sin inscribirme
nunca firmé contrato
me pagaban al día
sin recibos cómo pruebo
trabajé con un señor y no me inscribió
años de trabajo informal`,
  '¿Me conviene empezar a los 50?': `
me conviene empezar a los 50
es tarde para empezar a aportar
tengo 53 y nunca aporté, vale la pena
empezar a cotizar de grande
a mi edad conviene aportar todavía
tengo 45, empiezo a aportar
mi mamá de 55 quiere empezar a aportar
si empiezo ahora llego a jubilarme
sirve aportar a los 58
estoy a tiempo de aportar
empezar a cotizar a los 49
tiene sentido aportar a mi edad
recién voy a empezar a aportar
es útil empezar tarde
a los 50 ya no vale la pena`,
  '¿Cuánto tengo que aportar?': `
cuánto tengo que aportar
cuánto debo pagar para empezar
si no tengo patrón cuánto aporto
cuánto es lo menos que puedo aportar
con cuánto empiezo a aportar
mínimo para aportar por mi cuenta
quiero empezar, cuánto pago al mes
cuánto cuesta aportar
con poco se puede aportar
cuánto pago si gano el mínimo
cuánto debe aportar mi esposa por su cuenta
monto para aportar
de cuánto es el pago mensual
puedo aportar poquito
cuánto es el aporte de alguien sin empleo`,
  '¿Puede mi familia aportar por mí?': `
puede mi familia aportar por mí
mi hijo quiere pagar mis aportes
quiero aportar por mi mamá
puedo pagar los aportes de mi esposa
mi hija que está afuera puede aportar por mí
otra persona puede pagar mi aporte
mi esposo puede aportar a mi nombre
aportar a nombre de otro
pagarle la jubilación a mi madre
mi nieto me quiere pagar los aportes
puedo regalarle aportes a mi hermana
depositar en la cuenta de mi papá
que me paguen los aportes mis hijos
cotizar por un familiar
aporte hecho por un tercero
puedo pagarle la afp a mi esposa
mi hija que vive afuera me paga el aporte
aportar a nombre de mi mamá
pagarle aportes a un familiar que no trabaja
quiero ayudar a mi papá con sus aportes`,
  '¿Pierdo la ayuda si cobro la pensión de mi esposo?': `
pierdo la ayuda si cobro la pensión de mi esposo
cobro viudez, me quitan el bono
puedo recibir las dos pensiones
si tengo la pensión de mi finado pierdo la mía
son compatibles la viudez y la ayuda
puedo cobrar la mía y la de mi marido
me sacan el bono por cobrar de mi difunto
dos pensiones a la vez
tengo mi jubilación y la de viuda
me quitarían la ayuda del municipio
mi mamá cobra por mi papá, pierde su bono
cobrar dos rentas
si recibo lo de mi esposo me bajan lo mío
la ayuda se pierde con la viudez
pensión propia y de viudez juntas`,
  '¿Dónde se pide la ayuda?': `
dónde se pide la ayuda
a quién pido la ayuda para mayores
dónde solicito el bono
a qué oficina va mi mamá por la ayuda
dónde piden la ayuda los que no aportaron
dónde voy por la ayuda del estado
quién da la ayuda a los ancianos
dónde me inscribo para el bono
dónde se cobra el bono de los viejitos
lugar para pedir la ayuda
dónde pregunto por la ayuda solidaria
a quién acudo si soy vieja y sin pensión
oficina de ayudas para personas mayores
en qué lugar dan el bono
dónde se tramita la ayuda`,
  '¿Estoy obligado a aportar?': `
estoy obligado a aportar
es obligatorio aportar si soy independiente
me pueden obligar a cotizar
tengo mi negocio, debo aportar sí o sí
puedo no aportar si no tengo patrón
me multan si no aporto
es voluntario para los independientes
a los autónomos les exigen aportar
tengo una tienda, es obligatoria la afp
mi hijo freelance tiene que aportar a la fuerza
qué pasa si no quiero aportar
por ley debo aportar
aportar es opcional
los comerciantes deben aportar
es forzoso cotizar
puedo no aportar si soy independiente
tengo que aportar aunque no tenga jefe
es a la fuerza la afp
me exigen aportar
no quiero aportar, me obligan`,
  '¿Sobre cuánto aporto si gano distinto cada mes?': `
sobre cuánto aporto si gano distinto cada mes
gano variable, cuánto aporto
soy taxista, con cuánto aporto
unos meses gano más y otros menos
vendo comida, cuánto pago de aporte
soy freelance, cuánto tengo que cotizar
no tengo sueldo fijo, cómo aporto
soy independiente, cuánto pago
trabajo de peluquera, cuánto aporto
mi esposo es plomero, cuánto debe aportar
doy clases por mi cuenta, cómo aporto
cómo cotiza un independiente
ingreso irregular y aportes
qué monto declaro si soy autónomo
soy costurera, cómo pago mi aporte
qué porcentaje paga un independiente
no gano siempre igual, cuánto aporto
soy mototaxista y quiero aportar
soy comerciante, cuánto pago
manejo un taxi, cómo pago mi jubilación
hago trabajos sueltos, cómo aporto
soy electricista por mi cuenta
cobro por trabajo, cómo cotizo`,
  '¿Qué pasa si un mes no puedo?': `
qué pasa si un mes no puedo aportar
este mes no me alcanza para el aporte
me atrasé un mes
si no pago un mes pierdo algo
un mes no gané nada y no aporté
me salté un mes
se puede dejar un mes sin pagar
me cobran multa si no aporto un mes
soy independiente y no pude pagar
fallé un mes en mi aporte
mi mamá no pudo pagar su aporte este mes
qué pasa si dejo de pagar unos meses
no tuve plata para aportar
si no puedo pagar el aporte
olvidé pagar un mes`,
  '¿Puedo aportar una vez al año?': `
puedo aportar una vez al año
pagar todo el año de una vez
quiero pagar doce meses juntos
aportar en la cosecha
se puede pagar por adelantado
pago anual de aportes
pagar varios meses de una sola vez
vivo de la cosecha y pago una vez
adelantar mis aportes
pagar seis meses juntos
en diciembre pago todo el año
aporte anual
no quiero ir cada mes a pagar
mi papá agricultor paga una vez por año
cancelar el año entero`,
  '¿El seguro me cubre igual?': `
el seguro me cubre siendo independiente
si me accidento y soy independiente estoy cubierto
tengo seguro de invalidez por mi cuenta
me cubre el seguro sin patrón
estoy protegido si aporto solo
si enfermo y trabajo por mi cuenta me pagan
los independientes tienen cobertura
si muero mi familia cobra aunque sea independiente
el seguro cubre a los autónomos
aporto por mi cuenta, tengo invalidez
mi marido taxista está asegurado
cubre igual que a un empleado
qué cobertura tengo como independiente
seguro de accidentes para independientes
me cubre aunque no tenga jefe`,
  '¿Puedo descontarlo de mis impuestos?': `
puedo descontar mi aporte de impuestos
lo que aporto baja mis impuestos
deducir el aporte
me devuelven impuestos por aportar
el aporte se descuenta en la declaración
beneficio de impuestos por cotizar
aportar rebaja mi impuesto
desgravar aportes
restar la pensión de mis impuestos
mi aporte cuenta como gasto
pago menos impuestos si aporto
rebaja tributaria por ahorro
aportes voluntarios y descuento en impuestos
deducción por mi jubilación
puedo poner el aporte en mi declaración`,
  'Tengo un empleo y además trabajo por mi cuenta. ¿Aporto dos veces?': `
tengo empleo y además trabajo por mi cuenta
soy empleado y freelance
aporto dos veces si tengo un negocio aparte
tengo sueldo y también vendo
trabajo en oficina y manejo taxi
además de mi empleo doy clases
empleada y emprendedora, cómo aporto
tengo un sueldo y honorarios
de día empleado y de noche por mi cuenta
debo aportar por mi negocio si ya me descuentan en el trabajo
mi marido trabaja en una empresa y tiene tienda
ya aporto en mi trabajo, tengo que aportar por lo otro
doble ingreso empleo y cuenta propia
trabajo fijo y trabajitos extra
sueldo más negocio propio`,
  '¿Cómo me inscribo?': `
cómo me inscribo en una administradora
cómo me afilio
quiero afiliarme por mi cuenta
dónde me anoto para aportar
abrir mi cuenta de pensión
qué necesito para afiliarme
cómo entro a la afp
registrarme en una administradora
quiero empezar a aportar, dónde me inscribo
mi hijo quiere afiliarse
cómo se inscribe un independiente
afiliación a la afp
pasos para afiliarme
cómo abro una cuenta individual
sacar mi número de afiliado
dónde me afilio
quiero estar en una afp
no estoy afiliado, cómo hago
primera vez que voy a aportar
afiliarme a una administradora`,
  '¿Me toca una pensión?': `
me toca pensión por mi esposo muerto
mi marido murió, me corresponde algo
soy viuda, tengo derecho a su pensión
mi esposo falleció, cobro su jubilación
mi papá murió, mi mamá recibe su pensión
murió mi mujer y ella aportaba
quedé viuda, hay pensión para mí
se fue mi compañero, me dan algo
mi esposo era jubilado y murió, sigo cobrando
el papá de mis hijos falleció, nos toca algo
a qué tiene derecho una viuda
perdí a mi marido, qué me dan
mi difunto esposo aportó 20 años
quién recibe la pensión del muerto
los hombres viudos también cobran
mi cuñada enviudó, le toca algo
si muere mi esposo me quedo con su pensión
perdí a mi esposo, me dan algo
mi marido se fue al cielo y cobraba
qué me toca por la muerte de mi esposo
mi esposa murió y trabajaba
se murió quien mantenía la casa
falleció mi marido, y ahora qué cobro
mi hermana quedó viuda`,
  'No estábamos casados. ¿Tengo derecho?': `
no estábamos casados, tengo derecho
era mi concubino y murió
vivíamos juntos sin casarnos
la conviviente cobra pensión
unión libre y viudez
no teníamos papeles de matrimonio
estuvimos juntados diez años y falleció
mi pareja murió y no éramos esposos
cómo pruebo que vivíamos juntos
éramos solo convivientes
la concubina tiene derecho
nunca nos casamos pero tenemos hijos
mi hermana no se casó con él, cobra algo
pareja de hecho, pensión
vivía con él hace años sin casarme`,
  '¿Cuánto me toca?': `
cuánto cobra la viuda
cuánto me toca por mi marido muerto
qué porcentaje recibe la esposa
cuánto nos dan a mí y a mis hijos
cuánto es la pensión de viudez
cuánto le queda a mi mamá de la pensión de mi papá
cuánto recibe cada hijo huérfano
cuánto cobro si él ganaba 2500
de la renta de mi esposo cuánto me dan
cuánto paga la pensión por muerte
parte de la viuda y los hijos
monto para la familia del fallecido
cuánto le toca a la pareja
me dan todo lo que cobraba mi esposo
la mitad de su pensión me toca
cuánto me queda si mi esposo ganaba 3000
qué me pagan como viuda
cuánto nos toca por mi papá muerto
cuánto cobraremos mis hijos y yo
si él cobraba 2000 cuánto me dan`,
  '¿Hasta qué edad cobran mis hijos?': `
hasta qué edad cobran mis hijos
mi hijo cumplió 18, deja de cobrar
hasta cuándo pagan al huérfano
si estudia sigue cobrando
mi hija va a la universidad, le siguen pagando
hasta los cuántos años dan la orfandad
pensión de orfandad hasta cuándo
cobra mi hijo mayor de edad
murió mi papá y tengo 20 años, cobro
se murió mi mamá, mis hermanos chicos cobran
mi nieto huérfano hasta cuándo recibe
le cortan la pensión a mi hijo a los 18
hasta qué edad reciben los hijos
soy huérfana y estudio, cobro
certificado de estudios para seguir cobrando
cuándo deja de cobrar mi hijo
mi hijo estudia y cobra por su papá
los huérfanos cobran hasta grandes
se acaba la pensión de mi hija a los 18`,
  '¿La pierdo si me caso otra vez?': `
la pierdo si me caso otra vez
soy viuda y me voy a casar
si me junto con otro pierdo la viudez
me quitan la pensión por volver a casarme
tengo nueva pareja y cobro por mi finado
puedo casarme y seguir cobrando viudez
mi mamá viuda quiere casarse, pierde la pensión
rehacer mi vida y la pensión
una viuda que se casa pierde
me casé de nuevo, sigo cobrando
tengo novio, me quitan la viudez
volver a casarme siendo viuda
si convivo con alguien dejo de cobrar
nuevo matrimonio y pensión de viuda
pensión de mi difunto y nuevo marido`,
  '¿Qué pasa con el saldo si no hay nadie con derecho?': `
quién hereda mi saldo
quién hereda mi ahorro
si me muero quién se queda con mi plata
qué pasa con mi dinero cuando muera
no tengo hijos ni esposa, quién cobra
mi hermano soltero murió, quién recibe su cuenta
mi plata se pierde si me muero
la cuenta de pensión se hereda
heredan mis hijos mayores
qué pasa con lo que junté si fallezco
murió sin familia, a quién le queda
puedo dejar mi ahorro a un sobrino
el banco se queda con la plata del muerto
si muero antes de jubilarme qué pasa con lo aportado
a quién le dan lo que ahorró mi tío
a mi muerte quién cobra mi cuenta
herencia de la cuenta individual
dejar mi fondo en herencia
si yo muero a quién le dan mi plata
quién cobra si me pasa algo
puedo heredar lo que ahorró mi papá
lo que tenía mi hermano en la afp quién lo recibe
dejo mi ahorro a quien quiera
se pierde lo que junté si muero
para quién queda mi ahorro`,
  '¿Cuánto tiempo tengo para pedirla?': `
cuánto tiempo tengo para pedir la viudez
se vence el plazo para la pensión por muerte
mi esposo murió hace años, puedo pedirla
hasta cuándo puedo reclamar la pensión de mi marido
recién me entero que podía cobrar por mi esposo
pasaron tres años de su muerte
prescribe la pensión de viudez
es tarde para pedir la viudez
mi papá murió hace tiempo y no pedimos nada
en qué plazo se pide
no pedí la pensión cuando murió
puedo cobrar por alguien que murió hace mucho
caduca el derecho de la viuda
cuándo hay que pedir la de sobrevivencia
plazo para solicitar la pensión de viuda`,
  '¿Qué papeles llevo?': `
qué papeles llevo para la viudez
documentos para cobrar por mi esposo muerto
qué piden para la pensión de viuda
certificado de defunción y qué más
papeles para la pensión por muerte
qué lleva mi mamá para la viudez
qué necesito para pedir la pensión de mi finado
partida de matrimonio para la viudez
documentos de los hijos huérfanos
qué presento si enviudé
requisitos para la viudez
papeles si murió mi marido
acta de defunción
qué fotocopias piden a la viuda
con qué papeles pido la pensión de sobrevivencia`,
  '¿Quién decide si soy inválido?': `
quién decide si soy inválido
quién califica la invalidez
qué médicos me evalúan
quién da el dictamen
me revisa un tribunal médico
dónde me hacen la evaluación de invalidez
quién dice cuánto porcentaje tengo
no puedo caminar, vienen a mi casa a revisarme
cuánto tarda la evaluación médica
quién me declara inválido
qué doctor certifica la discapacidad
la administradora decide mi invalidez
comisión médica
a quién le toca calificar a mi papá
cómo es la revisión médica
me evalúan tres médicos
qué doctores me revisan
dónde me revisan para la invalidez
qué médicos ven mi caso de invalidez
quién me evalúa la enfermedad`,
  '¿Cuánta capacidad debo haber perdido?': `
cuánta capacidad debo haber perdido
qué porcentaje de invalidez piden
con 45 por ciento de discapacidad me dan
qué tan enfermo hay que estar
cuánto de incapacidad se necesita
tengo 60 por ciento de invalidez, alcanza
grado de invalidez para la pensión
cuánta discapacidad exige la ley
qué porcentaje mínimo de incapacidad
si perdí un dedo me dan pensión
cuánto debe haber perdido mi esposo de capacidad
hasta qué punto debo estar inválido
qué grado de discapacidad da derecho
mitad de la capacidad perdida
porcentaje para la invalidez`,
  '¿Necesito muchos años de aportes?': `
necesito muchos años de aportes para la invalidez
cuántos aportes piden por invalidez
aporté poco y me enfermé
aporté un año y quedé inválido, me toca
hay que haber aportado mucho para la pensión de enfermedad
requisitos de aportes para invalidez
solo tengo 14 meses de aportes y me enfermé
me enfermé recién empezando a aportar
cuánto tiempo hay que cotizar para cobrar invalidez
mi hijo trabajó un año y quedó discapacitado
años de aporte para pensión de invalidez
si no aporté mucho tengo invalidez
cuántos meses aportados piden si me enfermo
con pocos aportes me pensionan por enfermedad
mínimo de cotizaciones para invalidez`,
  '¿Y si fue en el trabajo?': `
fue un accidente en el trabajo
me accidenté trabajando
me caí en la obra
me lastimé en la fábrica
accidente laboral
me corté con una máquina en el trabajo
enfermedad por mi trabajo
me golpeé en el taller y no puedo trabajar
mi jefe no quiere avisar del accidente
mi esposo se cayó del andamio
quién paga si me accidento en el trabajo
me enfermé por el polvo de la mina
tuve un accidente yendo al trabajo
me quemé en la cocina donde trabajo
riesgo profesional
me pasó trabajando
me rompí la pierna en el trabajo
un accidente en la fábrica
me cayó algo encima en la obra
me enfermé en el trabajo`,
  '¿Cuánto cobraría?': `
cuánto cobraría por invalidez
cuánto pagan por invalidez
cuánto es la pensión de discapacidad
de cuánto es la pensión por enfermedad
qué monto recibe un inválido
cuánto me dan al mes si quedo inválido
cuánto ganaría con la pensión de invalidez
cuánto le pagarían a mi papá inválido
monto de la pensión de invalidez
qué porcentaje de mi sueldo dan por invalidez
cuánto pagan mientras deciden
cobro mientras los médicos tardan
cuánto sería la renta por discapacidad
pensión de incapacidad cuánto
por quedar ciego cuánto pagan`,
  '¿Es para siempre?': `
la invalidez es para siempre
me quitan la invalidez si mejoro
la revisan cada cuánto
vuelven a evaluarme
es de por vida la pensión de invalidez
hasta cuándo cobro por invalidez
me pueden sacar la pensión de discapacidad
cada cuánto me revisan los médicos
si me curo pierdo la pensión
la pensión por enfermedad es permanente
cuánto dura la invalidez
a mi hijo le van a revisar su invalidez
me citaron a otra revisión
se acaba la pensión de invalidez
pensión de invalidez definitiva`,
  '¿Puedo trabajar algo?': `
puedo trabajar cobrando invalidez
tengo pensión de invalidez y me ofrecen trabajo
puedo trabajar unas horas siendo inválido
si trabajo pierdo la invalidez
un discapacitado con pensión puede trabajar
cobro por enfermedad y quiero vender algo
hacer trabajitos con pensión de invalidez
me quitan la pensión de discapacidad si trabajo
límite para trabajar con invalidez
mi esposo inválido puede trabajar en casa
trabajar con pensión por incapacidad
quiero emprender y cobro invalidez
trabajo liviano y pensión de invalidez
puedo tener empleo si soy pensionado por invalidez
trabajar siendo inválido`,
  '¿Qué hago si me dicen que no?': `
me negaron la invalidez
los médicos dijeron que no soy inválido
me rechazaron la pensión por enfermedad
no estoy de acuerdo con el dictamen
cómo apelo la invalidez
me dieron muy poco porcentaje
dicen que puedo trabajar pero no puedo
salió negativo mi dictamen
qué hago si no me aprueban la invalidez
me dijeron que no califico
reclamar contra los médicos
a mi mamá le negaron la pensión de invalidez
impugnar el dictamen
no me reconocen la discapacidad
dijeron que no estoy tan enfermo
no me quieren dar la invalidez
me rechazaron por enfermedad
el tribunal me dio poco
dicen que estoy sano y no puedo trabajar
cómo reclamo si no me dan la invalidez`,
  '¿Cuánto me cobran?': `
cuánto me cobran de comisión
cuánto cobra la administradora
cuánto se queda la afp
qué me quitan por manejar mi plata
cuánto me descuentan de comisión
es cara la administradora
lo que cobran por cuidar mi ahorro
qué comisión tengo
cuánto paga uno a la afp
cuánto me sacan cada mes de comisión
cuánto cobran sobre el saldo
de dónde sale la comisión
a mi esposo cuánto le cobran
comisión de la gestora
porcentaje de comisión
me cobran mucho
me están cobrando mucho en la afp
qué me descuenta la administradora
la afp me quita plata
cuánto pago por mi cuenta de pensión
por manejar mi dinero cuánto cobran`,
  '¿Qué comisión conviene más?': `
qué comisión conviene más
comisión por sueldo o por saldo
cuál comisión es mejor
me dan a elegir la comisión
qué tipo de comisión me sale más barata
comisión fija o por saldo
soy joven, qué comisión elijo
comparar las dos comisiones
con mucho saldo qué comisión me conviene
cuál de las dos comisiones escojo
a mi hijo qué comisión le conviene
diferencia entre comisión de sueldo y de saldo
elegir comisión
la comisión más barata
ventajas de cada comisión`,
  '¿Puedo cambiar de administradora?': `
puedo cambiar de administradora
cómo me cambio de afp
quiero pasarme a otra administradora
cómo hago el traspaso
traspasar mi cuenta
me quiero ir de mi afp
cuesta algo cambiarse
cada cuánto puedo cambiarme
cambiarme de gestora
mi marido quiere cambiar de afp
pasar mi dinero a otra administradora
no me gusta mi administradora
cómo me salgo de mi afp
pasos para cambiarme de administradora
cuánto tarda el cambio de afp
irme a la competencia
ya no quiero esta afp
me quiero pasar a otra
quiero otra administradora
cómo dejo mi afp
dónde pido el traspaso`,
  '¿Pierdo algo al cambiar?': `
pierdo algo al cambiar de administradora
si me cambio de afp pierdo plata
me cobran por cambiarme
pierdo mis años si me paso a otra
me descuentan al traspasar
pasa todo mi dinero si me cambio
cambiar de fondo me hace perder
es peligroso cambiarse de afp
se pierde antigüedad al cambiar
mi saldo llega completo a la otra
qué riesgo hay en el traspaso
pierde algo mi esposa si se cambia
cambiarse tiene costo
me conviene o pierdo si me cambio
al cambiarme baja mi saldo`,
  '¿Qué pasa si la administradora quiebra?': `
qué pasa si la administradora quiebra
y si la afp se funde
pierdo mi dinero si quiebra la gestora
está segura mi plata
si cierra la administradora quién me paga
quién responde si desaparece la afp
me pueden robar mis ahorros
tengo miedo de perder todo si quiebran
si la gestora se va a la bancarrota
quién garantiza mi dinero
se puede perder la plata de la pensión
qué seguridad tiene mi ahorro
si la empresa que cuida mi plata se hunde
mis aportes están protegidos
confianza en la afp
mi dinero corre peligro
quién cuida que no se roben mi plata
y si desaparece la empresa de mi pensión
me da miedo que se pierda mi ahorro
los ahorros de la afp están garantizados`,
  '¿Por qué bajó mi saldo este mes?': `
por qué bajó mi saldo
tengo menos plata que el mes pasado
mi fondo bajó
perdí dinero en mi cuenta
desapareció plata de mi cuenta
mi ahorro disminuyó
por qué pierdo dinero en la afp
mi cuenta está en negativo
se redujo mi saldo
antes tenía más en mi cuenta
mi esposo tiene menos ahorro que antes
bajaron mis fondos de pensión
me falta plata en el estado de cuenta
la rentabilidad salió negativa
mi pensión está perdiendo valor
cayó mi fondo
mis ahorros bajaron
me quitaron plata de mi ahorro
mi pensión perdió dinero este mes
tenía más y ahora menos
por qué está bajando mi fondo
mi plata se achica
mi ahorro pierde con la inflación`,
  '¿En qué se invierte mi dinero?': `
en qué se invierte mi dinero
qué hacen con mi plata
dónde ponen mis ahorros
qué fondo me conviene
qué fondo elijo a mi edad
cuál es el fondo más seguro
fondo de menos riesgo
cómo cambio de fondo
dónde colocan el dinero de la gente
me falta poco para jubilarme, qué fondo elijo
mi hijo joven qué fondo elige
en qué trabajan mi plata
invierten en bancos mi ahorro
quiero un fondo sin riesgo
fondo a, b o c
qué fondo elijo
cuál fondo es mejor para mí
estoy por jubilarme, qué fondo me conviene
el fondo con menos riesgo
dónde está puesto mi dinero`,
  'Me llamó un vendedor. ¿Le creo?': `
me llamó un vendedor de una administradora
un promotor quiere que me cambie
me ofrecen pasarme a otra afp
vino una señorita a afiliarme
un asesor insiste en que firme
le creo al que me llama para cambiarme
me prometen más pensión si me cambio
me presionan para cambiarme de afp
un ejecutivo me ofrece regalos por cambiarme
a mi papá lo visitó un vendedor
me quieren hacer firmar por teléfono
un agente me recomienda otro fondo
oferta por teléfono de otra administradora
me insiste un promotor
dicen que gano más en otra afp`,
  '¿Se suman mis años de los dos países?': `
se suman mis años de los dos países
sirven aquí los años que trabajé afuera
trabajé en Chile y aquí, se suman
cuentan mis aportes de España
los aportes de otro país valen
junté años en Brasil y aquí
puedo sumar lo de Argentina
aporté en dos países
mis años en el extranjero cuentan para jubilarme
soy extranjera y trabajé aquí seis años
vivo en España y aporté aquí
mi esposo trabajó en Perú y aquí
sumar aportes de países distintos
emigré y dejé aportes aquí
se pierden los años de afuera
reconocen mis años del exterior
estuve trabajando afuera y volví
sirven mis años de México
los años que trabajé en Estados Unidos cuentan
aporté aquí y ahora vivo afuera
soy de otro país y aporto aquí
tengo aportes en dos lados`,
  '¿Y si no hay convenio?': `
y si no hay convenio con ese país
trabajé en un país sin acuerdo
sin convenio pierdo mis años
estuve en un país que no tiene trato
no hay acuerdo con Estados Unidos
qué pasa si no existe convenio
mi país no tiene convenio
trabajé en China, hay convenio
si no hay tratado se suman mis años
años en un país sin convenio
mi hermano trabajó donde no hay convenio
qué hago si no hay acuerdo entre países
país sin acuerdo de pensiones
se pierden los aportes sin convenio
no tienen convenio con donde viví`,
  '¿Dónde lo pido?': `
dónde pido la pensión de los dos países
a dónde voy para sumar mis años de afuera
tengo que viajar para pedirla
debo ir al otro país a tramitar
dónde se piden los certificados del otro país
quién pide mis papeles a Chile
puedo pedirla desde aquí
dónde presento lo de España
tengo que ir al consulado
quién tramita lo del extranjero
mi papá tiene que viajar a pedir su pensión
en qué oficina se suman los años de dos países
pedir aquí la pensión de allá
la administradora pide los certificados
dónde reclamo mis años de afuera`,
  '¿Puedo traer mi dinero?': `
puedo traer mi dinero de afuera
quiero pasar mi plata de la afp de Chile
traer mis ahorros de otro país
transferir mi fondo de Perú
cómo traigo lo que aporté allá
mover mi cuenta de pensión a este país
repatriar mis aportes
pueden mandar mi plata de España
traer mi fondo del extranjero
mi esposa tiene plata en una afp de Colombia
pasar mi cuenta de un país a otro
cobrar aquí lo de allá
trasladar aportes del exterior
traspaso internacional
me mandan mi dinero de allá`,
  '¿Qué papeles guardo?': `
qué papeles guardo de otro país
qué documentos traigo de afuera
qué guardo antes de volver
qué papeles necesito de mi trabajo en España
qué documentos conservo de Chile
papeles del extranjero
qué comprobantes guardo
certificados de trabajo de otro país
qué me traigo para mi jubilación
copia de mis papeles de afuera
mi hijo vuelve, qué papeles trae
documentos de los años trabajados en Argentina
boletas de otro país sirven
qué constancias pido antes de venirme
papeles que debo traer`,
  '¿Cuánto tarda?': `
cuánto tarda sumar los años de dos países
cuánto demora el trámite con otro país
por qué tarda tanto lo de España
cuánto espero la respuesta del otro país
cuántos meses demora el convenio
tardan más los trámites del extranjero
ya pedí lo de Chile y no llega
plazo para pensión de dos países
cuánto tarda en llegar el certificado de afuera
seis meses esperando lo de Argentina
demora la pensión internacional
cuánto dura el trámite del convenio
mi mamá espera su certificado de Italia
tiempo para juntar aportes de países
cuánto demoran en contestar desde el otro país`,
  '¿Me pagan la pensión fuera?': `
me pagan la pensión si vivo fuera
me voy a vivir a España, sigo cobrando
puedo cobrar mi jubilación desde otro país
cobrar la renta en el extranjero
certificado de vida
fe de vida
tengo que probar que sigo vivo
me mudo con mi hija al exterior y soy jubilada
me depositan la pensión afuera
viajo seis meses, pierdo mi pensión
mi papá jubilado se va a vivir afuera
control de supervivencia
enviarme la pensión a otro país
cobrar desde el exterior
residir fuera y cobrar la pensión
me mudo a otro país y cobro pensión
cómo demuestro que vivo para cobrar
mi mamá cobra aquí y se va al extranjero
supervivencia
prueba de vida`,
  '¿Pago impuestos en los dos países?': `
pago impuestos en los dos países
doble impuesto por mi pensión
me cobran impuestos aquí y allá
pensión de España paga impuesto aquí
tributo en dos países
impuesto por pensión extranjera
cobro de Chile y aquí, pago impuestos
a mi esposo le cobran impuesto por su pensión de afuera
declarar la pensión del extranjero
doble tributación
impuestos de la pensión de otro país
me descuentan en ambos países
pago al fisco de allá
impuesto a la renta del exterior
dos pensiones de dos países e impuestos`,
  'Me ofrecen adelantar mi pensión por un pago. ¿Es verdad?': `
me ofrecen adelantar mi pensión por un pago
pagando me sacan mi jubilación antes
me piden plata para acelerar mi pensión
un señor dice que me saca mi ahorro si le pago
es verdad que pagando sale más rápido
me cobran por sacar mi dinero antes
me ofrecen mi fondo a cambio de comisión
un abogado ofrece adelantarme la jubilación
oferta para cobrar mi pensión ya
me prometen mi plata por adelantado
un gestor cobra por adelantar la renta
a mi mamá le ofrecen adelantarle su pensión
retiro inmediato pagando
me dicen que consigue mi jubilación por una coima
adelanto de pensión con pago previo`,
  'Me llamaron y pidieron mi clave. ¿Qué hago?': `
me llamaron y pidieron mi clave
me pidieron la contraseña por teléfono
di mi clave por teléfono
pidieron mis datos por whatsapp
me pidieron el pin de la afp
le di mi contraseña a alguien
me escribieron pidiendo mi clave
llamaron diciendo que son de la gestora
les di mi número de cuenta y clave
a mi papá le sacaron su clave
me llamaron del banco por mi pensión
piden mi carnet y clave por teléfono
caí y di mis datos
alguien tiene mi clave de la afp
me pidieron un código que llegó a mi celular`,
  '¿Cómo reclamo?': `
cómo reclamo
quiero poner una queja
cómo hago un reclamo a la administradora
no estoy conforme con mi pensión
me calcularon mal la pensión
dónde me quejo
me atendieron mal
quiero presentar un reclamo
se equivocaron en mi cálculo
denunciar a mi afp
pasos para reclamar
mi mamá quiere quejarse de la atención
hacer una protesta por mi pensión
reclamación por escrito
cómo me quejo de mi gestora
hay un error en mi pensión
me pagaron menos de lo que era
mi pensión está mal
quiero denunciar a la administradora
no me gusta cómo me atendieron
mi reclamo cómo lo hago
me dieron mal la cuenta de mi pensión`,
  '¿Cuánto tienen para contestar?': `
cuánto tienen para contestar mi reclamo
no responden mi queja
reclamé y no me contestan
en cuántos días responden un reclamo
ya pasaron semanas y no contestan mi reclamo
plazo para responder quejas
cuánto demora un reclamo
presenté un reclamo y nada
hasta cuándo deben contestarme
nadie contesta mi reclamo, a quién acudo
mi mamá reclamó hace un mes
demora en la respuesta del reclamo
cuánto tarda una queja
me ignoran el reclamo
si no me responden qué hago
mi queja no tiene respuesta
ya pasó un mes de mi reclamo
no me contestan
no me responden nada
cuándo responden mi queja
hice un reclamo y silencio`,
  '¿Necesito un abogado?': `
necesito un abogado
hace falta abogado para reclamar
tengo que pagar un abogado
me conviene contratar un abogado
abogado para jubilarme
sin abogado se puede
un abogado me cobra por mi pensión
cuánto cobra un abogado de pensiones
debo llevar abogado
mi papá contrató abogado para jubilarse, hacía falta
reclamar sin abogado
me piden firma de abogado
es obligatorio el abogado
puedo reclamar yo sola
abogado gratis para mi pensión`,
  '¿A quién acudo si mi empleador no paga?': `
a quién acudo si mi empleador no paga
dónde denuncio a mi patrón
denunciar a la empresa por no aportar
puedo denunciar sin decir mi nombre
quiero acusar a mi jefe por no pagar la pensión
dónde se denuncia que no aportan
denuncia anónima contra mi empleador
tengo miedo de que me boten si reclamo
a qué ministerio voy si no me aportan
quién obliga a mi patrón a pagar
demandar a la empresa por mis aportes
a quién me quejo de mi empleador
mi hermana quiere denunciar a su jefa
cómo denuncio a mi jefe
multan al patrón que no aporta`,
  'Firmé algo que no entendí. ¿Puedo volver atrás?': `
firmé algo que no entendí
firmé y me arrepentí
puedo anular lo que firmé
me hicieron firmar un papel
ya firmé mi pensión y no quiero
puedo volver atrás después de firmar
cancelar mi solicitud de pensión
me equivoqué de modalidad, puedo cambiar
mi papá firmó sin leer
deshacer la jubilación
ya pedí la pensión y me arrepiento
retirar mi solicitud
me engañaron para que firme
quiero echar atrás el trámite
se puede desistir de la jubilación`,
  '¿Puede otra persona hacer el trámite por mí?': `
puede otra persona hacer el trámite por mí
voy yo en lugar de mi mamá
mi papá no puede caminar, puedo ir yo
carta poder para la pensión
poder para cobrar
mi abuelo está en cama, quién cobra por él
estoy lejos y quiero que vaya mi hermano
puede ir mi hija por mí
tramitar la pensión de mi mamá
autorización para cobrar
mi esposa puede hacer mi trámite
cobrar por otra persona
represento a mi padre enfermo
no puedo ir a la oficina
hacer papeles en nombre de otro
apoderado para mi jubilación
mi abuela no puede ir
puedo ir por mi mamá
no puedo salir de casa, quién va por mí
mi papá está enfermo, yo hago su trámite
cobro yo la pensión de mi abuelo
estoy de viaje, va mi hija`,
};

export const waysToSubjects: Readonly<Record<string, string>> = {
  Jubilarme: `
jubilarme
quiero jubilarme
todo sobre la jubilación
información para jubilarse
necesito orientación para jubilarme
cómo es eso de jubilarse
me quiero retirar
temas de jubilación
jubilación
pensión de vejez
quiero saber sobre mi jubilación
qué tengo que saber de la jubilación
mi mamá se quiere jubilar
orientación sobre el retiro
retiro`,
  'Cuánto voy a cobrar': `
cuánto voy a cobrar
monto de la pensión
lo que me va a tocar
cuánto se cobra de jubilado
cuánto dan de pensión
de qué depende lo que cobro
saber mi pensión futura
cuánto es la jubilación
mi futura renta
qué pensión tendré
con cuánto me retiro
cuánto cobra un jubilado
lo que cobraré
pensión estimada
cuánto me toca`,
  'Mis aportes': `
mis aportes
aportes
cotizaciones
todo sobre los aportes
información de aportes
cómo funcionan los aportes
quiero saber de mis aportes
tengo dudas con mis aportes
aportar
lo que aporto
problemas con mis aportes
aportes del trabajador
mi cotización
sobre cotizar
aportes mensuales`,
  'Nunca aporté': `
nunca aporté
nunca coticé
no tengo aportes
jamás aporté nada
qué hay para los que no aportaron
sin aportes
mi mamá nunca aportó
nunca pagué la afp
nunca trabajé con papeles
los que no aportamos
no he cotizado en mi vida
cero aportes
soy mayor y no aporté
gente que nunca cotizó
sin ninguna cotización`,
  'Trabajo por mi cuenta': `
trabajo por mi cuenta
soy independiente
autónomos
freelance
sin jefe
jubilación de independientes
tengo mi propio negocio
información para independientes
trabajo por cuenta propia
soy comerciante
vendedores y pensión
trabajadores por su cuenta
no tengo patrón
pensión para independientes
cuentapropista`,
  Enviudé: `
enviudé
soy viuda
me quedé viudo
murió mi esposo
viudez
pensión de viudez
mi familia cuando alguien muere
pensión por muerte
falleció mi pareja
sobrevivencia
murió el que aportaba
qué le toca a la familia
se murió mi mamá
deudos
pensión de sobrevivientes`,
  'Me enfermé y no puedo trabajar': `
me enfermé y no puedo trabajar
pensión de invalidez
estoy enfermo y no puedo seguir trabajando
quedé ciego
perdí una pierna
tengo cáncer
estoy discapacitado, hay pensión
tuve un infarto y no trabajo
no puedo trabajar por mi salud
mi esposo quedó inválido
me dio un derrame
mi hija tiene discapacidad
perdí la vista
estoy en silla de ruedas
pensión por enfermedad
tengo una enfermedad grave y no me dan trabajo
me operaron y quedé mal
estoy con diálisis
invalidez
discapacidad
me puedo jubilar por enfermedad
sufro de los nervios y no puedo trabajar
perdí un brazo
perdí un dedo y no puedo trabajar
mi hijo quedó discapacitado
mi marido está enfermo y no trabaja
ya no camino bien
tengo mal los pulmones
me duele la espalda y no puedo trabajar
quedé sordo
perdí una mano
me amputaron
tengo parkinson
estoy muy mal de salud
no puedo trabajar porque estoy enferma
sufrí un ataque`,
  'Comisiones y administradora': `
comisiones y administradora
la administradora
afp
gestora
quién cuida mi dinero
sobre las administradoras
qué hace la afp
información de mi administradora
comisiones
mi gestora
las afp
entidad que guarda mis aportes
gestora pública
la que maneja mi plata
empresa que administra la pensión`,
  'Trabajé en otro país': `
trabajé en otro país
trabajé afuera
viví en el extranjero
migrantes
aportes de otro país
trabajé en España
estuve en Argentina
volví del extranjero
soy extranjero
emigrantes
trabajé en el exterior
jubilación de migrantes
años en otro país
pensión internacional
retorné al país`,
  'Engaños y reclamos': `
engaños y reclamos
me engañaron
estafas
quiero reclamar
reclamos
me quieren estafar
me mintieron con la pensión
fraude con mi pensión
cuidado con las estafas
recibí un mensaje raro de un bono
me cobran por tramitarme la jubilación
un tramitador me pide plata
engaño por teléfono
protestar
me quieren cobrar por un trámite gratis
me mandaron un enlace para cobrar mi renta
alguien se hace pasar por la administradora
me estafaron
denunciar una estafa
dónde denuncio un fraude
gané un premio de la pensión
creo que me están engañando
me están estafando
me mandaron un mensaje de que gané
piden plata por whatsapp para mi pensión
llegó un mensaje de la afp, será cierto
es verdad el mensaje que me llegó
gente que ofrece ayuda con la pensión cobrando`,
};

export const waysToRoutes: Readonly<Record<string, string>> = {
  'Me falta un año': `
me falta un año para jubilarme
me falta poco para jubilarme
el próximo año me jubilo, qué hago
qué debo revisar antes de jubilarme
cómo me preparo para la jubilación
estoy por jubilarme, qué hago primero
pronto me jubilo y no sé nada
mi esposo se jubila el año que viene, qué preparamos
a meses de jubilarme por dónde empiezo
qué se hace antes de pedir la pensión
preparar mi retiro
en 10 meses cumplo la edad
qué pasos doy antes de jubilarme
me queda un año de trabajo
antes de pedirla qué reviso
me voy a jubilar pronto, qué preparo
estoy cerca de jubilarme
faltan meses para mi jubilación
qué tengo que ir haciendo antes de jubilarme
en dos años me jubilo`,
  'Me jubilo este mes': `
me jubilo este mes
cómo hago para jubilarme
pasos para jubilarme
ya cumplí y quiero hacer el trámite
cómo se pide la jubilación
quiero jubilarme ahora, qué hago
trámite de jubilación paso a paso
ayúdeme a sacar mi jubilación
cómo tramito mi pensión
qué hago el día del trámite
mi mamá se jubila este mes, qué tiene que hacer
necesito pedir mi renta, cómo es
procedimiento para pensionarse
ya me toca jubilarme, cómo lo hago
gestionar mi jubilación
quiero jubilarme ya, qué tengo que hacer
cuáles son los pasos para jubilarse
qué hago para que me den la pensión
necesito sacar mi renta, cómo
vengo a jubilarme
cómo se hace para cobrar la jubilación
explicar el trámite de jubilación
ayudar a mi papá a jubilarse`,
  'Ya cumplí la edad': `
ya cumplí la edad de jubilarme
ya tengo la edad, qué hago
cumplí 65, y ahora qué
ya puedo jubilarme pero no sé si pedirla
tengo la edad y sigo trabajando
mi papá ya cumplió la edad, qué debe hacer
pasé la edad y quiero pedirla
pedirla ya o esperar
acabo de cumplir los años para jubilarme
tengo 66 años, qué me toca hacer
tengo edad de jubilarme
ya llegué a la edad
cumplí años y me toca la pensión
estoy en edad de jubilación
a los 68 qué hago con mi pensión
tengo 65 y no sé qué hacer
ya soy mayor y no me he jubilado
llegué a los 65
ya tengo los años para jubilarme
cumplí la edad pero no pedí nada todavía`,
  'Nunca aporté': `
nunca aporté y ya soy mayor
qué hago si nunca aporté
nunca trabajé con contrato, qué me toca
mi mamá no aportó nunca, qué puede hacer
no aporté y tengo 60
qué pasos doy si no tengo aportes
mi abuelo nunca cotizó, qué le toca
soy del campo y nunca aporté
no tengo ni un aporte, por dónde empiezo
nunca cotizó mi papá y ya es viejo
no aporté nada en mi vida y estoy vieja
nunca me inscribieron, qué hago
cómo consigo algo si no aporté
toda la vida trabajé sin aportar
sin aportes qué puedo pedir
no tengo jubilación ni aportes, qué hago
soy mayor y sin pensión
no aporté y me quedé viejo
nunca estuve inscrito en nada
qué puedo hacer sin aportes
siempre trabajé sin aportar`,
  'Trabajo por mi cuenta': `
soy independiente y quiero aportar
cómo aporto por mi cuenta paso a paso
qué hago para aportar si no tengo patrón
soy taxista, cómo hago para tener pensión
vendo en el mercado y quiero jubilarme
soy albañil por mi cuenta, qué hago
pasos para aportar como independiente
quiero empezar a aportar solo
mi marido es chofer independiente, qué tiene que hacer
tengo una tienda y quiero pensión
cómo consigo jubilación siendo independiente
soy artesana y nunca aporté por mi cuenta
cómo empiezo a cotizar como autónomo
trabajo solo y quiero jubilarme algún día
monotributista y pensión`,
  Enviudé: `
enviudé, qué hago
murió mi esposo y no sé qué hacer
pasos cuando muere el marido
mi esposa falleció, por dónde empiezo
qué hago para cobrar la viudez
acaba de morir mi marido
mi mamá enviudó, cómo la ayudo
se murió mi pareja, qué trámites hago
qué debo hacer después del entierro
quedé viuda con hijos, qué hago
trámite de viudez
cómo se pide la pensión de viuda
falleció mi papá, qué hace mi mamá
perdí a mi esposo, qué sigue
cómo tramito la pensión por muerte`,
  'Trabajé en otro país': `
trabajé en otro país, qué hago
viví en Chile y volví, qué hago con mis aportes
pasos para juntar aportes de dos países
trabajé en España y ahora estoy aquí
mi papá trabajó en Argentina, cómo cobra
estuve en Italia diez años, cómo pido mi pensión
cómo hago valer mis años de afuera
regresé de Estados Unidos y quiero jubilarme
me voy a otro país, qué pasa con mis aportes
cómo pido la pensión de los dos países
aporté allá y aquí, por dónde empiezo
mi esposo trabajó en Brasil
qué hacer con los años trabajados afuera
soy migrante y quiero jubilarme
vivo afuera y aporté aquí
me fui a vivir afuera y dejé mis aportes
quiero cobrar lo que aporté en otro país
vivo en otro país, cómo pido mi pensión de aquí
trabajé mitad aquí y mitad afuera`,
};
