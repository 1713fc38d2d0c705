-- Facts of the country as the search finds them, and how people ask for them and for calculators: one way a line, which
-- administrators edit. Keys and titles are those of contract/content/parameter-keys.ts; a test compares them.
create table fact (
  id integer primary key,
  key text not null unique,
  title text not null,
  asked text not null,
  -- Its value in words, derived with every save; '' = the institute has not given it.
  content_text text not null default '',
  deleted_at timestamptz,
  search tsvector generated always as (public.search_words(title, asked || ' ' || content_text)) stored
);
insert into fact (id, key, title, asked) values
  (1, 'edad-de-jubilacion', 'Edad de jubilación', E'¿A qué edad me jubilo?\n¿A qué edad me jubilo si soy mujer?\n¿A qué edad se jubila un hombre?\n¿A qué edad se jubila una mujer?\nEdad para jubilarse\nYa cumplí la edad\n¿Llego tarde?'),
  (2, 'meses-de-aporte', 'Meses de aporte que se piden', E'¿Cuántos aportes necesito?\n¿Cuántas cotizaciones necesito?\n¿Cuántos años tengo que aportar?\n¿Cuántos meses hay que aportar para jubilarse?'),
  (3, 'otras-vias', 'Otras formas de jubilarse', E'¿Puedo jubilarme antes?\nJubilación anticipada\nJubilarse antes de la edad'),
  (4, 'adelanto-por-hijos', 'Adelanto por hijos', E'¿A qué edad me jubilo si soy mujer?\n¿Puedo jubilarme antes por mis hijos?\nJubilación por hijos'),
  (5, 'aporte', 'Aporte en total', E'¿Cuánto se aporta?\n¿Qué porcentaje se aporta?\nPorcentaje de aporte'),
  (6, 'aporte-de-quien-trabaja', 'Parte de quien trabaja', E'¿Cuánto me descuentan del sueldo?\n¿Cuánto aporto yo?'),
  (7, 'aporte-del-empleador', 'Parte del empleador', E'¿Cuánto aporta mi empleador?\nAporte del empleador'),
  (8, 'tope-del-sueldo', 'Tope del sueldo que aporta', E'¿Hasta qué sueldo se aporta?\nTope de aporte'),
  (9, 'sueldo-minimo', 'Sueldo mínimo', E'¿Cuánto es el sueldo mínimo?\nSalario mínimo'),
  (10, 'comision-sobre-sueldo', 'Comisión sobre el sueldo', E'¿Cuánto me cobran de comisión?\n¿Cuánto cobra la administradora?'),
  (11, 'comision-sobre-saldo', 'Comisión sobre el saldo', '¿Cuánto me cobran por mi saldo?'),
  (12, 'pension-minima', 'Pensión mínima', '¿Cuánto es la pensión mínima?'),
  (13, 'pension-solidaria', 'Pensión solidaria', E'¿Cuál es la pensión mínima?\n¿Cuánto es la pensión solidaria?\n¿Y si me toca muy poco?'),
  (14, 'edad-de-pension-solidaria', 'Edad de la pensión solidaria', '¿Desde qué edad se paga la pensión solidaria?'),
  (15, 'parte-de-la-pareja', 'Parte de la pareja al enviudar', E'¿Cuánto le toca a mi esposa?\n¿Cuánto cobra la viuda?'),
  (16, 'parte-de-cada-hijo', 'Parte de cada hijo', E'¿Cuánto le toca a mis hijos?\n¿Cuánto cobra un huérfano?'),
  (17, 'gastos-de-entierro', 'Gastos de entierro', '¿Quién paga el entierro?'),
  (18, 'rendimiento-prudente', 'Rendimiento real, si va mal', ''),
  (19, 'rendimiento-medio', 'Rendimiento real, en medio', ''),
  (20, 'rendimiento-favorable', 'Rendimiento real, si va bien', ''),
  (21, 'crecimiento-del-sueldo', 'Crecimiento real del sueldo', ''),
  (22, 'tasa-tecnica', 'Tasa técnica', ''),
  (23, 'tabla-de-vida', 'Tabla de vida', 'Tabla de mortalidad'),
  (24, 'documentos-para-jubilarse', 'Documentos para jubilarse', E'¿Qué papeles llevo para jubilarme?\n¿Qué documentos necesito para jubilarme?\n¿Qué llevo?\nRequisitos para jubilarse'),
  (25, 'documentos-al-enviudar', 'Documentos al enviudar', E'¿Qué papeles llevo si enviudé?\nPapeles para la pensión de viudez'),
  (26, 'documentos-de-otro-pais', 'Documentos si trabajaste en otro país', '¿Qué papeles llevo si trabajé en otro país?'),
  (27, 'documentos-para-reclamar', 'Documentos para reclamar meses', '¿Qué papeles llevo para reclamar aportes?'),
  (28, 'documentos-por-cuenta-propia', 'Documentos si trabajas por tu cuenta', '¿Qué papeles llevo si trabajo por mi cuenta?'),
  (29, 'desde-cuando-se-pide', 'Desde cuándo se puede pedir', E'¿Cuándo puedo pedir mi pensión?\n¿Cuándo inicio el trámite?'),
  (30, 'plazo-de-respuesta', 'Cuánto tarda la respuesta', E'¿Cuánto tarda el trámite?\n¿Cuánto tarda el trámite y desde cuándo me pagan?\n¿Cuánto tardan en responder?'),
  (31, 'plazo-del-primer-pago', 'Cuándo llega el primer pago', E'¿Desde cuándo me pagan?\n¿Cuándo me pagan la primera pensión?\n¿Cuánto tarda el trámite y desde cuándo me pagan?\n¿Llego tarde?\n¿Pierdo meses si llego tarde?'),
  (32, 'plazo-de-reclamo', 'Cuánto tarda un reclamo', '¿Cuánto tardan en responder un reclamo?'),
  (33, 'seguro-de-salud', 'Seguro de salud después de jubilarse', E'¿Tengo salud después?\n¿Tengo seguro de salud si me jubilo?'),
  (34, 'trabajar-jubilado', 'Seguir trabajando después de jubilarse', E'¿Puedo seguir trabajando si me jubilo?\n¿Puedo trabajar jubilado?'),
  (35, 'impuestos-de-la-pension', 'Impuestos de la pensión', E'¿La pensión paga impuestos?\n¿Pago impuestos por mi jubilación?'),
  (36, 'telefono', 'Teléfono de consultas', E'¿A quién llamo?\nTeléfono\n¿A qué número llamo?'),
  (37, 'whatsapp', 'WhatsApp', 'Número de WhatsApp'),
  (38, 'horario', 'Horario', E'¿A qué hora atienden?\nHorario de atención'),
  (39, 'oficinas', 'Oficinas', E'¿Dónde está la oficina?\n¿Dónde queda la oficina?\nDirección de la oficina'),
  (40, 'enlace-estado-de-cuenta', 'Dónde ver tu estado de cuenta', E'¿Dónde veo mis aportes?\n¿Dónde veo mi estado de cuenta?\nVer mis aportes'),
  (41, 'enlace-de-tramites', 'Dónde se hacen los trámites', '¿Dónde hago el trámite?'),
  (42, 'enlace-de-reclamos', 'Dónde se reclama', E'¿Dónde reclamo?\n¿Dónde hago un reclamo?'),
  (43, 'convenios', 'Países con convenio', '¿Con qué países hay convenio?');

-- Null = saved before the ways of asking were kept with a fact.
alter table parameter add column asked text;

-- The words of what was given already, until its next save: without units.
update fact set content_text = coalesce(nullif(
    (select string_agg(word #>> '{}', ' ') from jsonb_path_query(newest.value, 'strict $.** ? (@.type() == "string")') word), ''), fact.title)
  from (select distinct on (key) key, value from parameter order by key, version desc) newest
  where newest.key = fact.key and newest.value is not null;

alter table calculator add column version integer not null default 1;
alter table calculator drop column search;
alter table calculator rename column words to asked;
update calculator set asked = case name
  when 'cuando-puedo-jubilarme' then E'¿Cuándo me jubilo?\n¿A qué edad me jubilo?\n¿Cuántos años tengo que aportar?\n¿Cuántos aportes necesito?\nEdad de jubilación\nEdad de retiro'
  when 'cuanto-recibire' then E'¿Cuánto voy a cobrar?\n¿Cuánto me toca?\n¿Cuánto me toca de jubilación?\nMonto de mi pensión\nCalcular mi jubilación\nCalculadora\nSimulador'
  when 'cuanto-cuesta-una-laguna' then E'Meses sin aportar\nMe faltan aportes\nDejé de aportar\nLagunas'
  when 'cuanto-debo-ahorrar' then E'Aporte voluntario\nAhorro para la vejez\n¿Cuánto apartar?'
  else E'Comisiones de la administradora\n¿Cuánto me descuentan?' end;
alter table calculator add column search tsvector
  generated always as (public.search_words(title, description || ' ' || asked)) stored;

-- Other ways in which people ask a question of a subject, one a line.
drop view shown_answer;
alter table subject_answer add column asked text not null default '';
alter table subject_answer drop column search;
alter table subject_answer add column search tsvector
  generated always as (public.search_words(title, asked || ' ' || answer)) stored;
create index subject_answer_search on subject_answer using gin (search);
create view shown_answer as
  select answer.id, answer.title, answer.answer, answer.asked, answer.search, subject.deleted_at
  from public.subject_answer answer join public.subject on subject.id = answer.subject_id;
