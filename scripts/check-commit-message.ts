import { readFileSync } from 'node:fs';

/** The number of characters of a subject that `git log --oneline` and GitHub show. */
const SUBJECT_MAX_LENGTH = 72;
/** Conventional Commits 1.0.0, with the types of its Angular list. Git writes its own subject for a merge or a revert. */
const CONVENTIONAL =
  /^(?:(?:feat|fix|docs|style|refactor|perf|test|build|ci|chore|revert)(?:\([a-z0-9, -]+\))?!?: \S|Merge |Revert ")/;

/**
 * Returns a sentence for each problem of a commit message, so [] if it is right. Ignores the lines that Git itself
 * removes: comments, and all lines after the scissors line of `git commit --verbose`.
 */
export function commitMessageProblems(message: string): string[] {
  const [written = ''] = message.split(/^# -+ >8 -+$/m, 1);
  const lines = written.split(/\r?\n/).filter((line) => !line.startsWith('#'));
  const [subject = '', second = ''] = lines.slice(
    Math.max(
      0,
      lines.findIndex((line) => line.trim() !== ''),
    ),
  );
  const { length } = [...subject];
  const problems: string[] = [];
  if (subject.trim() === '') problems.push('The message is empty.');
  else if (!CONVENTIONAL.test(subject))
    problems.push('The subject does not begin with a type, such as "feat(landing): …" or "fix: …".');
  if (length > SUBJECT_MAX_LENGTH)
    problems.push(`The subject has ${length} characters: at most ${SUBJECT_MAX_LENGTH} are allowed.`);
  if (second.trim() !== '') problems.push('The line after the subject is not blank.');
  return problems;
}

// `.githooks/commit-msg` calls this file with the path of the message.
if (import.meta.main) {
  const [file] = process.argv.slice(2);
  const problems = file
    ? commitMessageProblems(readFileSync(file, 'utf8'))
    : ['node scripts/check-commit-message.ts <file>'];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
