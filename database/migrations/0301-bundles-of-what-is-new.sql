-- The name of the whole bundle at the same place that has the other files of this one; null: it is whole (decision 0155).
alter table backup_run add column base text;
