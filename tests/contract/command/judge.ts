import * as z from 'zod'
import { idInAnswer } from '#api/answers.ts'
import { statusOf } from '#contract/call-refusals.ts'
import type { Call } from '#contract/contract.ts'
import { isUuid } from '#rules/ids.ts'
import { type Page, refusal } from '#schemas/envelope.ts'
import { faultOf } from '#schemas/rows.ts'
import type { Trade } from '#schemas/trade.ts'
import { type JsonSchema, jsonSchemas, refTo } from './json-schemas.ts'
import type { Answer } from './visitor.ts'

/** Severity of a tolerated difference. */
export const severities = ['harmless', 'costs a call', 'wrong for the user'] as const
export type Severity = (typeof severities)[number]

/** Result of a check: as specified; different, but handled `by` a part of the app; or breaking a screen. */
export type Judgement =
  | { state: 'agrees' }
  | { state: 'tolerated'; seen: string; by: string; severity: Severity }
  | { state: 'breaks'; seen: string }

export const agrees = { state: 'agrees' } as const
export const breaks = (seen: string) => ({ state: 'breaks', seen }) as const
export const tolerated = (seen: string, by: string, severity: Severity) =>
  ({ state: 'tolerated', seen, by, severity }) as const

const definitions = JSON.parse(JSON.stringify(jsonSchemas()).replaceAll('#/components/schemas/', '#/$defs/')) as Record<
  string,
  JsonSchema
>
const strict = new Map<string, z.ZodType>()

/** Returns the schema of a response as documented, without tolerance. */
function strictOf(answer: Exclude<Call['answer'], 'OK'>): z.ZodType {
  const ref = refTo(answer).$ref.replace('#/components/schemas/', '#/$defs/')
  const known = strict.get(ref)
  if (known) return known
  const schema = z.fromJSONSchema({ $ref: ref, $defs: definitions })
  strict.set(ref, schema)
  return schema
}

const inShort = (text: string) => (text.length > 120 ? `${text.slice(0, 120)} …` : text || 'nothing')

type Issue = { path: PropertyKey[]; message: string }

/** Returns the rows of a page as sent. */
const sentRows = (json: unknown): readonly unknown[] =>
  typeof json === 'object' && json !== null && 'items' in json && Array.isArray(json.items) ? json.items : []

/** Describes an invalid part of a response. In a row of a page, names the row and the value of the field. */
function faultAt(json: unknown, { path, message }: Issue): string {
  const [list, place, ...field] = path
  if (list !== 'items' || typeof place !== 'number' || field.length === 0)
    return `${path.map(String).join('.')}: ${message}`
  const row = sentRows(json)[place]
  return `${nameInList(row, place)}: ${faultOf(row, { path: field })}`
}

function nameInList(row: unknown, place: number): string {
  const { name, id } = (row ?? {}) as { name?: unknown; id?: unknown }
  const texts = [name, id].filter(text => typeof text === 'string')
  return texts.find(text => text !== '') ?? `items.${place}`
}

/** Lists the faults in readable form. */
const faultsIn = ({ issues }: { issues: readonly Issue[] }, json: unknown) =>
  inShort([...new Set(issues.map(issue => faultAt(json, issue)))].join('; '))

/** Judges the rows that the app cannot read, including lines of records. Returns null if there are none. */
function judgeRows(page: Partial<Page<Partial<Trade>>>): Judgement | null {
  const { items = [], unreadable = [] } = page
  const lines = items.flatMap(({ id, unreadableLines = [] }) =>
    unreadableLines.map(line => ({ ...line, name: `a line of ${id}` })),
  )
  const rows = [...unreadable, ...lines]
  if (rows.length === 0) return null
  const named = rows.map(({ id, name, reason }) => `${name ?? id ?? 'a row without an id'} (${reason})`).join('; ')
  const seen = `${rows.length} cannot be read: ${inShort(named)}`
  return items.length === 0
    ? breaks(seen)
    : tolerated(seen, 'the screen names them and shows the others (schemas/rows.ts)', 'wrong for the user')
}

/** True if the app reads a response as a successful write. */
const isDone = ({ text, json }: Answer) =>
  text === '' || /^ok$/i.test(text) || isUuid(text) || (json !== undefined && !refusal.safeParse(json).success)

/** Judges a response to a write with less content than specified. */
function judgeWrite({ name }: Call, answer: Answer, fault: string): Judgement {
  if (!isDone(answer)) return breaks(fault)
  if (!name.endsWith('.create')) return tolerated(fault, 'the server confirms a write (api/client.ts)', 'costs a call')
  if (idInAnswer(answer.json ?? answer.text) !== null)
    return tolerated(fault, 'an id alone (api/answers.ts)', 'costs a call')
  return name.endsWith('.materials.create')
    ? breaks(`${fault}; without its id the line cannot be put into its record`)
    : tolerated(fault, 'a new record without an id is looked for in its list (api/find.ts)', 'costs a call')
}

/** Judges a response to a call that should succeed. */
export function judgeDone(call: Call, answer: Answer): Judgement {
  const { status, type, text, json } = answer
  if (status < 200 || status > 299) return breaks(`${status}: ${inShort(text)}`)
  if (call.orPicture && type.startsWith(call.orPicture)) return agrees
  const isAsAgreed = status === statusOf(call)
  const otherStatus = () =>
    isAsAgreed ? agrees : tolerated(`status ${status}`, 'any status below 300 means that it is done', 'harmless')
  if (call.answer === 'OK')
    return text === 'OK' ? otherStatus() : judgeWrite(call, answer, `instead of OK: ${inShort(text)}`)
  const read = call.answer.safeParse(json)
  const unreadable = read.success ? judgeRows(read.data as Partial<Page<Partial<Trade>>>) : null
  if (unreadable) return unreadable
  const exact = strictOf(call.answer).safeParse(json)
  if (exact.success) return otherStatus()
  const fault = json === undefined ? `instead of JSON: ${inShort(text)}` : faultsIn(exact.error, json)
  if (read.success) {
    const isFactor = exact.error.issues.every(({ path }) => path.at(-1) === 'carbonFactor')
    return isFactor
      ? tolerated(fault, 'a factor that is no number counts as unknown (schemas/common.ts)', 'wrong for the user')
      : tolerated(fault, 'readers forgive (schemas)', 'harmless')
  }
  return call.method === 'get' ? breaks(fault) : judgeWrite(call, answer, fault)
}

/** Judges a response to a call that should be rejected with this status. */
export function judgeRefusal(call: Call, answer: Answer, status: number): Judgement {
  const parsed = refusal.safeParse(answer.json)
  const seen = `${answer.status} instead of ${status}: ${inShort(answer.text)}`
  if (answer.status < 400) {
    const isGone = status === 404 && call.method === 'delete'
    return isGone ? tolerated(seen, 'what is gone counts as deleted (api/resource-calls.ts)', 'harmless') : breaks(seen)
  }
  if (status === 409 && /unique constraint \W*idx_\w+/.test(answer.text))
    return tolerated(seen, 'a taken name is reported at its field (workarounds/server-words.ts)', 'harmless')
  if (answer.status >= 500 || !parsed.success) return breaks(seen)
  if (answer.status !== status)
    return tolerated(seen, 'the message of the server is shown (api/call-problems.ts)', 'harmless')
  const isUnnamed = status === 422 && parsed.data.fields === undefined
  return isUnnamed ? tolerated('no fields', 'the message is above the form', 'harmless') : agrees
}
