import type { DeathTable } from './life-table.ts';

/** The ages that a country's table has, one a line. */
const lastAge = 110;
/** The age from which mortality must not fall: accidents make it irregular before. */
const risingFrom = 40;
const million = 1_000_000;

const sexes = [
  { sex: 'female', name: 'mujeres' },
  { sex: 'male', name: 'hombres' },
] as const;

/** '0,00035', '.00035', '1' as whole millionths; undefined = no probability. */
function millionthsOf(text: string): number | undefined {
  if (!/^(?:[01]|[01]?[.,]\d{1,12})$/.test(text)) return undefined;
  const share = Number(text.replace(',', '.'));
  return share <= 1 ? Math.floor(share * million + 0.5) : undefined;
}

/** The cells of a line: between semicolons or tabs, else between commas, or spaces if commas are decimals. */
function cellsOf(line: string): string[] {
  const areCommasBetween = /,\s|\./.test(line) || !/\s/.test(line);
  const between = /[;\t]/.test(line) ? /[;\t]/ : areCommasBetween ? /[,\s]+/ : /\s+/;
  const split = line.split(between);
  return split.map((cell) => cell.trim()).filter((cell) => cell !== '');
}

/**
 * Parses a mortality table copied from a sheet (age, women, men, from 0 to 110; a line without numbers is a heading)
 * into a table or a sentence about its error.
 */
export function readLifeTable(text: string): DeathTable | string {
  const table = { female: [] as number[], male: [] as number[] };
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\d/.test(line));
  for (const line of lines) {
    const age = table.female.length;
    const said = `«${line.slice(0, 40)}»`;
    const [first = '', ...chances] = cellsOf(line);
    if (chances.length !== 2)
      return `${said}: escribe edad, mujeres y hombres, separados por punto y coma. Por ejemplo 65;0,0087;0,0143.`;
    if (first !== String(age))
      return `${said}: aquí va la edad ${age}. Las edades van de 0 a ${lastAge}, una por línea.`;
    for (const [place, { sex, name }] of sexes.entries()) {
      const chance = millionthsOf(chances[place] ?? '');
      if (chance === undefined)
        return `Edad ${age}, ${name}: la probabilidad de morir en un año va de 0 a 1. Por ejemplo 0,0087.`;
      table[sex].push(chance);
    }
    if (age > lastAge) return `La tabla termina a los ${lastAge} años: sobra la edad ${age}.`;
  }
  if (table.female.length <= lastAge)
    return `Faltan edades: la tabla llega hasta los ${table.female.length - 1} y tiene que llegar a los ${lastAge}.`;
  return wrongInTable(table) ?? table;
}

/** The reason why a table is refused; undefined = accepted. */
export function wrongInTable(table: DeathTable): string | undefined {
  for (const { sex, name } of sexes) {
    const chances = table[sex];
    if (chances.length !== lastAge + 1 || chances.some((each) => !(each >= 0 && each <= million)))
      return `La tabla va de 0 a ${lastAge} años, con probabilidades de 0 a 1.`;
    if (chances[lastAge] !== million)
      return `A los ${lastAge} años la probabilidad es 1 (${name}): la tabla termina ahí.`;
    const sure = chances.indexOf(million);
    if (sure < lastAge) return `Edad ${sure}, ${name}: solo a los ${lastAge} la probabilidad es 1.`;
    const falling = chances.findIndex((each, age) => age > risingFrom && each < (chances[age - 1] ?? 0));
    if (falling !== -1)
      return `Edad ${falling}, ${name}: la probabilidad es menor que a los ${falling - 1}. Desde los ${risingFrom} no baja: revisa esas dos líneas.`;
  }
  return undefined;
}

const shareText = (millionths: number): string =>
  millionths === million ? '1' : `0,${String(millionths).padStart(6, '0')}`;

export const lifeTableText = ({ female, male }: DeathTable): string =>
  female.map((chance, age) => `${age};${shareText(chance)};${shareText(male[age] ?? 0)}`).join('\n');
