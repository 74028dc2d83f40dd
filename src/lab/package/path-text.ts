import type { AnyStateMachine } from 'xstate'
import { openMachine } from '#lab/core/open/open-machine.ts'
import { findPaths } from '#lab/core/paths/find-paths.ts'
import { pathTree } from '#lab/core/paths/path-tree.ts'
import type { AnyExample } from '#lab/core/run/any-example.ts'

/** Returns the paths through a machine as text: a tree of steps with states, changes of the context and events. */
export async function pathText(machine: AnyStateMachine, example: Partial<AnyExample> = {}): Promise<string> {
  const complete = { ...openMachine(machine), ...example }
  return pathTree(complete, await findPaths(complete))
}
