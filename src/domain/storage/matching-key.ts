/**
 * Name of the cookie by which advanced matching recognises a browser. It is separate from the keys that every page
 * loads.
 */
export const MATCHING_KEY = '_fbx';
