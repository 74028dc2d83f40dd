import { findPaths } from '#lab/core/paths/find-paths.ts'
import { describeRun } from '#lab/core/paths/path-tree.ts'
import { type AnyExample, fakeMachine, type Provide } from '#lab/core/run/any-example.ts'
import { type Run, replay } from '#lab/core/run/replay.ts'
import type { Course } from '#lab/core/run/steps.ts'
import { enabledEvents, findSnapshots } from '#tools/paths/find-snapshots.ts'
import { mutantOf } from './mutations.ts'

/**
 * Returns a function that resolves with true if a machine's stored paths or snapshots detect a mutant, like
 * `tests/machines/paths.test.ts`. A mutant is detected if a step fails, if states, context or emitted events differ, or
 * if other events are enabled.
 */
export async function detectedByPaths(example: AnyExample): Promise<(mutant: string) => Promise<boolean>> {
  const { paths } = await findPaths(example)
  const snapshots = await findSnapshots(example, paths, {})
  const lookAt = async (course: Omit<Course, 'machine'>, look: (run: Run) => unknown, provide: Provide) => {
    const run = await replay(example, course, { provide })
    const seen = JSON.stringify(look(run))
    run.actor.stop()
    return seen
  }
  const checks: Array<(provide: Provide) => Promise<boolean>> = []
  const addCheck = async (course: Omit<Course, 'machine'>, look: (run: Run) => unknown) => {
    const seen = await lookAt(course, look, fakeMachine)
    checks.push(async provide => (await lookAt(course, look, provide)) === seen)
  }
  for (const path of paths) await addCheck(path, describeRun)
  for (const snapshot of snapshots) await addCheck(snapshot, ({ actor }) => enabledEvents(actor.getSnapshot(), example))
  return async mutant => {
    const provide: Provide = (...args) => mutantOf(fakeMachine(...args), mutant)
    for (const isSame of checks) {
      try {
        if (!(await isSame(provide))) return true
      } catch {
        // Detected: a step failed, or the machine looped.
        return true
      }
    }
    return false
  }
}
