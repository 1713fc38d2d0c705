import type { Certificate } from '../certificates.rules.ts';

/** The page of a shared certificate, and its picture for other sites. */
export const sharePath = (code: string): string => `/logro/${code}`;
export const picturePath = (code: string): string => `${sharePath(code)}/imagen.png`;
/** The picture that the page itself shows, a sixth as heavy on a phone; a browser without AVIF takes the other. */
export const paperPath = (code: string, width: string): string => `${sharePath(code)}/papel-${width}.avif`;

/**
 * LinkedIn's form 'Add license or certification', filled in with the printed data and the page that verifies it.
 * `issuedOn`: the date 'YYYY-MM-DD' in the institute's time zone
 */
export function linkedInUrl(
  publicUrl: string,
  given: Pick<Certificate, 'code' | 'courseTitle' | 'institute'>,
  issuedOn: string,
): string {
  const [year = '', month = ''] = issuedOn.split('-');
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: given.courseTitle,
    organizationName: given.institute,
    issueYear: year,
    issueMonth: String(Number(month)),
    certUrl: `${publicUrl}/certificado/${given.code}`,
    certId: given.code,
  });
  return `https://www.linkedin.com/profile/add?${query}`;
}
