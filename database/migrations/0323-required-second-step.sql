-- The rule by which whoever administers must have a second step (spec 5.16). No row = nobody must.
create table second_step_rule (
  is_only boolean primary key default true check (is_only),
  -- 'admin' = administrators, 'roles' = also whoever holds a role besides.
  applies_to text not null check (applies_to in ('admin', 'roles')),
  -- From then on an account without one can do nothing but set it up.
  due_at timestamptz not null,
  -- When the letter shortly before was written; null = not yet.
  reminded_at timestamptz
);
