-- A country's own life table is a fact (spec 19.1): the price of a pension takes it instead of the example.
insert into fact (id, key, title, asked) values
  (44, 'mortalidad', 'Tabla de vida, edad por edad', E'Tabla de mortalidad\nEsperanza de vida por edad');
