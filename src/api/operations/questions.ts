import { answerQuestion } from '../../app/questions/answer-question.ts';
import { QuestionAnswer, QuestionBody } from '../../contracts/questions.ts';
import { operation } from '../operation.ts';

/** The question box of visitors. */
export const questionOperations = [
  operation({
    tag: 'Questions',
    method: 'post',
    path: '/questions',
    limit: 'questions',
    summary: 'Search the site’s own answers',
    description:
      'Returns one passage of the frequent questions, guides, glossary or legal texts, word for word; or up to three titles that touch the question; or nothing. No text is written by a machine, and nothing of the question is stored or logged. A question about a price also gets the prices in force.',
    body: QuestionBody,
    example: { question: 'combien coûte une vue sur youtube', locale: 'fr' },
    answer: QuestionAnswer,
    meaning: 'Searched',
    run: ({ ports, input }) => answerQuestion(ports, input),
  }),
] as const;
