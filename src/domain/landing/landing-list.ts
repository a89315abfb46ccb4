/** The states of a page at a moment: not published, online, scheduled for later, or past its end. */
export const landingStates = ['draft', 'live', 'scheduled', 'ended'] as const;
export type LandingState = (typeof landingStates)[number];

/** The parts of the list: a state, or the deleted pages, which can be restored. */
export const landingParts = [...landingStates, 'deleted'] as const;
export type LandingPart = (typeof landingParts)[number];

/** Columns by which the list can be sorted. */
export const landingSorts = ['updated', 'created', 'title', 'visits', 'conversions'] as const;
export type LandingSort = (typeof landingSorts)[number];

/** The documented title of a page without one. */
export const UNTITLED = 'Sans Titre';

/** The days for which a deleted page can be restored. */
export const LANDING_UNDO_DAYS = 30;
