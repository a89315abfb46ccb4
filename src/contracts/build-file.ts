/** A script, a style sheet or a font of a build. Its path contains a hash of the content. */
export interface BuildFile {
  /** `/_site/name-hash.js` */
  path: string;
  encoding: 'br' | 'identity';
  /** The content in this encoding. */
  bytes: Uint8Array;
}
