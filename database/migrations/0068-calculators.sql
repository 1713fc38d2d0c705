-- The calculators as the search finds them. What they are stands in contract/pension/calculators.ts; a test compares the titles.
create table calculator (
  id integer primary key,
  -- The name in the address.
  name text not null unique,
  title text not null,
  description text not null,
  -- Words that people ask with, and that no reader sees.
  words text not null,
  deleted_at timestamptz,
  search tsvector generated always as (public.search_words(title, description || ' ' || words)) stored
);
insert into calculator (id, name, title, description, words) values
  (1, 'cuando-puedo-jubilarme', '¿Cuándo puedo jubilarme?',
   'Tu edad y tus años aportados dicen desde qué mes tienes derecho a una pensión.',
   'edad de jubilación, cuándo me jubilo, a qué edad, cuántos años tengo que aportar, cuántos aportes, retiro'),
  (2, 'cuanto-recibire', '¿Cuánto recibiré?',
   'Una pensión estimada en tres escenarios, y lo que más puede subirla.',
   'cuánto voy a cobrar, cuánto me toca, monto de mi pensión, calcular mi jubilación, calculadora, simulador'),
  (3, 'cuanto-cuesta-una-laguna', '¿Cuánto me cuesta una laguna?',
   'Lo que pierde tu pensión por los meses en que nadie aportó, y cómo recuperarlos.',
   'meses sin aportar, me faltan aportes, dejé de aportar, lagunas'),
  (4, 'cuanto-debo-ahorrar', '¿Cuánto debo ahorrar?',
   'Di cuánto quieres recibir y te decimos cuánto apartar cada mes desde hoy.',
   'aporte voluntario, ahorro para la vejez, cuánto apartar'),
  (5, 'cuanto-pago-de-comision', '¿Cuánto pago de comisión?',
   'Lo que cobra la administradora en un mes, en un año y hasta que te retires.',
   'comisiones de la administradora, cuánto me descuentan');
