import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig (spec 13.2)', () => {
  test('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      adminUsername: 'admin',
      demo: true,
      rateLimitFactor: 1,
      publicUrl: undefined,
    });
  });

  test('an empty variable counts as unset; demo follows the database', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: 'postgres://x/y' })).toMatchObject({
      port: 3000,
      demo: false,
    });
    expect(readConfig({ DATABASE_URL: 'postgres://x/y', DEMO: '1' }).demo).toBe(true);
  });

  test('an empty DATABASE_URL is no wish for a database of its own', () => {
    expect(() => readConfig({ DATABASE_URL: '' })).toThrow(ConfigError);
    expect(() => readConfig({ DATABASE_URL: ' ' })).toThrow(/^DATABASE_URL: [^\n]+$/);
  });

  const wrong = {
    PORT: 'ochenta',
    TIME_ZONE: 'Marte/Olimpo',
    PUBLIC_URL: 'portal',
    DEMO: 'yes',
    SECRET_KEY: 'corta',
    RATE_LIMIT_FACTOR: '-1',
    SMTP_URL: 'http://x',
    ADMIN_PASSWORD: 'x',
    TRUSTED_PROXIES: '10.0.0.0/8, proxy.local',
  };
  test('what is put in front of paths has nothing behind them; limits are finite', () => {
    expect(() => readConfig({ PUBLIC_URL: 'https://portal.example/?a=1' })).toThrow(/^PUBLIC_URL: /);
    expect(() => readConfig({ RATE_LIMIT_FACTOR: '1e999' })).toThrow(/^RATE_LIMIT_FACTOR: /);
    expect(readConfig({ PUBLIC_URL: 'https://portal.example/aula/' }).publicUrl).toBe(
      'https://portal.example/aula',
    );
  });

  for (const [name, value] of Object.entries(wrong)) {
    test(`${name}=${value} is refused in one line that names it`, () => {
      expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
      expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: expected [^\n]+$`));
    });
  }
});
