import { findPaths } from '#lab/paths/find-paths.ts'
import { replay } from '#lab/run/replay.ts'
import { restingIn } from '#lab/run/resting-in.ts'
import { type RunStep, stepInWords } from '#lab/run/steps.ts'
import type { Scene } from '#lab/stage/scene.ts'
import type { Way } from '#lab/stage/sights/sight.ts'

/** A course on a screen. The courses before it have the first steps, as many as `known`, and what is seen after them. */
type CourseOnScreen = Way & { known: number; words: string }

/** The steps of a course up to the first one that leads away from a screen. What follows is on another screen, or of another run. */
async function untilLeft({ example, sights }: Scene, { input, steps }: Way): Promise<readonly RunStep[]> {
  const { actor, moments } = await replay(example, { input, steps })
  actor.stop()
  const left = moments.findIndex(({ snapshot }) => !restingIn(snapshot).every(state => state in sights))
  return left < 0 ? steps : steps.slice(0, left)
}

/** The paths through the machine of a scene, and its ways, as far as they are on its screen. Each has anything that none before it has. */
export async function coursesOf(scene: Scene): Promise<readonly CourseOnScreen[]> {
  const { paths } = await findPaths(scene.example)
  const known = new Set<string>()
  const courses: CourseOnScreen[] = []
  const isOnScreen = ({ input }: Way) => scene.inputs?.includes(input) ?? true
  const ofMachine = paths.filter(isOnScreen).map(async way => ({ ...way, steps: await untilLeft(scene, way) }))
  for (const { input, steps } of [...(await Promise.all(ofMachine)), ...(scene.ways ?? [])]) {
    const beginnings = [[], ...steps.map((_, at) => steps.slice(0, at + 1))].map(all => JSON.stringify([input, all]))
    const isNew = beginnings.some(beginning => !known.has(beginning))
    const first = beginnings.findLastIndex(beginning => known.has(beginning))
    if (isNew) courses.push({ input, steps, known: Math.max(first, 0), words: steps.map(stepInWords).join(', ') })
    for (const beginning of beginnings) known.add(beginning)
  }
  return courses
}
