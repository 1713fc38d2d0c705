import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/database/database.ts';
import { anAdmin } from '../../../testing/builders.ts';
import { aSitting, type Sitting } from '../../../testing/exam-sitting.ts';
import { aTestPortal } from '../../../testing/portal.ts';
import { fileOf } from '../certificate-file.ts';
import { findCertificateByCode } from '../certificates.queries.ts';
import { recordCertificate } from '../making/record-certificate.ts';
import { checkRegister } from './check-register.ts';
import { exportRegister } from './register.ts';

const test = aTestPortal();
let sitting: Sitting;
let kept: string[];
const codes: string[] = [];

async function sit(right: number): Promise<void> {
  codes.push((await sitting.sit(right)).certificateCode ?? '');
}

/** Runs the jobs as the portal's runner would. */
async function record(): Promise<void> {
  for (const code of codes) await recordCertificate(test.context(), (await row(code)).id);
}
async function row(code: string) {
  const found = await findCertificateByCode(test.portal.db, code);
  if (found === undefined) throw new Error(`no certificate ${code}`);
  return found;
}
const lines = async () => (await exportRegister(test.context(), 1)).trim().split('\n').slice(1);

beforeAll(async () => {
  sitting = await aSitting(test, { course: { minimumGrade: 25 } });
  for (const right of [1, 2, 3]) await sit(right);
  await record();
  await record();
  kept = await lines();
});

describe('the register of certificates', () => {
  it('has the end of each, once, however often the job runs', async () => {
    expect(kept.map((line) => line.split(',').slice(0, 2).join(' '))).toEqual([
      '1 issued',
      '2 replaced',
      '3 issued',
      '4 replaced',
      '5 issued',
    ]);
    expect(await checkRegister(test.context(), kept)).toMatchObject({ entries: 5, trouble: null });
    const { data } = await test.client.visitor.certificate.getRegister({});
    expect(data).toEqual({ position: 5, hash: kept.at(-1)?.split(',').at(-1) });
    expect(kept.join()).not.toContain('Quispe');
  });

  it('is read from any entry on', async () => {
    const part = (await exportRegister(test.context(), 4)).trim().split('\n');
    expect(part.slice(1)).toEqual(kept.slice(3));
  });

  it('is added to one after the other, by many at once too', async () => {
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => aSitting(test)));
    for (sitting of others) await sit(4);
    const ids = await Promise.all(codes.map(async (code) => (await row(code)).id));
    await Promise.all(ids.map((id) => recordCertificate(test.context(), id)));
    expect(await checkRegister(test.context(), kept)).toMatchObject({ entries: 10, trouble: null });
  });

  it('says that one was revoked, once, and again if it is revoked again', async () => {
    const admin = test.client.as(await anAdmin(test.portal)).certificate;
    const { id } = await row(codes.at(-1) ?? '');
    await admin.revoke({ Id: id, Because: 'mistake', Reason: 'Prueba' });
    await recordCertificate(test.context(), id);
    await recordCertificate(test.context(), id);
    await admin.restore({ Id: id });
    test.clock.advance(1);
    await admin.revoke({ Id: id, Because: 'dishonesty', Reason: 'Prueba' });
    await recordCertificate(test.context(), id);
    expect((await lines()).slice(-2).map((line) => line.split(',')[1])).toEqual(['revoked', 'revoked']);
    expect(await checkRegister(test.context(), kept)).toMatchObject({ entries: 12, trouble: null });
  });

  const tampering: [what: string, statement: string, trouble: RegExp, isWithoutCopy?: true][] = [
    ['a name', `update certificate set full_name = 'Otra'`, /^entry 1: certificate AP-.* was changed$/],
    [
      'a grade',
      'update certificate set grade = 100 where grade = 50',
      /^entry 3: certificate AP-.* changed$/,
    ],
    [
      'a state',
      'update certificate set replaced_at = null, revoked_at = now() where grade = 25',
      /says replaced/,
    ],
    [
      'whose it is',
      'update certificate set account_id = (select min(id) from account where id <> account_id) where grade = 75',
      /^entry 5: certificate AP-.* was changed$/,
    ],
    ['an institute', `update certificate_design set institute = 'Otro'`, /^entry 1: certificate/],
    [
      'since when it is revoked',
      `update certificate set revoked_at = revoked_at - interval '1 day' where revoked_at is not null`,
      /says revoked at another time/,
    ],
    [
      'why it was revoked',
      `update certificate set revoked_because = 'request' where revoked_at is not null`,
      /for another reason/,
    ],
    [
      'since when it is replaced',
      'update certificate set replaced_at = now() where grade = 25',
      /another time/,
    ],
    [
      'all from an entry on, rewritten as it should be',
      `do $$ declare r record; before bytea; begin
        update certificate_register set at = at - interval '1 day' where position = 4;
        select hash into before from certificate_register where position = 3;
        for r in select * from certificate_register where position > 3 order by position loop
          before := sha256(convert_to(concat_ws(E'\\n', r.position, r.kind, to_char(r.at at time zone 'utc',
            'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), encode(r.digest, 'hex'), encode(before, 'hex')), 'utf8'));
          update certificate_register set hash = before where position = r.position;
        end loop;
        update certificate set replaced_at = replaced_at - interval '1 day' where grade = 50;
      end $$`,
      /its file shows another entry 4$/,
      true,
    ],
    ['an entry', `update certificate_register set kind = 'revoked' where position = 4`, /^entry 4: it/],
    ['the order', 'delete from certificate_register where position = 2', /^entry 2: it is missing/],
    ['the end', 'delete from certificate_register where position > 4', /^entry 5: .*no longer here/],
    [
      'the end, of which nobody has a copy,',
      'delete from certificate_register where position > 9',
      /^certificate number \d+ is not in the register$/,
      true,
    ],
    [
      'a certificate',
      `update certificate_register set certificate_id = 999999 where position = 10`,
      /deleted/,
    ],
  ];
  it.each(tampering)(
    'shows that %s was tampered with, by somebody who owns the database',
    async (_, statement, trouble, isWithoutCopy) => {
      const { db } = test.portal;
      let found: unknown;
      const tampered = db.transaction().execute(async (inside) => {
        for (const table of ['certificate', 'certificate_design', 'certificate_register'])
          await sql`alter table ${sql.table(table)} disable trigger user`.execute(inside);
        await sql.raw(statement).execute(inside);
        found = await checkRegister(test.context({ db: inside }), isWithoutCopy ? [] : kept);
        throw new Error('roll back');
      });
      await expect(tampered).rejects.toThrow('roll back');
      expect(found).toMatchObject({ trouble: expect.stringMatching(trouble) });
    },
  );

  it('shows a file that was changed, and refuses changes that go past no trigger', async () => {
    const { db, files } = test.portal;
    await expect(sql`delete from certificate_register`.execute(db)).rejects.toThrow('append-only');
    const first = await row(codes[0] ?? '');
    await files.put(fileOf(first, first.pdfSha256 ?? Buffer.alloc(32)), Buffer.from('%PDF-otro'));
    expect((await checkRegister(test.context())).trouble).toBe(
      `certificate ${first.code}: its file was changed or is gone`,
    );
  });
});
