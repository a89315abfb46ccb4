/** The steps of the simulator that are counted, in their order. */
export const simulatorSteps = [
  'opened',
  'platform',
  'campaignType',
  'budget',
  'region',
  'contact',
  'result',
] as const;
export type SimulatorStep = (typeof simulatorSteps)[number];
/** The steps that follow the opening. */
export const laterSteps = simulatorSteps.filter((step) => step !== 'opened');
