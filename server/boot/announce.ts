import type { Config } from '../context/config.ts';

/** The operator's message once the portal listens: its address and how to sign in as administrator (spec 13.1). */
export function announcement(
  config: Config,
  url: string,
  administrator: { username: string; password: string | undefined },
  others: readonly number[] = [],
): string {
  const { username, password } = administrator;
  const hint = password === undefined ? ` (npm run admin -- reset ${username} sets a new password)` : '';
  return [
    '',
    `  Aula Previsional is ready: ${url}`,
    ...(config.publicUrl === undefined
      ? ['  (links in mails use this address; set PUBLIC_URL to the one people type)']
      : []),
    `  Administrator: ${username}${hint}`,
    ...(password === undefined
      ? []
      : [`  Password:      ${password}   (shown once; change it at the first sign-in)`]),
    ...(config.smtpUrl === undefined
      ? ['  No SMTP_URL: mails wait in the outbox (/correos) and an administrator activates accounts.']
      : []),
    ...others.map((pid) => `  Process ${pid} uses the same DATA_DIR: what changes in one changes in both.`),
    '',
    '',
  ].join('\n');
}
