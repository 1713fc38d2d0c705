import { expect, test } from 'vitest';
import { loggedError } from './log.ts';

test('an error is kept with what failed and where, never with the row that PostgreSQL repeats', () => {
  const error = Object.assign(new Error('breaks a rule'), {
    code: '23514',
    constraint: 'account_role_check',
    detail: 'Failing row contains (7, maria@correo.test, $argon2id$…)',
    where: "unnamed portal parameter $1 = 'maria@correo.test'",
  });
  const kept = loggedError(error);
  expect(kept).toMatchObject({ message: 'breaks a rule', code: '23514', constraint: 'account_role_check' });
  expect(JSON.stringify(kept)).not.toContain('maria');
});
