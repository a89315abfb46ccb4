/** The forms of the site that a lead can come from. */
export const formKinds = ['contact', 'simulation', 'booking', 'planner'] as const;
/** Where leads come from: a form, or the agency, which typed a lead from a call or a message. */
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
 * The work that a lead needs today: a first answer, a follow-up on the agency's present day, or one whose day has passed.
 */
export const todos = ['new', 'today', 'overdue'] as const;
export type Todo = (typeof todos)[number];

/** The reasons why a lead was lost, in the order of the menu. */
export const lostReasons = ['price', 'timing', 'silent', 'competitor', 'not_our_trade', 'other'] as const;
export type LostReason = (typeof lostReasons)[number];
/** The most characters of the words beside the reason. */
export const LOST_NOTE_MAX_LENGTH = 500;
/** The highest value of a won lead: ten million euros, in cents. A longer number is a slip of the keyboard. */
export const WON_VALUE_MAX = 1_000_000_000;

/** Most characters of the name of a saved view, and most views of an account. */
export const VIEW_NAME_MAX_LENGTH = 60;
export const MOST_VIEWS = 30;
