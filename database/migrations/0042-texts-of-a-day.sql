-- The day on which a text on the pension system was last saved, which its readers are told; null = before this was kept.
alter table pension_item add column updated_at timestamptz;
