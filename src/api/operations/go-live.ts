import { checkGoLive, readGoLive } from '../../app/go-live/check-go-live.ts';
import { GoLiveDto } from '../../contracts/go-live.ts';
import { mayManage } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Before going live', allow: mayManage, answer: GoLiveDto } as const;

/** The list of checks before the site is public, for administrators. */
export const goLiveOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/go-live',
    summary: 'The list before going live',
    description:
      'Computed now. Other servers are not waited for: their answers are those of `checkedAt`, and asked for again in the background when they are older than ten minutes.',
    meaning: 'All checks',
    run: ({ ports }) => readGoLive(ports),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/go-live/check',
    limit: 'costly',
    summary: 'Check everything now',
    description: 'Asks the other servers, with five seconds of patience for each, and returns the list.',
    meaning: 'All checks',
    run: ({ ports }) => checkGoLive(ports),
  }),
] as const;
