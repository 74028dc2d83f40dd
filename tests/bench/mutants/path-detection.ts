import { describeCourse } from '#lab/core/paths/course-text.ts'
import { findPaths } from '#lab/core/paths/find-paths.ts'
import type { AnyExample } from '#lab/core/run/any-example.ts'
import { replay } from '#lab/core/run/replay.ts'
import type { Course } from '#lab/core/run/steps.ts'
import { findSnapshots, takenSteps } from '#lab/product/gallery/find-snapshots.ts'
import { mutantOf } from './mutations.ts'

/** Returns the types of the events that are enabled at the end of a course. */
async function takenAt(example: AnyExample, course: Omit<Course, 'machine'>): Promise<readonly string[]> {
  const { actor } = await replay(example, course)
  const taken = takenSteps(actor.getSnapshot(), example)
  actor.stop()
  return taken
}

/**
 * Returns a function that resolves with true if a machine's stored paths or snapshots detect a mutant, like
 * `tests/machines/paths.test.ts`. A mutant is detected if a step fails, if states, context or emitted events differ, or
 * if other events are enabled.
 */
export async function detectedByPaths(example: AnyExample): Promise<(mutant: string) => Promise<boolean>> {
  const { paths } = await findPaths(example)
  const snapshots = await findSnapshots(example, paths, {})
  const looks = [
    ...paths.map(path => (of: AnyExample) => describeCourse(of, path)),
    ...snapshots.map(snapshot => (of: AnyExample) => takenAt(of, snapshot)),
  ].map(look => async (of: AnyExample) => JSON.stringify(await look(of)))
  const kept: Array<{ look: (of: AnyExample) => Promise<string>; seen: string }> = []
  for (const look of looks) kept.push({ look, seen: await look(example) })
  return async mutant => {
    const changed = {
      ...example,
      machine: (...given: Parameters<AnyExample['machine']>) => mutantOf(example.machine(...given), mutant),
    }
    for (const { look, seen } of kept) {
      try {
        if ((await look(changed)) !== seen) return true
      } catch {
        // Detected: a step failed, or the machine looped.
        return true
      }
    }
    return false
  }
}
