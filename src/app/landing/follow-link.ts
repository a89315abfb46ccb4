import { askedAddress } from '../../domain/landing/asked-address.ts';
import type { FollowedLink } from '../../domain/landing/watched-link.ts';
import type { LinkFollower } from '../ports/landing-links.ts';

/** Follows a link, or asks the address that tells of its page: then the redirects of that address say nothing of the link. */
export async function followLink(
  { linkFollower }: { linkFollower: LinkFollower },
  link: string,
): Promise<FollowedLink> {
  const asked = askedAddress(link);
  const followed = await linkFollower.follow(asked);
  return followed.kind === 'answered' && asked !== link
    ? { ...followed, url: link, permanentUrl: link }
    : followed;
}
