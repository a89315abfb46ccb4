/**
 * Key under which a tab stores the typed text of a form when the visitor changes the language of the page. It is
 * separate from the keys that every page loads.
 */
export const TYPED_KEY = 'typedForm';
