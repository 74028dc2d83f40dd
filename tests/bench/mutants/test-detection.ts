import { command } from '#tools/command.ts'

/** Test timeout in ms. A mutant might wait forever. */
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
 * Returns a function that resolves with true if the tests in a folder of `tests/machines` detect a mutant of the
 * machine. @throws if these tests fail without a mutant.
 */
export async function detectedByTests(machine: string, folder: string): Promise<(mutant: string) => Promise<boolean>> {
  const { succeeded, output } = await run(folder, {})
  if (!succeeded) throw new Error(`The tests of ${machine} fail without a mutant:\n${output}`)
  return async mutant => {
    const ending = await run(folder, { MUTATED_MACHINE: machine, MUTANT: mutant })
    // The mutant is detected if a test failed. Any other failure of the run is an error.
    if (!ending.succeeded && !/Tests .*\d+ failed/.test(ending.output)) throw new Error(ending.output)
    return !ending.succeeded
  }
}
