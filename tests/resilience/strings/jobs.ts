import type { Stamped } from '#mirage/store/records.ts'
import type { RowTable } from '#mirage/store/row-table.ts'
import type { Store } from '#mirage/store/store.ts'
import { line } from '#tests/journeys/support.ts'
import { addMaterial, addTrade } from '../calls/data.ts'
import { administrator } from '../calls/scenario.ts'
import type { Stage, Visit } from '../stage.ts'
import { formRound } from './form-round.ts'
import { type Form, signUpFields } from './forms.ts'
import type { Typed } from './list.ts'
import { numberRound } from './place-rounds.ts'
import { signUpRound } from './sign-up-round.ts'

/** A string in a field, and its violated rule. */
export type Tried = { field: string; group: string; seen: string | null }
export type Job = (stage: Stage) => Promise<Tried[]>

const inBrief = (text: string) => JSON.stringify(text).slice(0, 50)
const brief = (error: unknown) => String(error).replaceAll(/\s+/g, ' ').slice(0, 200)
const tried = (field: string, { group, text }: Typed, seen: readonly string[]): Tried => ({
  field,
  group,
  seen: seen.length === 0 ? null : `${inBrief(text)}: ${seen.join('; ')}`,
})

/** Returns the string for a field in a round. Each field gets another string in each round. */
function stringAt(strings: readonly Typed[], round: number, place: number): Typed {
  const typed = strings[(round + place * 5) % strings.length]
  if (!typed) throw new Error('There are no strings')
  return typed
}

/** Returns a function that removes all rows added since, so that lists stay on one page. */
function rowsOf(store: Store): () => void {
  const tables = Object.values(store.tables) as ReadonlyArray<Pick<RowTable<Stamped>, 'all' | 'remove'>>
  const known = new Set(tables.flatMap(table => table.all().map(({ id }) => id)))
  return () => {
    for (const table of tables) for (const { id } of table.all()) if (!known.has(id)) table.remove(id)
  }
}

export const pieces = <Item>(items: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))

/** Types every string into every field of a form, in rounds with different strings per field. */
export function formJob(form: Form, strings: readonly Typed[], rounds: readonly number[]): Job {
  return stage =>
    stage.visit(async visit => {
      const results: Tried[] = []
      const { server, page, signInAs } = visit
      await signInAs(administrator)
      await page.goto(form.list)
      const tidy = rowsOf(server.mock.store)
      for (const round of rounds) {
        const chosen = new Map(form.fields.map(({ label }, place) => [label, stringAt(strings, round, place)]))
        const texts = Object.fromEntries([...chosen].map(([label, { text }]) => [label, text]))
        const mark = `Round ${form.name} ${round}`
        const id = form.prepare(server.mock.store, mark)
        const misses = await formRound(visit, form, id, texts, mark).catch((error: unknown) => [
          { field: 'Name', seen: `${brief(error)}, with ${JSON.stringify(texts).slice(0, 300)}` },
        ])
        tidy()
        for (const [label, typed] of chosen) {
          const seen = misses.filter(({ field }) => field === label).map(({ seen }) => seen)
          results.push(tried(`${form.name}: ${label}`, typed, seen))
        }
      }
      return results
    })
}

/** Tries every string in one place of a screen. */
export function placeJob(
  field: string,
  path: string | ((visit: Visit) => string),
  strings: readonly Typed[],
  round: (visit: Visit, text: string) => Promise<string[]>,
): Job {
  return stage =>
    stage.visit(async visit => {
      await visit.signInAs(administrator)
      const to = typeof path === 'string' ? path : path(visit)
      const results: Tried[] = []
      let isOpen = false
      for (const typed of strings) {
        if (!isOpen) await visit.page.goto(to)
        isOpen = true
        const seen = await round(visit, typed.text).catch((error: unknown) => {
          isOpen = false
          return [brief(error)]
        })
        results.push(tried(field, typed, seen))
      }
      return results
    })
}

/** Returns a path for data with a material to find. */
export const withMaterial =
  (path: string) =>
  ({ server }: Visit) => {
    addMaterial(server.mock.store, 'Copper')
    return path
  }

const mark = 'Weighed material'
export const numberJob = (strings: readonly Typed[]): Job => {
  let id = ''
  return placeJob(
    'line: Weight',
    ({ server }) => {
      id = addTrade(server.mock.store, mark, 'transactions')
      return `/admin/transactions/${id}/edit`
    },
    strings,
    async (visit, text) => {
      await line(visit.page, mark).row.waitFor()
      const { transactionLines } = visit.server.mock.store
      return numberRound(visit, text, mark, () => transactionLines.where('tradeId', id)[0]?.weight)
    },
  )
}

export const signUpJob =
  (strings: readonly Typed[], rounds: readonly number[]): Job =>
  stage =>
    stage.visit(async visit => {
      const results: Tried[] = []
      const tidy = rowsOf(visit.server.mock.store)
      for (const round of rounds) {
        const at = (place: number) => stringAt(strings, round, place)
        const chosen = { name: at(0), username: at(1), password: at(2) }
        const { name, username, password } = chosen
        const misses = await signUpRound(
          visit,
          { name: name.text, username: username.text, password: password.text },
          `Newcomer ${round}`,
        ).catch((error: unknown) => [{ field: signUpFields.name, seen: brief(error) }])
        tidy()
        for (const part of ['name', 'username', 'password'] as const) {
          const label = signUpFields[part]
          const seen = misses.filter(({ field }) => field === label).map(({ seen }) => seen)
          results.push(tried(`sign-up: ${label}`, chosen[part], seen))
        }
      }
      return results
    })
