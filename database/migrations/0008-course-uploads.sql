-- An exported course may come in parts too.
alter table upload drop constraint upload_kind_check;
alter table upload add constraint upload_kind_check check (kind in ('document', 'video', 'courseArchive'));
