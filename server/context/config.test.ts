import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, settingWarnings } from './config.ts';

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

  test('several servers of the database are named as libpq does; those that only read are refused', () => {
    const DATABASE_URL = 'postgres://u:p@one:5432,two:5433/portal?target_session_attrs=read-write';
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
    expect(() => readConfig({ DATABASE_URL: 'postgres://u:p@one,two:x/portal' })).toThrow(
      /^DATABASE_URL: expected a URL/,
    );
  });

  test('a way past the pooler needs the way through it', () => {
    const DATABASE_URL_DIRECT = 'postgres://u:p@one,two/portal';
    expect(() => readConfig({ DATABASE_URL_DIRECT })).toThrow(/^DATABASE_URL_DIRECT: expected only/);
    expect(readConfig({ DATABASE_URL_DIRECT, DATABASE_URL: 'postgres://u:p@pooler/portal' })).toMatchObject({
      databaseDirectUrl: DATABASE_URL_DIRECT,
    });
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
    MAIL_FROM: 'nobody',
    TRUSTED_PROXIES: '10.0.0.0/8, proxy.local',
  };
  test('what is put in front of paths has nothing behind them; limits are finite', () => {
    expect(() => readConfig({ PUBLIC_URL: 'https://portal.example/?a=1' })).toThrow(/^PUBLIC_URL: /);
    expect(() => readConfig({ RATE_LIMIT_FACTOR: '1e999' })).toThrow(/^RATE_LIMIT_FACTOR: /);
    expect(readConfig({ PUBLIC_URL: 'https://portal.example/aula/' }).publicUrl).toBe(
      'https://portal.example/aula',
    );
  });

  test('a mail server has a name', () => {
    for (const SMTP_URL of ['smtp://', 'smtp:mail.example', 'smtps://:secret@'])
      expect(() => readConfig({ SMTP_URL }), SMTP_URL).toThrow(/^SMTP_URL: expected/);
  });

  test('letters come from an address, with or without a name, of this machine too', () => {
    for (const MAIL_FROM of ['aula@instituto.example', 'Aula <aula@instituto.example>', 'aula@localhost'])
      expect(readConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
    for (const MAIL_FROM of ['Aula', 'Aula <aula>', 'Aula aula@instituto.example', 'Aula <a@b', 'a@b>'])
      expect(() => readConfig({ MAIL_FROM }), MAIL_FROM).toThrow(/^MAIL_FROM: expected/);
  });

  test('a bucket is named whole, or files lie in DATA_DIR', () => {
    expect(readConfig({}).s3).toBeUndefined();
    const S3 = {
      S3_ENDPOINT: 'https://s3.example/',
      S3_BUCKET: 'aula',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    };
    expect(readConfig({ ...S3, S3_PREFIX: 'portal/uno/' }).s3).toMatchObject({
      endpoint: 'https://s3.example',
      region: 'us-east-1',
      prefix: 'portal/uno/',
      isPathStyle: true,
    });
    for (const name of Object.keys(S3))
      expect(() => readConfig({ ...S3, [name]: '' }), name).toThrow(
        new RegExp(`^${name}: expected a value, because S3_`),
      );
    for (const [name, value] of [
      ['S3_ENDPOINT', 's3.example'],
      ['S3_ENDPOINT', 'https://s3.example/aula'],
      ['S3_BUCKET', 'Aula'],
      ['S3_PREFIX', '../otro'],
      ['S3_PATH_STYLE', 'yes'],
      ['S3_DOWNLOAD_ENDPOINT', 'ftp://s3.example'],
    ] as const)
      expect(() => readConfig({ ...S3, [name]: value }), name).toThrow(new RegExp(`^${name}: expected`));
  });

  test('a replica is named beside the database that it follows', () => {
    const DATABASE_REPLICA_URL = 'postgres://u:p@two:5432/portal';
    expect(readConfig({ DATABASE_URL: 'postgres://u:p@one/portal', DATABASE_REPLICA_URL })).toMatchObject({
      databaseReplicaUrl: DATABASE_REPLICA_URL,
    });
    expect(() => readConfig({ DATABASE_REPLICA_URL })).toThrow(/^DATABASE_REPLICA_URL: expected only beside/);
  });

  test('bundles lie in a folder or in a bucket, with the keys of files or others', () => {
    const S3 = {
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'aula',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    };
    const BACKUP_DIR = 's3://copias/aula';
    expect(readConfig({ BACKUP_DIR: 'copias' }).backupDir).toBe(resolve('copias'));
    expect(readConfig({ ...S3, BACKUP_DIR: `${BACKUP_DIR}/` })).toMatchObject({
      backupDir: BACKUP_DIR,
      backupS3: { endpoint: 'https://s3.example', accessKeyId: 'a', region: 'us-east-1', isPathStyle: true },
    });
    const other = { BACKUP_S3_ENDPOINT: 'https://otro.example', BACKUP_S3_PATH_STYLE: '0' };
    expect(readConfig({ ...S3, ...other, BACKUP_DIR }).backupS3).toMatchObject({
      ...{ endpoint: 'https://otro.example', accessKeyId: 'a', isPathStyle: false },
      settings: { endpoint: 'BACKUP_S3_ENDPOINT', accessKeyId: 'S3_ACCESS_KEY_ID' },
    });
    expect(() => readConfig({ BACKUP_DIR })).toThrow(
      'BACKUP_S3_ENDPOINT: expected a value, because BACKUP_DIR is set',
    );
    expect(() => readConfig({ ...other })).toThrow(
      'BACKUP_S3_ACCESS_KEY_ID: expected a value, because BACKUP_',
    );
    for (const place of [
      's3://',
      's3://Aula',
      's3://aula/../otra',
      'https://aula',
      'S3:/aula',
      'op@nas:/copias',
    ])
      expect(() => readConfig({ ...S3, BACKUP_DIR: place }), place).toThrow(/^BACKUP_DIR: expected/);
    for (const place of [
      '~/copias',
      ' /mnt/copias',
      '/mnt/copias\r',
      '/srv/aula/files',
      '/srv/aula/postgres/x',
    ])
      expect(() => readConfig({ DATA_DIR: '/srv/aula', BACKUP_DIR: place }), place).toThrow(
        /^BACKUP_DIR: expected/,
      );
    expect(readConfig({ DATA_DIR: '/srv/aula', BACKUP_DIR: '/srv/aula/filesystem' }).backupDir).toBe(
      '/srv/aula/filesystem',
    );
  });

  test('a name that is a few letters off is told of', () => {
    const meant = { TRUSTED_PROXY: 'TRUSTED_PROXIES', DRAIN_SECS: 'DRAIN_SECONDS', TIMEZONE: 'TIME_ZONE' };
    for (const [name, setting] of Object.entries({ ...meant, HOSTS: 'HOST', SMTP_URI: 'SMTP_URL' }))
      expect(settingWarnings([name])).toEqual([`${name} is no setting: is ${setting} meant?`]);
    const usual = [
      'HOME',
      'PATH',
      'LANG',
      'TERM',
      'USER',
      'PWD',
      'MAIL',
      'TZ',
      'TMPDIR',
      'HOSTNAME',
      'NODE_ENV',
    ];
    expect(settingWarnings([...usual, 'PORT', 'SECRET_KEY', 'SECRET_KEY_BEFORE', 'CERTIFICATE_P12'])).toEqual(
      [],
    );
  });

  for (const [name, value] of Object.entries(wrong)) {
    test(`${name}=${value} is refused in one line that names it`, () => {
      expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
      expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: expected [^\n]+$`));
    });
  }
});
