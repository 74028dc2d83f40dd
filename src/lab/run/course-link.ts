import * as z from 'zod/mini'
import { problemKinds } from '#domain/problem.ts'
import type { Course } from './steps.ts'

const name = z.string()
const step = z.discriminatedUnion('do', [
  z.object({ do: z.literal('send'), event: z.catchall(z.object({ type: name }), z.unknown()) }),
  z.object({ do: z.literal('answer'), slot: name }),
  z.object({ do: z.literal('fail'), slot: name, kind: z.enum(problemKinds) }),
  z.object({ do: z.literal('pass'), delay: name }),
])

/** The search of an address that opens the lab where a course leads; its machine is in the path. */
export function writeCourse({ input, steps }: Omit<Course, 'machine'>): string {
  const search = new URLSearchParams({ input })
  if (steps.length > 0) search.set('steps', JSON.stringify(steps))
  return `?${search}`
}

/** The course in the search of an address. @throws when it is none: it was cut, or written by hand. */
export function readCourse(search: string): Omit<Course, 'machine'> | null {
  const given = new URLSearchParams(search)
  const input = given.get('input')
  if (input === null) return null
  return { input, steps: z.parse(z.array(step), JSON.parse(given.get('steps') ?? '[]')) }
}
