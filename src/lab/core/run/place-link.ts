import * as z from 'zod/mini'
import { unlessThrown } from '#lab/core/unless-thrown.ts'
import { modesSchema } from './modes.ts'
import { stepSchema } from './steps.ts'

const placeSchema = z
  .object({
    /** Input that started the run: a name of the example, or JSON. */
    input: z.string(),
    steps: z.readonly(z.array(stepSchema)),
    /** Number of applied steps; the others are undone. */
    applied: z.int().check(z.gte(0)),
    /** Automatic behaviour of implementations and delays after this place. Default: none. */
    modes: z.optional(modesSchema),
  })
  .check(z.refine(({ steps, applied }) => applied <= steps.length))

/** Position in a run: the input, the steps including undone ones, and the number of applied steps. */
export type RunPlace = z.infer<typeof placeSchema>

/** Returns a place of a machine's run as the text of a JSON file. */
export const writeRunFile = (machine: string, place: RunPlace) => `${JSON.stringify({ machine, ...place }, null, 2)}\n`

/** Parses the text of a run's file. @throws Error with a message for the user if it has no run of the machine. */
export function readRunFile(machine: string, text: string): RunPlace {
  const json = unlessThrown<unknown>(() => JSON.parse(text), null)
  const run = z.safeParse(z.object({ machine: z.string() }), json)
  const place = z.safeParse(placeSchema, renameApplied(json))
  if (!run.success || !place.success) throw new Error('The file has no run. Choose a file that the lab saved.')
  if (run.data.machine !== machine)
    throw new Error(`The file has a run of ${run.data.machine}. Open that machine first.`)
  return place.data
}

/** Renames the field `taken` of files that earlier versions saved. */
const renameApplied = (json: unknown) =>
  typeof json === 'object' && json !== null && 'taken' in json ? { ...json, applied: json.taken } : json

/**
 * Returns the URL hash of a place. Browsers do not send the hash to the server, so the server does not limit its
 * length.
 */
export function writePlace({ input, steps, applied, modes }: RunPlace): string {
  const hash = new URLSearchParams({ input })
  if (steps.length > 0) hash.set('steps', JSON.stringify(steps))
  if (applied < steps.length) hash.set('applied', String(applied))
  if (modes) hash.set('modes', JSON.stringify(modes))
  return `#${hash}`
}

/** Parses the place in a URL hash; null without a place. @throws if the hash was truncated or edited. */
export function readPlace(hash: string): RunPlace | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  const input = params.get('input')
  if (input === null) return null
  const steps: unknown = JSON.parse(params.get('steps') ?? '[]')
  // Links of earlier versions have `taken`.
  const applied = params.get('applied') ?? params.get('taken')
  const modes = params.get('modes')
  return z.parse(placeSchema, {
    input,
    steps,
    applied: applied === null && Array.isArray(steps) ? steps.length : Number(applied),
    ...(modes === null ? {} : { modes: JSON.parse(modes) }),
  })
}

/** Parses the first place in parts of a URL. Without a place, or with a damaged one, the run is at `start`. */
export function readPlaceOr(start: RunPlace, ...parts: readonly string[]): { place: RunPlace; fault: string | null } {
  try {
    const [place = start] = parts.flatMap(part => readPlace(part) ?? [])
    return { place, fault: null }
  } catch {
    return { place: start, fault: 'The link was cut or changed. Here is the start.' }
  }
}
