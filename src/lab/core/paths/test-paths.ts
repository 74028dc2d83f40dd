import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { openMachine } from '#lab/core/open/open-machine.ts'
import type { AnyExample } from '#lab/core/run/any-example.ts'
import { type Run, replay } from '#lab/core/run/replay.ts'
import { stepText } from '#lab/core/run/steps.ts'
import { findPaths, type Path, type Paths } from './find-paths.ts'
import { allParts } from './parts.ts'

type More = {
  /** Verifies the end of each path. */
  check?: (run: Run, path: Path) => void | Promise<void>
  /** Declares more tests of the paths. */
  declare?: (found: Paths) => void
}

/**
 * Declares Vitest tests of a machine: its paths cover all its parts, and each path can be replayed. `example` has
 * inputs, payloads and outputs; {@link openMachine} provides what it lacks.
 */
export function testPaths(
  machine: AnyStateMachine,
  example: Partial<AnyExample> = {},
  { check, declare }: More = {},
): void {
  describe(`paths of ${machine.id}`, async () => {
    // Only an opened machine lets the search assume values of guards and send events to child machines.
    const ofFakes = example.fakes && { guards: [], childEvents: {} }
    const complete = { ...openMachine(machine), ...ofFakes, ...example }
    const { unreachable = {} } = complete
    const found = await findPaths(complete)
    const { paths, parts, covered } = found
    declare?.(found)

    test('cover every state, transition and guard result', () => {
      expect(allParts(parts).filter(part => !covered.has(part) && !(part in unreachable))).toEqual([])
    })

    test('cover nothing that the example declares unreachable', () => {
      expect(Object.keys(unreachable).filter(part => covered.has(part) || !allParts(parts).includes(part))).toEqual([])
    })

    test.for(paths.map(path => [[path.input, ...path.steps.map(stepText)].join(', '), path] as const))(
      '%s',
      async ([, path]) => {
        const run = await replay(complete, path)
        expect(run.actor.getSnapshot()).toMatchObject({ value: path.value })
        await check?.(run, path)
        run.actor.stop()
      },
    )
  })
}
