-- What people open and what they search for in vain, without a name (spec 10.6).
create table content_opening (
  kind text not null check (kind in ('article', 'course')),
  content_id integer not null,
  day date not null,
  count integer not null check (count > 0),
  primary key (day, kind, content_id)
);

create table fruitless_search (
  digest bytea not null, -- of the words, with the portal's key
  day date not null,
  -- Which 256th of all visitors asked first that day: tells two of them apart, and names nobody.
  visitor_share smallint not null check (visitor_share between 0 and 255),
  count integer not null check (count > 0),
  words text, -- null until somebody else has asked for the same on a later day
  primary key (digest, day)
);
create index fruitless_search_day on fruitless_search (day, digest);
