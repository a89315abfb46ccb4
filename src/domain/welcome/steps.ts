/** Where an agency begins, in the order in which it is shown. */
export const welcomeSteps = ['company', 'automation', 'tags', 'team', 'content'] as const;
export type WelcomeStep = (typeof welcomeSteps)[number];
