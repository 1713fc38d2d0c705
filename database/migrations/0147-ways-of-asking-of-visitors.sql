-- Further ways in which visitors ask for facts and calculators (spec 6.14); what stands there already stays once.
create or replace function pg_temp.with_line(asked text, line text) returns text language sql as $$
  select case when asked = '' then line when line = any (string_to_array(asked, E'\n')) then asked else asked || E'\n' || line end
$$;

update public.fact set asked = pg_temp.with_line(asked, ways.line)
  from (values
    ('edad-de-jubilacion', 'Requisitos de jubilación'),
    ('meses-de-aporte', 'Requisitos de jubilación'),
    ('adelanto-por-hijos', 'Maternidad'),
    ('aporte', '¿Cuánto debo aportar?'),
    ('aporte-de-quien-trabaja', '¿Cuánto debo aportar?'),
    ('trabajar-jubilado', 'Trabajar y cobrar la jubilación'),
    ('desde-cuando-se-pide', '¿Cuándo tengo que empezar el trámite?'),
    ('pension-solidaria', 'Renta mínima'),
    ('documentos-para-jubilarse', '¿Qué papeles necesito?'),
    ('plazo-de-respuesta', '¿Cuánto tiempo demora el trámite?'),
    ('enlace-estado-de-cuenta', '¿Cuántos aportes tengo?')) ways (key, line)
  where fact.key = ways.key;
update public.fact set asked = pg_temp.with_line(asked, ways.line)
  from (values
    ('pension-solidaria', 'Bono para adultos mayores'),
    ('otras-vias', '¿Me puedo jubilar a los 60?'),
    ('aporte', '¿Cuánto tengo que aportar?'),
    ('aporte-de-quien-trabaja', '¿Cuánto tengo que aportar?'),
    ('enlace-estado-de-cuenta', '¿Cuántas cotizaciones tengo?')) ways (key, line)
  where fact.key = ways.key;
update public.calculator set asked = pg_temp.with_line(asked, 'Calcular mi pensión') where name = 'cuanto-recibire';
update public.calculator set asked = pg_temp.with_line(asked, '¿Cuánto voy a ganar de jubilado?') where name = 'cuanto-recibire';
update public.calculator set asked = pg_temp.with_line(asked, '¿Cuánto me falta para jubilarme?') where name = 'cuando-puedo-jubilarme';
update public.calculator set asked = pg_temp.with_line(asked, '¿En qué año me jubilo?') where name = 'cuando-puedo-jubilarme';
