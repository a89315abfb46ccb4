import { findHelp } from '../../app/help/find-help.ts';
import { HelpAnswer, HelpBody } from '../../contracts/questions.ts';
import { mayUseBackOffice } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

/** The help of the back office. */
export const helpOperations = [
  operation({
    tag: 'Help',
    method: 'post',
    path: '/help',
    allow: mayUseBackOffice,
    summary: 'Search the help of the back office',
    description:
      'Returns the sentences of the help that answer, up to three that touch the question, or none, about the screens that the role may open. A POST, so that no log has the question; nothing of it is stored.',
    body: HelpBody,
    example: { question: 'comment publier un texte', locale: 'fr' },
    answer: HelpAnswer,
    meaning: 'Searched',
    run: ({ ports, input, asker }) => findHelp(ports, input, asker),
  }),
] as const;
