/**
 * The version of the wording of banner and settings, stored in each proof. A test fails when the wording changes and
 * the version does not; `i18n/consent-texts/` keeps the wording of every version.
 */
export const CONSENT_TEXT_VERSION = '2026-11-30';
