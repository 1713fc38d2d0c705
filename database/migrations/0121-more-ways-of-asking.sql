-- Further ways in which people ask for facts and calculators (spec 6.14), beside those that an institute has; what stands there already stays once.
create function pg_temp.with_line(asked text, line text) returns text language sql as $$
  select case when asked = '' then line when line = any (string_to_array(asked, E'\n')) then asked else asked || E'\n' || line end
$$;

update public.fact set asked = pg_temp.with_line(asked, ways.line)
  from (values
    ('edad-de-jubilacion', '¿A qué edad, como mujer, aquí?'),
    ('documentos-para-jubilarse', 'Documentos para pensionarse'),
    ('enlace-estado-de-cuenta', '¿Dónde veo los míos?'),
    ('pension-solidaria', '¿Cuál es el mínimo si es poco?'),
    ('plazo-de-respuesta', '¿Cuánto tarda y desde cuándo se paga?')) ways (key, line)
  where fact.key = ways.key;
update public.fact set asked = pg_temp.with_line(asked, ways.line)
  from (values
    ('edad-de-jubilacion', 'Edad para jubilarse de las mujeres'),
    ('plazo-del-primer-pago', '¿Cuánto tarda y desde cuándo se paga?'),
    ('adelanto-por-hijos', '¿A qué edad, como mujer, aquí?')) ways (key, line)
  where fact.key = ways.key;
update public.calculator set asked = pg_temp.with_line(asked, ways.line)
  from (values
    ('cuanto-recibire', '¿Cuánto, más o menos?'),
    ('cuanto-debo-ahorrar', '¿Cuánto ahorrar para jubilarme?')) ways (name, line)
  where calculator.name = ways.name;
update public.calculator set asked = pg_temp.with_line(asked, '¿Cuánto me van a pagar de jubilación?')
  where name = 'cuanto-recibire';
