import { findPaths } from '#lab/paths/find-paths.ts'
import { courseWords } from '#lab/paths/path-words.ts'
import { replay } from '#lab/run/replay.ts'
import type { Course } from '#lab/run/steps.ts'
import { findStills, takenIn } from '#lab/wall/find-stills.ts'
import type { AnyExample } from '#machines/example.ts'
import { mutantOf } from './mutations.ts'

/** The events that do something at the end of a course. */
async function takenAt(example: AnyExample, course: Omit<Course, 'machine'>): Promise<readonly string[]> {
  const { actor } = await replay(example, course)
  const taken = takenIn(actor.getSnapshot(), example)
  actor.stop()
  return taken
}

/**
 * Says of a mutant whether the paths and the stills of its machine notice it, as they are kept beside it and compared by
 * `tests/machines/paths.test.ts`: a step cannot be done, leads elsewhere, or changes or emits something else, or a state
 * handles other events.
 */
export async function noticedByPaths(example: AnyExample): Promise<(mutant: string) => Promise<boolean>> {
  const { paths } = await findPaths(example)
  const stills = await findStills(example, paths, {})
  const looks = [
    ...paths.map(path => (of: AnyExample) => courseWords(of, path)),
    ...stills.map(still => (of: AnyExample) => takenAt(of, still)),
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
        // A step that cannot be done, or a machine that goes in a circle.
        return true
      }
    }
    return false
  }
}
