/** Whether the keyboard is Apple's, whose shortcuts have ⌘ in place of Ctrl. */
export const hasCommandKey = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** What stands on the key that shortcuts are pressed with. */
export const modName = (): string => (hasCommandKey() ? '⌘' : 'Ctrl');
