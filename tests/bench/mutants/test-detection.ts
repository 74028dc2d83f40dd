import { command } from '#tools/command.ts'

/** In ms. A machine that waits forever blocks its tests. */
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
 * Returns a function that checks if the tests in the machine's folder of `tests/machines` detect a mutant. @throws if
 * these tests fail without a mutant.
 */
export async function detectedByTests(machine: string, folder: string): Promise<(mutant: string) => Promise<boolean>> {
  const { succeeded, output } = await run(folder, {})
  if (!succeeded) throw new Error(`The tests of ${machine} fail without a mutant:\n${output}`)
  return async mutant => {
    const ending = await run(folder, { MUTATED_MACHINE: machine, MUTANT: mutant })
    // Only failed tests count. Any other failure is an error.
    if (!ending.succeeded && !/Tests .*\d+ failed/.test(ending.output)) throw new Error(ending.output)
    return !ending.succeeded
  }
}
