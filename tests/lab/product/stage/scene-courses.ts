import { findPaths } from '#lab/core/paths/find-paths.ts'
import { type Course, stepText } from '#lab/core/run/steps.ts'
import { onRecordOfForm } from '#lab/product/stage/record-steps.ts'
import type { Scene } from '#lab/product/stage/scene.ts'
import { scenes } from '#lab/product/stage/scenes.ts'
import { recordExample } from '#machines/record/record.example.ts'

export function findScene(id: string): Scene {
  const scene = scenes.find(one => one.id === id)
  if (!scene) throw new Error(`There is no scene called ${id}`)
  return scene
}

export type Path = Omit<Course, 'machine'>

/**
 * Returns the paths of a scene, except those that are prefixes of earlier paths. `known` is the number of steps that a
 * path shares with an earlier path.
 */
export async function sceneCourses({ example, inputs, child }: Scene, more: readonly Path[]) {
  const { paths } = await findPaths(child ? recordExample : example)
  const chosen = [...paths.filter(({ input }) => inputs?.includes(input) ?? true), ...more]
  const all = child ? chosen.map(({ input, steps }) => ({ input, steps: onRecordOfForm(steps) })) : chosen
  const seen = new Set<string>()
  return all.flatMap(({ input, steps }) => {
    const beginnings = [...steps, null].map((_, count) => JSON.stringify([input, steps.slice(0, count)]))
    const known = beginnings.findLastIndex(beginning => seen.has(beginning))
    const isNew = beginnings.some(beginning => !seen.has(beginning))
    for (const beginning of beginnings) seen.add(beginning)
    const words = steps.map(stepText).join(', ')
    return isNew ? { input, steps, known: Math.max(known, 0), words } : []
  })
}
