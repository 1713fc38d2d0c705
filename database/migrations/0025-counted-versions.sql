-- Two people who change the same category, video, law or slide are told of each other (409), as with texts.
alter table category add column version integer not null default 1;
alter table video add column version integer not null default 1;
alter table law add column version integer not null default 1;
alter table slide add column version integer not null default 1;
