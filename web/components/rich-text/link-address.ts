import { isLinkAllowed } from '../../../contract/text/links.ts';

/**
 * The address that a person means: 'www.gob.bo' and 'http://…' become https, 'ana@correo.com' becomes mailto,
 * a page of this portal loses its host. null = links may not lead there.
 */
export function asLinkAddress(written: string): string | null {
  const text = unwrapped(written.trim());
  const own = text.startsWith(`${location.origin}/`) ? text.slice(location.origin.length) : text;
  const address = own
    .replace(/^http:\/\//i, 'https://')
    .replace(/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i, 'mailto:$&')
    .replace(/^(?:[\w-]+\.)+[a-z]{2,}(?=$|[/?#])/i, 'https://$&');
  return isLinkAllowed(address) ? address : null;
}

/** Google Docs routes every link through a redirect page; this returns the real address. */
function unwrapped(address: string): string {
  if (!/^https?:\/\/www\.google\.com\/url\?/.test(address)) return address;
  const { searchParams } = new URL(address);
  return searchParams.get('q') ?? searchParams.get('url') ?? address;
}
