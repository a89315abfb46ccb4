/** Name under which a tab carries what was typed to the page's other language. Apart from those that every page loads. */
export const TYPED_KEY = 'typedForm';
