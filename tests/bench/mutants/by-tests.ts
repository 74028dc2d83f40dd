import { command } from '#tools/command.ts'

/** In ms. A machine that waits for what never comes lets its tests wait, too. */
const longestTest = 3000

const run = (folder: string, env: Record<string, string>) =>
  command(
    'vitest',
    [
      'run',
      '--config=tests/bench/mutants/vitest.config.ts',
      `--testTimeout=${longestTest}`,
      `tests/machines/${folder}/`,
    ],
    env,
  )

/**
 * Says of a mutant of a machine whether a test in its folder of `tests/machines` notices it. @throws when these tests do not pass without a mutant.
 */
export async function noticedByTests(machine: string, folder: string): Promise<(mutant: string) => Promise<boolean>> {
  const { succeeded, output } = await run(folder, {})
  if (!succeeded) throw new Error(`The tests of ${machine} do not pass as it is:\n${output}`)
  return async mutant => {
    const ending = await run(folder, { MUTATED_MACHINE: machine, MUTANT: mutant })
    // What ends in another way than by a test that failed says nothing.
    if (!ending.succeeded && !/Tests .*\d+ failed/.test(ending.output)) throw new Error(ending.output)
    return !ending.succeeded
  }
}
