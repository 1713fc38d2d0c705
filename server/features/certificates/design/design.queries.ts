import type { UnsignedBecause } from '../../../../contract/certificates/design-calls.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Signatory } from '../certificates.rules.ts';

export function findDesign(db: Database) {
  return db
    .selectFrom('certificate_design')
    .select([
      'version',
      'portal_name as portalName',
      'institute',
      'heading',
      'lead',
      'achievement',
      'logo',
      'seal',
      'brand_colour as brandColour',
      'sun_colour as sunColour',
    ])
    .select((eb) => [
      eb.ref('signatories').$castTo<Signatory[]>().as('signatories'),
      eb.ref('unsigned_because').$castTo<UnsignedBecause | null>().as('unsignedBecause'),
    ])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** The part that comes from the portal's settings: the one issuer. */
export interface Issuer {
  portalName: string;
  institute: string;
  logo: string | null;
  brandColour: string;
  sunColour: string;
}

/** The part that the screen of the design writes. */
export interface DesignValues {
  heading: string;
  lead: string;
  achievement: string;
  seal: string | null;
  signatories: readonly Signatory[];
}

export type Design = DesignValues & Issuer & { unsignedBecause: UnsignedBecause | null };

export async function insertDesign(
  db: Database,
  { signatories, portalName, unsignedBecause, brandColour, sunColour, ...values }: Design,
  made: { at: Date; by: number | null },
): Promise<void> {
  await db
    .insertInto('certificate_design')
    .values({
      ...values,
      portal_name: portalName,
      brand_colour: brandColour,
      sun_colour: sunColour,
      unsigned_because: unsignedBecause,
      signatories: JSON.stringify(signatories),
      created_at: made.at,
      created_by: made.by,
    })
    .execute();
}
