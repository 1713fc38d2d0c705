import type { Portal } from '../../context/context.ts';
import { requestNumberHeader } from './request-number.ts';

/** The policy of everything except pages: nothing may run. Pages replace it by `pagePolicy`. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'content-security-policy': closedPolicy,
};
const overHttps = { ...everywhere, 'strict-transport-security': 'max-age=31536000' };

/** The headers of every answer, with the number of its request. */
export const answerHeaders = (portal: Portal, reqId: string): Record<string, string> => ({
  ...securityHeaders(portal),
  [requestNumberHeader]: reqId,
});

export const securityHeaders = ({ publicUrl }: Portal): Readonly<Record<string, string>> =>
  publicUrl.startsWith('https:') ? overHttps : everywhere;

/**
 * The Content-Security-Policy of pages: own files only, no inline script except speculation rules, external players
 * only in the frame that the reader opens. It has no nonces, so cached and fresh pages share one policy.
 */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self' 'inline-speculation-rules'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self' https:",
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
