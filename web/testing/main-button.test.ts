import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../features/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Screens of administration alone. */
const administration =
  /\/(admin|settings|people-import|groups|results|reports|trash|mail|questions|question-banks|facts|overview|service-state|statistics|images|audit-log)\//;

test('the main button of administration has one colour, the brand: the sun is for who reads and learns', () => {
  const ofAdministration = Object.entries(sources).filter(([path]) => administration.test(path));
  expect(ofAdministration.length).toBeGreaterThan(50);
  expect(ofAdministration.filter(([, text]) => text.includes('kind="sun"')).map(([path]) => path)).toEqual(
    [],
  );
});
