/**
 * `waiting`: for its request, or for its proof. `sent`: the platform took it. `unclear`: it may have. `dead`: it was refused.
 * `unsent`: no request is made.
 */
export const sendStates = ['waiting', 'sent', 'unclear', 'dead', 'unsent'] as const;
export type SendState = (typeof sendStates)[number];
