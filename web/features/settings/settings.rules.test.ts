import { describe, expect, it } from 'vitest';
import { settingsOf, type WrittenSettings } from '../../../contract/settings/portal-settings.ts';
import { verdictOfBrand, verdictOfSun } from './colour-verdict.rules.ts';
import { changesText, comparedFields, mergedOver, sentOf, shownValues, valuesOf } from './settings.rules.ts';

const given = settingsOf({}, { contactEmail: 'informacion@instituto.example', senderName: '' });
const stored = (written: WrittenSettings) => {
  const empty = Object.fromEntries(Object.keys(given).map((name) => [name, '']));
  return { given, written: { ...empty, ...written } as typeof given };
};

describe('the form of the settings', () => {
  it('shows what is written, else what holds, and never an invented address', () => {
    const shown = shownValues(stored({ name: 'Aula del Sur' }));
    expect(shown).toMatchObject({ name: 'Aula del Sur', currency: 'Bs', contactEmail: '' });
  });

  it('sends what was changed alone; what is as it comes is written no more', () => {
    const data = stored({ name: 'Aula del Sur', slogan: 'cada paso' });
    const before = shownValues(data);
    const values = valuesOf({ Name: 'Aula Previsional ', Phone: '800', Slogan: 'cada paso' }, before);
    const sent = sentOf(values, before, data);
    expect(Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))).toEqual({
      Name: '',
      Phone: '800',
    });
  });

  it('sends an invented address that somebody types, so that it is refused', () => {
    const data = stored({});
    const values = valuesOf({ ContactEmail: given.contactEmail }, shownValues(data));
    expect(sentOf(values, shownValues(data), data).ContactEmail).toBe('informacion@instituto.example');
  });

  it.each([
    [[], ''],
    [['phone'], '1 cambio sin guardar: el teléfono'],
    [['phone', 'heroTitle'], '2 cambios sin guardar: el teléfono y el título grande'],
    [['name', 'logo', 'icon', 'phone'], '4 cambios sin guardar: el nombre, el logo y 2 más'],
  ] as const)('names its changes: %j', (names, text) => expect(changesText(names)).toBe(text));

  it('over another’s save only one’s own changes stand', () => {
    const before = shownValues(stored({}));
    const theirs = shownValues(stored({ slogan: 'cada paso cuenta', phone: '1' }));
    const merged = mergedOver(theirs, { ...before, phone: '2' }, before);
    expect(merged).toMatchObject({ slogan: 'cada paso cuenta', phone: '2' });
    const differing = comparedFields(merged, theirs).filter((field) => field.before !== field.after);
    expect(differing).toEqual([{ label: 'El teléfono', before: '1', after: '2' }]);
  });
});

describe('the verdict on a colour', () => {
  it('says how well it is read, and offers the nearest where it is not', () => {
    expect(verdictOfBrand('#0b5a50')).toMatchObject({
      kind: 'good',
      text: '8,1 a 1 con letra blanca; basta con 4,5.',
    });
    const bad = verdictOfBrand('5b9bd5');
    expect(bad).toMatchObject({ kind: 'bad', title: 'Se lee mal.' });
    expect(verdictOfBrand(bad.nearest ?? '').kind).toBe('good');
    expect(verdictOfBrand('verde')).toMatchObject({ kind: 'bad', title: 'No es un color.' });
  });

  it('of the button says which letters it takes, and when it melts into the band', () => {
    expect(verdictOfSun('#e9a820', '#0b5a50')).toMatchObject({
      kind: 'limited',
      title: 'Solo con letra oscura.',
    });
    expect(verdictOfSun('#06443c', '#0b5a50')).toMatchObject({
      kind: 'bad',
      title: 'No se distingue de la banda.',
    });
  });
});
