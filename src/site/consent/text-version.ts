/**
 * The version of the wording of banner and settings, stored in each proof. A test fails when the wording changes and
 * the version does not; the wording of older versions is in the repository's history.
 */
export const CONSENT_TEXT_VERSION = '2026-11-29';
