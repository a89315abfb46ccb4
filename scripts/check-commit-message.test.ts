import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { commitMessageProblems } from './check-commit-message.ts';

const long = `fix: ${'x'.repeat(68)}`;
const untyped = 'The subject does not begin with a type, such as "feat(landing): …" or "fix: …".';

it.each([
  ['a subject alone', 'refactor(config): read the environment by zod\n', []],
  ['a type without a scope', 'docs: explain the two commands\n', []],
  ['a breaking change', 'feat(api)!: remove a field\n', []],
  ['the subject that Git writes for a merge', "Merge branch 'planner'\n", []],
  ['the subject that Git writes for a revert', 'Revert "feat: add a field"\n', []],
  ['a subject without a type', 'Read the environment\n', [untyped]],
  ['a type that is not in the list', 'tidy: read the environment\n', [untyped]],
  ['a type without a blank after its colon', 'fix:read\n', [untyped]],
  ['a subject of 72 characters, accents counted once', `fix: ${'é'.repeat(67)}\n`, []],
  ['a body after a blank line', 'fix: read it\n\nIt had two languages.\n', []],
  ['the comments that Git adds', `fix: read it\n# ${long}\n# On branch main\n`, []],
  [
    'the changes that a verbose commit shows',
    `fix: read it\n# ------------------------ >8 ------------------------\n+${long}\n`,
    [],
  ],
  ['a blank line before the subject', '\nfix: read it\n\nWhy.\n', []],
  ['an empty message', '\n# Please enter the commit message\n', ['The message is empty.']],
  ['a subject of 73 characters', long, ['The subject has 73 characters: at most 72 are allowed.']],
  ['a body without a blank line', 'fix: read it\nWhy.\n', ['The line after the subject is not blank.']],
])('commitMessageProblems judges %s', (_name, message, problems) => {
  expect(commitMessageProblems(message)).toEqual(problems);
});

it('the hook refuses a commit with a wrong message, and accepts a right message', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'commits-'));
  try {
    const hooks = fileURLToPath(new URL('../.githooks', import.meta.url));
    const settings = [
      `core.hooksPath=${hooks}`,
      'user.name=Léa',
      'user.email=lea@example.com',
      'commit.gpgsign=false',
    ];
    const options = settings.flatMap((setting) => ['-c', setting]);
    const commit = (message: string) =>
      spawnSync('git', [...options, 'commit', '--allow-empty', '-q', '-m', message], {
        cwd: folder,
        encoding: 'utf8',
      });
    execFileSync('git', ['init', '-q'], { cwd: folder });
    const refused = commit(long);
    expect([refused.status, refused.stderr.trim()]).toEqual([1, expect.stringMatching(/has 73 characters/)]);
    expect(commit('refactor(config): read the environment by zod').status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
