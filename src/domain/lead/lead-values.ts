/** The forms of the site that a lead can come from. */
export const formKinds = ['contact', 'simulation', 'booking', 'planner'] as const;
/** The origins of leads: a form, or the agency, which typed a lead from a call or a message. */
export const leadKinds = [...formKinds, 'manual'] as const;

/** The stages of a lead at the agency, in the order of the pipeline. */
export const leadStatuses = ['new', 'contacted', 'qualified', 'won', 'lost'] as const;
export type LeadStatus = (typeof leadStatuses)[number];
/** The statuses of the leads that are neither won nor lost. */
export const openStatuses = ['new', 'contacted', 'qualified'] as const satisfies LeadStatus[];
export const isOpen = (status: LeadStatus): boolean => openStatuses.some((open) => open === status);

/** The columns by which the list of leads can be sorted. */
export const leadSorts = ['created', 'name', 'status', 'budget', 'followUp'] as const;
export type LeadSort = (typeof leadSorts)[number];

/**
 * The work that a lead needs: a first answer, a follow-up on the agency's current day, or a follow-up whose day has passed.
 */
export const todos = ['new', 'today', 'overdue'] as const;
export type Todo = (typeof todos)[number];

/** The reasons why a lead was lost, in the order of the menu. */
export const lostReasons = ['price', 'timing', 'silent', 'competitor', 'not_our_trade', 'other'] as const;
export type LostReason = (typeof lostReasons)[number];
/** Maximum length of the note beside the reason, in characters. */
export const LOST_NOTE_MAX_LENGTH = 500;
/** The highest value of a won lead: ten million euros, in cents. A higher number is a typing error. */
export const WON_VALUE_MAX = 1_000_000_000;

/** Maximum length of the name of a saved view, in characters, and maximum number of views of an account. */
export const VIEW_NAME_MAX_LENGTH = 60;
export const MOST_VIEWS = 30;
