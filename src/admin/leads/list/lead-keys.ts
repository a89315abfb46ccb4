/** The shortcut keys of the list, in the order of their explanation: a digit sets the status of that place. */
export const leadKeys = ['j', 'k', 'x', '1', '2', '3', '4', '5'] as const;
