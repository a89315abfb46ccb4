/** What a lead asks for today: a first answer, a follow-up on the agency's present day, or one whose day has passed. */
export const todos = ['new', 'today', 'overdue'] as const;
export type Todo = (typeof todos)[number];
