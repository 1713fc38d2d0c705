import type { FastifyReply } from 'fastify';
import type { Portal } from '../../context/context.ts';

/** The policy of everything except pages: nothing may run. Pages replace it by `pagePolicy`. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

export function setSecurityHeaders(reply: FastifyReply, portal: Portal): void {
  reply.header('x-content-type-options', 'nosniff');
  reply.header('referrer-policy', 'same-origin');
  reply.header('x-frame-options', 'DENY');
  reply.header('cross-origin-opener-policy', 'same-origin');
  reply.header('cross-origin-resource-policy', 'same-origin');
  reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  reply.header('content-security-policy', closedPolicy);
  if (portal.publicUrl.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000');
}

/**
 * The Content-Security-Policy of pages: own files only, no inline script except speculation rules, external players
 * only inside the frame that the reader opens. Without nonces a cached page and a fresh one have the same policy.
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
