/** The id of the calculator in a guide's page, and the beginning of the fragment that opens it with given inputs. */
export const CALCULATOR_FRAGMENT = 'calc';

/** Returns whether a fragment opens the calculator: `#calc`, or `#calc?…` with inputs. */
export const leadsToCalculator = (fragment: string): boolean =>
  fragment.replace(/^#/, '').split('?', 1)[0] === CALCULATOR_FRAGMENT;
