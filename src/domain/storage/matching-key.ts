/** Name of the cookie with which advanced matching knows a browser again. Apart from the others, which every page loads. */
export const MATCHING_KEY = '_fbx';
