/** Nobody signs in portals of tests, and certificates go out, as in those from before it was asked (decision 0063). */
export const issuesUnsigned = `insert into certificate_design
    (portal_name, institute, heading, lead, achievement, created_at, unsigned_because)
  select portal_name, institute, heading, lead, achievement, created_at, 'before' from certificate_design`;
