-- Where an account is open (spec 5.15): the device in words, and its network without the last part. '' = a sign-in of before.
alter table session add column device text not null default '';
alter table session add column network text not null default '';
