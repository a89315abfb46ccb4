import type { HelpAnswer, HelpBody } from '../../contracts/questions.ts';
import { visibleLine } from '../../domain/text/visible-text.ts';
import type { Asker } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';

/** Returns what the help says to a question, about the screens that the account may open. Nothing is stored or logged. */
export const findHelp = (
  { staffHelp }: Pick<Ports, 'staffHelp'>,
  { question, locale }: HelpBody,
  { who }: Asker,
): Promise<HelpAnswer> => staffHelp.find(locale, who.account.role, visibleLine(question));
