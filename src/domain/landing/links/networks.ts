import { isHttpsLink } from './landing-link.ts';
import type { SocialPlatform } from './landing-platforms.ts';

interface NetworkRule {
  hosts: RegExp;
  /** Returns the address of a profile; absent: the network has no handles. */
  profile?: (handle: string) => string;
}

/** Spotify names artists by ids, so it has no addresses made of handles. */
const rules: Record<SocialPlatform, NetworkRule> = {
  spotify: { hosts: /^(?:open|play)\.spotify\.com$/ },
  youtube: {
    hosts: /^(?:www\.|m\.)?youtube\.com$/,
    profile: (handle) => `https://www.youtube.com/@${handle}`,
  },
  instagram: {
    hosts: /^(?:www\.)?instagram\.com$/,
    profile: (handle) => `https://www.instagram.com/${handle}/`,
  },
  tiktok: { hosts: /^(?:www\.|m\.)?tiktok\.com$/, profile: (handle) => `https://www.tiktok.com/@${handle}` },
};

/** A handle; YouTube permits letters of every language. A text that ends with a dot is a half-typed host. */
const HANDLE = /^@?([\p{L}\p{N}_](?:[\p{L}\p{N}._-]*[\p{L}\p{N}_-])?)$/u;
/** The end of a host name, which looks like a handle without `@`: `artist.com`. */
const HOST = /\.[a-z]{2,}$/i;

/** Returns the address of a profile from a typed handle, `@presquile` or `presquile`; any other text as it is. */
export function profileAddress(network: SocialPlatform, typed: string): string {
  const text = typed.trim();
  const handle = HANDLE.exec(text)?.[1];
  const { profile } = rules[network];
  if (!profile || handle === undefined || (!text.startsWith('@') && HOST.test(text))) return typed;
  return profile(handle);
}

/** Whether a profile of a network can be named by its handle. */
export const hasHandles = (network: SocialPlatform): boolean => rules[network].profile !== undefined;

/** Whether a link is to one of the networks. */
export const isOfNetwork = (link: string): boolean =>
  isHttpsLink(link) && Object.values(rules).some(({ hosts }) => hosts.test(new URL(link).hostname));
