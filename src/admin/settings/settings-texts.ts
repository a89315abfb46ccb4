import { type AdminTexts, useLanguage } from '../texts.ts';

export type SettingsTexts = AdminTexts['settings'];

/** The texts of the settings. */
export const useSettingsTexts = (): SettingsTexts => useLanguage().t.settings;
