import { type Fields, type Inputs, type InputValue, problemOf } from './calculator-fields.ts';
import { CALCULATOR_FRAGMENT, leadsToCalculator } from './calculator-fragment.ts';

/** In characters: enough for all inputs of the largest calculator. The text beyond it is ignored. */
const MAX_QUERY = 500;

/**
 * Returns a fragment with the inputs: `#calc?views=100000&genre=popHipHop`. Browsers never send a fragment to a server.
 */
export function calculatorHref(inputs: Inputs): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(inputs)) parameters.set(name, written(value));
  return `#${CALCULATOR_FRAGMENT}?${parameters}`;
}

/**
 * Reads the inputs of a fragment and leaves out those that the calculator cannot use. Returns `undefined` when no input
 * remains, and for a fragment that does not open the calculator.
 */
export function parseCalculatorHref(fields: Fields, fragment: string): Inputs | undefined {
  if (!leadsToCalculator(fragment)) return undefined;
  const query = fragment.slice(fragment.indexOf('?') + 1).slice(0, MAX_QUERY);
  const parameters = new URLSearchParams(fragment.includes('?') ? query : '');
  const inputs: Record<string, InputValue> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = read(field.kind, parameters.get(name));
    if (value !== undefined && problemOf(field, value) === undefined) inputs[name] = value;
  }
  return Object.keys(inputs).length > 0 ? inputs : undefined;
}

const written = (value: InputValue): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

function read(kind: Fields[string]['kind'], text: string | null): InputValue | undefined {
  if (text === null) return undefined;
  if (kind === 'choice') return text;
  if (kind === 'switch') return text === 'yes' || (text === 'no' ? false : undefined);
  return /^\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : undefined;
}
