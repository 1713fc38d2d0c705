import {
  calculatorOfPlaceholder,
  pathOfCalculator,
} from '../../../contract/calculators/calculator-placeholders.ts';
import {
  type CalculatorName,
  calculatorTitles,
  insteadParameter,
} from '../../../contract/pension/calculator-names.ts';
import type { CalculatorField } from '../../../contract/pension/fields.ts';
import { escapeHtml } from '../../../contract/text/text.ts';

/** A calculator as a text shows it: the fields that it asks for first, empty, an amount with its currency. */
export interface RenderedCalculator {
  /** None = the country's facts that it needs are missing: it is a link alone. */
  fields: readonly { field: CalculatorField; before: string }[];
}

/** Elements of lines, which can hold no form, whole; and placeholders outside of them. */
const linesAndPlaceholders =
  /<(p|h[2-4]|pre|figcaption)>[\s\S]*?<\/\1>|<data value="(calculadora-[a-z-]+)"><\/data>/g;
const placeholder = /<data value="(calculadora-[a-z-]+)"><\/data>/g;
/** A placeholder that has a paragraph for itself. */
const lonePlaceholder = /<p>\s*(<data value="calculadora-[a-z-]+"><\/data>)\s*<\/p>/g;

export const hasCalculators = (html: string): boolean => html.includes('<data value="calculadora-');

/**
 * Renders the calculators that a stored text names: as a form that asks their page, and on paper as their address. Within a
 * line a calculator is a link; a name that is no calculator any more shows nothing.
 */
export function renderCalculatorsOf(
  html: string,
  origin: string,
  calculatorOf: (name: CalculatorName) => RenderedCalculator,
): string {
  const asLinks = (line: string) =>
    line.replace(placeholder, (_, value: string) => {
      const name = calculatorOfPlaceholder(value);
      return name === undefined ? '' : linkTo(name, origin);
    });
  return html
    .replace(lonePlaceholder, '$1')
    .replace(linesAndPlaceholders, (whole, line?: string, value?: string) => {
      if (line !== undefined) return asLinks(whole);
      const name = calculatorOfPlaceholder(value ?? '');
      return name === undefined ? '' : formOf(name, origin, calculatorOf(name));
    });
}

/** The address is printed on paper. */
function linkTo(name: CalculatorName, origin: string): string {
  const path = pathOfCalculator(name);
  const address = `${origin}${path}`.replace(/^https?:\/\//, '');
  return `<a href="${path}" data-address="${escapeHtml(address)}">${escapeHtml(calculatorTitles[name])}</a>`;
}

function formOf(name: CalculatorName, origin: string, { fields }: RenderedCalculator): string {
  const path = pathOfCalculator(name);
  const label = escapeHtml(`Calculadora: ${calculatorTitles[name]}`);
  const controls = fields.map(
    ({ field, before }) =>
      `<label><span>${escapeHtml(field.label)}</span><span>${escapeHtml(before)} ${controlOf(field)}</span></label>${insteadOf(field)}`,
  );
  const button = fields.length === 0 ? 'Abrir la calculadora' : 'Ver mi respuesta';
  return `<form data-calculator="${name}" method="get" action="${path}" aria-label="${label}"><p>${linkTo(name, origin)}</p>${controls.join('')}<button type="submit">${button}</button></form>`;
}

/** The box for who has no value. */
const insteadOf = ({ name, instead }: CalculatorField): string =>
  instead === undefined
    ? ''
    : `<label><span>${escapeHtml(instead.label)}</span><span><input type="checkbox" name="${insteadParameter(name)}" value="1"></span></label>`;

function controlOf(field: CalculatorField): string {
  const name = `name="${escapeHtml(field.name)}"`;
  if (field.kind === 'choice') {
    const options = field.choices.map(
      (choice) => `<option value="${escapeHtml(choice.value)}">${escapeHtml(choice.label)}</option>`,
    );
    return `<select ${name}>${options.join('')}</select>`;
  }
  const kind = field.kind === 'day' ? 'type="date"' : field.kind === 'money' ? 'inputmode="decimal"' : '';
  return `<input ${name} ${kind} autocomplete="off">`;
}
