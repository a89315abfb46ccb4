import type { EditedDictionary } from '../../i18n/edited-dictionary.ts';

/** The texts of the glossary, with those that the agency published. */
export type GlossaryTexts = EditedDictionary['glossary'];
