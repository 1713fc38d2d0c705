-- Further ways of asking for facts, calculators, the portal's own pages and what it does not treat, with a story around the
-- question; words of everyday speech for the lexicon. They come after what an institute wrote, and take nothing away.
update fact set asked = ltrim(asked || E'\n' || ways, E'\n') from (values
  ('edad-de-jubilacion', 'mi papá ya tiene la edad o todavía no
le alcanza la edad a mi mamá
de cuántos años se retira un varón
cuántos años tiene que cumplir mi esposo'),
  ('meses-de-aporte', 'cuánto tiempo hay que haber aportado para que te paguen
con quince años puestos alcanza
me faltan meses o ya llego
cuántos meses tengo que juntar'),
  ('otras-vias', 'mi trabajo fue pesado, hay otra forma de jubilarse
jubilarse sin llegar a la edad'),
  ('adelanto-por-hijos', 'tuve cuatro hijos, me adelantan
a las madres nos descuentan años por cada hijo
por cada hijo me jubilo antes'),
  ('aporte', 'de mi boleta cuánto se va para la jubilación en total
entre los dos cuánto se pone'),
  ('aporte-de-quien-trabaja', 'cuánto me sacan a mí cada mes
qué porcentaje de mi boleta se va para la vejez'),
  ('aporte-del-empleador', 'cuánto pone el patrón de su bolsillo
la empresa pone algo o todo sale de mí'),
  ('sueldo-minimo', 'de cuánto es el mínimo este año'),
  ('pension-solidaria', 'cuánto le dan al mes a los viejitos sin aportes
lo que paga el estado a los ancianos pobres'),
  ('edad-de-pension-solidaria', 'a mi abuela de qué edad le dan la ayuda'),
  ('parte-de-la-pareja', 'qué parte de lo que cobraba mi esposa me queda'),
  ('parte-de-cada-hijo', 'a cada hijo huérfano cuánto le dan'),
  ('gastos-de-entierro', 'quién paga el cajón y el velorio
me ayudan con los gastos del cementerio
no tengo para enterrar a mi papá'),
  ('documentos-para-jubilarse', 'qué llevo a la oficina para que no me hagan volver
qué me van a pedir cuando vaya a jubilarme'),
  ('documentos-al-enviudar', 'qué papeles llevo para cobrar lo de mi difunto esposo'),
  ('documentos-para-reclamar', 'con qué pruebo los meses que no pusieron
qué guardo para demostrar que trabajé'),
  ('desde-cuando-se-pide', 'con cuánto tiempo de anticipación empiezo el trámite'),
  ('plazo-de-respuesta', 'ya presenté todo, en cuánto me contestan'),
  ('plazo-del-primer-pago', 'ya me aprobaron, cuándo veo la plata'),
  ('seguro-de-salud', 'cuando deje de trabajar quién me atiende si me enfermo
pierdo el médico al jubilarme
mis remedios de jubilado quién los da'),
  ('trabajar-jubilado', 'me jubilé y quiero seguir haciendo algo'),
  ('impuestos-de-la-pension', 'nos cobran impuestos a los viejos'),
  ('telefono', 'hay un número para que me expliquen
adónde llamo si no entiendo
quiero hablar con una persona'),
  ('horario', 'los domingos abren
hasta qué hora alcanzo a ir hoy
en feriado atienden'),
  ('oficinas', 'vivo en un pueblo, dónde hay una oficina cerca
adónde tengo que ir en persona'),
  ('enlace-de-tramites', 'vivo lejos, puedo hacer mis papeles por internet'),
  ('enlace-de-reclamos', 'dónde pongo mi queja por escrito'),
  ('convenios', 'con qué países hay arreglo para lo que trabajé allá
hay tratado con donde trabajé')
) as more(name, ways) where fact.key = more.name;

update calculator set asked = ltrim(asked || E'\n' || ways, E'\n') from (values
  ('cuando-puedo-jubilarme', 'cuánto le falta a mi mamá para retirarse
nací en el 64, en qué año me toca'),
  ('cuanto-cuesta-una-laguna', 'dejé de trabajar por mis hijos, cuánto menos voy a cobrar
estuve años sin aportar, cuánto me costó'),
  ('cuanto-debo-ahorrar', 'quiero vivir tranquilo de viejo, cuánto guardo por mes
cuánto pongo cada mes para cobrar tres mil
para tener una buena vejez cuánto junto'),
  ('cuanto-pago-de-comision', 'en toda mi vida cuánto se habrá llevado la administradora')
) as more(page, ways) where calculator.name = more.page;

update portal_page set asked = ltrim(asked || E'\n' || ways, E'\n') from (values
  (1, 'no me acuerdo con qué clave me registré
se me borró la contraseña y no puedo entrar
puse mal mi clave muchas veces'),
  (2, 'ya tengo cuenta, por dónde entro'),
  (3, 'quiero hacerme una cuenta aquí, qué hago'),
  (4, 'me registré y no llegó nada a mi correo
el mensaje para confirmar nunca apareció
el enlace de activar ya no sirve'),
  (5, 'escribí mal mi apellido y quiero corregirlo
cambié de correo, cómo lo pongo'),
  (6, 'dónde están los cursos en los que me anoté
por dónde iba en mi curso'),
  (7, 'si se corta el internet en plena prueba qué pasa con lo que respondí
cuánto rato dura la prueba
puedo volver atrás en una pregunta'),
  (8, 'saqué mala nota, la puedo dar de nuevo
me fue mal en la prueba, hay otra oportunidad
no alcancé el puntaje, cuándo repito'),
  (9, 'terminé todo y no encuentro mi diploma
de dónde imprimo mi título del curso'),
  (10, 'me trajeron un diploma de este portal, cómo sé si es verdadero
quiero ver si el papel de un postulante es falso'),
  (11, 'ya no quiero estar aquí, bórrenme
quiero que eliminen todo lo mío
saquen mis datos de esta página'),
  (12, 'hay algo para aprender de pensiones
quiero estudiar sobre jubilación
dan clases gratis'),
  (14, 'quiero mandarles una pregunta a ustedes'),
  (16, 'no alcanzo a leer, pongan la letra más grande
me lo puede leer en voz alta'),
  (20, 'dónde veo cuánto saqué
qué nota tengo en la prueba')
) as more(page, ways) where portal_page.id = more.page;

update untreated set asked = ltrim(asked || E'\n' || ways, E'\n') from (values
  ('divorcio', 'me estoy separando y quiere la mitad de todo
mi marido me dejó por otra, cómo repartimos'),
  ('alimentos', 'el papá de mis hijos no me pasa nada
mi ex no da plata para los niños'),
  ('despido', 'me botaron sin pagarme nada
me sacaron del trabajo y no me dieron mis beneficios'),
  ('prestamos', 'necesito que me presten con mi boleta
me ahogan las deudas'),
  ('militares', 'mi hijo tiene que ir al cuartel
el servicio militar de mi nieto'),
  ('documentos-del-estado', 'se me venció el carnet
perdí mi documento, dónde saco otro'),
  ('seguro-medico', 'quiero sacar ficha para el doctor
me duele mucho, dónde me atienden'),
  ('vivienda', 'no alcanzo a pagar mi cuarto
me quieren desalojar
el dueño me sube el alquiler'),
  ('empleo', 'estoy buscando pega
dónde contratan gente'),
  ('vacaciones', 'no me dieron mi aguinaldo
cuántos días de descanso me tocan'),
  ('herencias', 'mi padre dejó una casa y somos varios hermanos
el terreno de mi mamá no tiene papeles'),
  ('criptomonedas', 'en qué pongo mi plata para que crezca rápido'),
  ('denuncias-policiales', 'me asaltaron en la calle'),
  ('servicios', 'me llegó carísimo el recibo de la luz
me cortaron el agua'),
  ('becas', 'quiero una beca para mi hija')
) as more(name, ways) where untreated.product_key = more.name;

update lexicon_entry set product_words = product_words || words.more from (values
  ('depositar', array['puso', 'pusieron', 'ponen', 'poner aportes', 'puesto']),
  ('empleador', array['constructora', 'contratista', 'patroncito', 'los dueños']),
  ('morir', array['enterré', 'enterramos', 'velamos', 'ya no está con nosotros']),
  ('viudo', array['enterré a mi marido', 'enterré a mi esposo', 'murió mi esposa', 'falleció mi esposa', 'murió mi pareja', 'quedé sola']),
  ('fraude', array['gane un bono', 'gané un premio', 'me quieren engañar', 'piden mis datos']),
  ('rechazar', array['me dijeron que no', 'no me la dieron', 'me botaron la solicitud']),
  ('poco', array['no llego a fin de mes', 'apenas me alcanza']),
  ('todo-junto', array['de un tirón', 'de un solo tirón', 'todo de golpe', 'completo']),
  ('conviviente', array['juntos sin papeles', 'sin papeles de matrimonio', 'convivimos', 'vivimos juntos']),
  ('cambiar-administradora', array['irme con otra', 'moverme a otra', 'pasarme a otra']),
  ('quebrar', array['banca rota', 'se funden', 'se va a la quiebra']),
  ('otra-persona', array['ir en su lugar', 'en su lugar', 'puedo ir yo', 'mandar a mi hija']),
  ('olvidar', array['no me acuerdo']),
  ('reprobar', array['saqué mala nota', 'me aplazaron', 'no alcancé el puntaje']),
  ('borrar-cuenta', array['bórrenme', 'bórreme', 'eliminen mi cuenta'])
) as words(name, more) where lexicon_entry.product_key = words.name;
