-- A username as it is seen: two that look alike have one skeleton, after UTS 39 (decision 0156).
create function public.username_skeleton(username text) returns text
  language sql immutable parallel safe
  return replace(replace(translate(lower(username), 'i10', 'llo'), 'rn', 'm'), 'vv', 'w');
