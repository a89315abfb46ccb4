import { answerQuestion } from '../../app/questions/answer-question.ts';
import { keepQuestion } from '../../app/questions/keep-question.ts';
import { listGoldChanges, listKept, listPassages, removeKept } from '../../app/questions/read-kept.ts';
import {
  GoldChanges,
  KeptList,
  KeptQuery,
  PassageList,
  PassageQuery,
} from '../../contracts/kept-questions.ts';
import { QuestionAnswer, QuestionBody, QuestionKept } from '../../contracts/questions.ts';
import { mayPublish } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

const staff = { tag: 'Questions', allow: mayPublish } as const;

/** The question box of visitors, and what they let the agency keep. */
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
  operation({
    tag: 'Questions',
    method: 'post',
    path: '/questions/kept',
    limit: 'questions',
    summary: 'Keep a question that had no sure answer',
    description:
      'Only after the visitor pressed the button that asks for it. Its words, its language and the moment are stored for a year, without a name, an address or anything of the client. A question with an address, a telephone number or a name is refused with 422.',
    body: QuestionBody,
    example: { question: 'faites-vous du mastering ?', locale: 'fr' },
    answer: QuestionKept,
    meaning: 'Kept, or answered meanwhile',
    fails: ['invalid_fields'],
    run: ({ ports, input }) => keepQuestion(ports, input),
  }),
  operation({
    ...staff,
    method: 'get',
    path: '/kept-questions',
    summary: 'The questions that visitors let the agency keep',
    description: 'Those with the same words as one, with what the site finds for them now.',
    answer: KeptList,
    meaning: 'The questions',
    run: ({ ports }) => listKept(ports),
  }),
  operation({
    ...staff,
    method: 'delete',
    path: '/kept-questions',
    summary: 'Delete the kept questions with the same words',
    description: 'They are answered, or no questions for the agency.',
    query: KeptQuery,
    answer: KeptList,
    meaning: 'Deleted',
    fails: ['not_found'],
    run: ({ ports, query, asker }) => removeKept(ports, query, asker),
  }),
  operation({
    ...staff,
    method: 'get',
    path: '/kept-questions/passages',
    summary: 'The passages of the site in a language',
    description: 'A question can be another wording of each.',
    query: PassageQuery,
    answer: PassageList,
    meaning: 'The passages',
    run: ({ ports, query }) => listPassages(ports, query.locale),
  }),
  operation({
    ...staff,
    method: 'get',
    path: '/kept-questions/gold-set',
    summary: 'The questions of the gold set whose answer a draft changes',
    description:
      'The gold set has questions as visitors ask them, with the passages that answer them. Compared are the saved draft of the part `asks` and what is online.',
    query: PassageQuery,
    answer: GoldChanges,
    meaning: 'The changes',
    run: ({ ports, query }) => listGoldChanges(ports, query.locale),
  }),
] as const;
