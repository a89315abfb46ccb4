/** The first steps of a new agency, in the order in which they are shown. */
export const welcomeSteps = ['company', 'automation', 'tags', 'team', 'content'] as const;
export type WelcomeStep = (typeof welcomeSteps)[number];
