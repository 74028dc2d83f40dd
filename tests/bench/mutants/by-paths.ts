import { findPaths } from '#lab/paths/find-paths.ts'
import { courseWords } from '#lab/paths/path-words.ts'
import type { AnyExample } from '#machines/example.ts'
import { mutantOf } from './mutations.ts'

/**
 * Says of a mutant whether the paths through its machine notice it, as they are kept beside it and compared by
 * `tests/machines/paths.test.ts`: a step of theirs cannot be done, leads elsewhere, or changes or emits something else.
 */
export async function noticedByPaths(example: AnyExample): Promise<(mutant: string) => Promise<boolean>> {
  const { paths } = await findPaths(example)
  const kept: Array<{ path: (typeof paths)[number]; words: string }> = []
  for (const path of paths) kept.push({ path, words: JSON.stringify(await courseWords(example, path)) })
  return async mutant => {
    const changed = {
      ...example,
      machine: (...given: Parameters<AnyExample['machine']>) => mutantOf(example.machine(...given), mutant),
    }
    for (const { path, words } of kept) {
      try {
        if (JSON.stringify(await courseWords(changed, path)) !== words) return true
      } catch {
        // A step that cannot be done, or a machine that goes in a circle.
        return true
      }
    }
    return false
  }
}
