import { describe, expect, test } from 'vitest'
import type { AnyGestures } from './gesture.ts'
import { runScene } from './run-scene.ts'
import { findScene, type Path, sceneCourses } from './scene-courses.ts'
import { userSteps } from './user-steps.ts'
import { walk } from './walk.ts'

/**
 * Walks all paths of a scene: by user actions if the screen offers them, otherwise by events. Walks a prefix shared by
 * several paths only once, unless earlier user actions affect the screen (`fromTheStart`). `more` contains paths for
 * user actions that do not occur in the machine's paths.
 */
export async function testScene(
  id: string,
  gestures: AnyGestures,
  { fromTheStart = false, more = [] }: { fromTheStart?: boolean; more?: readonly Path[] } = {},
): Promise<void> {
  const scene = findScene(id)
  const courses = await sceneCourses(scene, more)
  const made = new Set<string>()

  describe(`On the screen ${scene.title}, a person can do what its machine expects`, () => {
    test.each(courses)('$input: $words', async ({ input, steps, known }) => {
      const begun = fromTheStart ? 0 : known
      const run = await runScene(scene, { input, steps: steps.slice(0, begun) })
      // The screen sends no event at the start, except those that every screen sends.
      expect(begun === 0 ? userSteps(run) : []).toEqual([])
      const walked = await walk(gestures, run, steps.slice(begun))
      for (const type of walked.gestures) made.add(type)
      expect(walked.faults).toEqual([])
    })

    test('makes every gesture', () => {
      const all = Object.keys(gestures).filter(type => typeof gestures[type] !== 'string')
      expect(all.filter(type => !made.has(type))).toEqual([])
    })
  })
}
