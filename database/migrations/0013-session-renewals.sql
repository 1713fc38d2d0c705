-- A renewal whose answer was lost can be repeated: by the browser that made it (the hash of its idempotency key),
-- and on pages until the new value of the cookie has been seen once.
alter table session add column renewal_hash bytea;
alter table session add column is_seen boolean not null default true;
