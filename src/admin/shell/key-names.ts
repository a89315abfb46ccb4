/** Whether the keyboard is Apple's, whose shortcuts have ⌘ in place of Ctrl. */
export const hasCommandKey = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** The label of the modifier key of shortcuts. */
export const modName = (): string => (hasCommandKey() ? '⌘' : 'Ctrl');
