/**
 * Names the wording of the banner and of the settings in the proofs. A test notices when the wording changed and this
 * did not; what each version said stands in the repository's history.
 */
export const CONSENT_TEXT_VERSION = '2026-11-22';
