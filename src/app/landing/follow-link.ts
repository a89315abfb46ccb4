import { askedAddress } from '../../domain/landing/asked-address.ts';
import type { FollowedLink } from '../../domain/landing/links/watched-link.ts';
import type { Ports } from '../ports/all-ports.ts';

/** Pages that will not disappear: if neither responds, this server has no connection. */
const knownGood = ['https://open.spotify.com/', 'https://www.youtube.com/'];

/** Number of hosts that must be unknown at once before a failure of this server's name resolution is more likely. */
const SEVERAL_HOSTS = 2;

/** Returns a function that checks once, at its first call, whether this server reaches any known page. */
function connectionProbe({ linkFollower }: Pick<Ports, 'linkFollower'>): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  const ask = async () => {
    const answers = await Promise.all(knownGood.map((address) => linkFollower.follow(address)));
    return answers.some(({ kind }) => kind === 'answered');
  };
  return () => {
    asked ??= ask();
    return asked;
  };
}

/**
 * Follows a link, or requests the vendor's address that reports on its page; the redirects of that address then say
 * nothing about the link. A failure of this server's own connection has the cause `offline`, unlike a failure of the
 * link's server.
 * @param isConnected a probe that several links share
 */
export async function followLink(
  ports: Pick<Ports, 'linkFollower'>,
  link: string,
  isConnected = connectionProbe(ports),
): Promise<FollowedLink> {
  const asked = askedAddress(link);
  const followed = await ports.linkFollower.follow(asked);
  if (followed.kind === 'failed') {
    const mayBeOurs = followed.cause === 'name' || followed.cause === 'connection';
    return mayBeOurs && !(await isConnected()) ? { kind: 'failed', cause: 'offline' } : followed;
  }
  return asked === link ? followed : { ...followed, url: link, permanentUrl: link };
}

/**
 * Follows complete addresses in parallel. Several hosts with unknown names count as a failure of this server's
 * connection too.
 */
export async function followLinks(
  ports: Ports,
  links: readonly string[],
): Promise<ReadonlyMap<string, FollowedLink>> {
  const isConnected = connectionProbe(ports);
  const followed = await Promise.all(
    links.map(async (link) => [link, await followLink(ports, link, isConnected)] as const),
  );
  const isUnknown = (one: FollowedLink) => one.kind === 'failed' && one.cause === 'name';
  const unknownHosts = new Set(
    followed.filter(([, one]) => isUnknown(one)).map(([link]) => new URL(link).hostname),
  );
  if (unknownHosts.size < SEVERAL_HOSTS) return new Map(followed);
  return new Map(
    followed.map(([link, one]) => [link, isUnknown(one) ? { kind: 'failed', cause: 'offline' } : one]),
  );
}
