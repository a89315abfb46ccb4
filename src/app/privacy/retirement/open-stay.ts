import type { StayPageFacts } from '../../../contracts/leads/retirement.ts';
import type { Ports } from '../../ports/all-ports.ts';

type Opening = Pick<Ports, 'clock' | 'landingCodes' | 'mailSettings' | 'retirement' | 'stayMails'>;

/** Returns the page of a code, and changes nothing: mail programs open links by themselves. `undefined`: no such code. */
export async function openStay(
  { landingCodes, retirement }: Opening,
  code: string,
): Promise<StayPageFacts | undefined> {
  const question = await retirement.question(landingCodes.hashOf(code));
  return question && { stage: question.answered ? 'done' : 'ask' };
}

/**
 * Stores the person's answer, a contact that begins the three years anew, and returns the page that says so. A second press changes
 * nothing. An answer after the last day counts too, as long as the leads are not deleted.
 */
export async function pressStay(ports: Opening, code: string): Promise<StayPageFacts | undefined> {
  const shown = await openStay(ports, code);
  if (shown?.stage !== 'ask') return shown;
  const { clock, landingCodes, mailSettings, retirement, stayMails } = ports;
  const { answered } = stayMails.notes(mailSettings.mail().notify.locale);
  await retirement.answer(landingCodes.hashOf(code), { at: clock.now(), text: answered });
  return { stage: 'done' };
}
