/** The id of a guide's calculator, and the fragment that opens it with given inputs. */
export const CALCULATOR_FRAGMENT = 'calc';

/** Whether a fragment leads to the calculator: `#calc`, or `#calc?…` with inputs. */
export const leadsToCalculator = (fragment: string): boolean =>
  fragment.replace(/^#/, '').split('?', 1)[0] === CALCULATOR_FRAGMENT;
