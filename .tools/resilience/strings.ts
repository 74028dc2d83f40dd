import { emptyScenario } from '#mirage/scenarios/empty.ts'
import { line } from '../../tests/journeys/support.ts'
import { addTrade } from './calls/data.ts'
import { administrator } from './calls/scenario.ts'
import type { Extent } from './extent.ts'
import type { Cell, Report } from './report.ts'
import { sideBySide } from './side-by-side.ts'
import type { Stage, Visit } from './stage.ts'
import { formRound } from './strings/form-round.ts'
import { type Form, forms, signUpFields } from './strings/forms.ts'
import { allStrings, type Typed } from './strings/list.ts'
import { lookUpRound, numberRound, pasteRound, searchRound, signUpRound } from './strings/other-rounds.ts'

/** A string in a field, and what did not hold of it. */
type Tried = { field: string; group: string; seen: string | null }
type Job = (stage: Stage) => Promise<Tried[]>

const inBrief = (text: string) => JSON.stringify(text).slice(0, 50)
const brief = (error: unknown) => String(error).replaceAll(/\s+/g, ' ').slice(0, 200)
const tried = (field: string, { group, text }: Typed, seen: readonly string[]): Tried => ({
  field,
  group,
  seen: seen.length === 0 ? null : `${inBrief(text)}: ${seen.join('; ')}`,
})

/** Pieces of so many. */
const pieces = <Item>(items: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))

/** Every string into every field of a form: in each round each field gets another one. */
function formJob(form: Form, strings: readonly Typed[], rounds: readonly number[]): Job {
  return stage =>
    stage.visit(async visit => {
      const results: Tried[] = []
      const { server, page, signInAs } = visit
      await signInAs(administrator)
      await page.goto(form.list)
      for (const round of rounds) {
        const chosen = new Map(
          form.fields.map(({ label }, place) => [label, strings[(round + place * 5) % strings.length] as Typed]),
        )
        const texts = Object.fromEntries([...chosen].map(([label, { text }]) => [label, text]))
        const mark = `Round ${form.name} ${round}`
        const id = form.prepare(server.mock.store, mark)
        const misses = await formRound(visit, form, id, texts, mark).catch((error: unknown) => [
          { field: 'Name', seen: `${brief(error)}, with ${JSON.stringify(texts).slice(0, 300)}` },
        ])
        // The next ones find a list of their own kind that is as short.
        for (const [label, typed] of chosen) {
          const seen = misses.filter(({ field }) => field === label).map(({ seen }) => seen)
          results.push(tried(`${form.name}: ${label}`, typed, seen))
        }
      }
      return results
    })
}

/** Every string into one place of a screen. */
function placeJob(
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

const mark = 'Weighed material'
const numberJob = (strings: readonly Typed[]): Job => {
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

const signUpJob =
  (strings: readonly Typed[], rounds: readonly number[]): Job =>
  stage =>
    stage.visit(async visit => {
      const results: Tried[] = []
      for (const round of rounds) {
        const at = (place: number) => strings[(round + place * 5) % strings.length] as Typed
        const chosen = { name: at(0), username: at(1), password: at(2) }
        const { name, username, password } = chosen
        const misses = await signUpRound(
          visit,
          { name: name.text, username: username.text, password: password.text },
          `Newcomer ${round}`,
        ).catch((error: unknown) => [{ field: signUpFields.name as string, seen: brief(error) }])
        for (const part of ['name', 'username', 'password'] as const) {
          const label = signUpFields[part]
          const seen = misses.filter(({ field }) => field === label).map(({ seen }) => seen)
          results.push(tried(`sign-up: ${label}`, chosen[part], seen))
        }
      }
      return results
    })

/** Strings × fields: whatever is typed is stored and shown as typed, or refused with a reason, and never more than a text. */
export async function stringsTable({ isShort, seed, only }: Extent): Promise<Report> {
  const strings = isShort ? allStrings.filter((_, index) => (index + seed) % 40 === 0) : allStrings
  const rounds = strings.map((_, index) => index)
  const wanted = (name: string) => only === undefined || name.includes(only)
  const size = isShort ? 100 : 20
  const create = '/admin/transactions/create'
  const jobs: Job[] = [
    ...forms
      .filter(({ name }) => wanted(name))
      .flatMap(form => pieces(rounds, size).map(part => formJob(form, strings, part))),
    ...(wanted('sign-up') ? pieces(rounds, size).map(part => signUpJob(strings, part)) : []),
    ...(wanted('list: search') ? [placeJob('list: search', '/admin/materials', strings, searchRound)] : []),
    ...(wanted('look-up') ? [placeJob('look-up: material', create, strings, lookUpRound)] : []),
    ...(wanted('paste') ? [placeJob('paste: material', create, strings, pasteRound)] : []),
    ...(wanted('line: Weight') ? [numberJob(strings)] : []),
  ]
  const results = (
    await sideBySide(jobs, (stage, job) => job(stage), {
      told: all => `${all[0]?.field}, ${all.length} strings, ${all.filter(({ seen }) => seen !== null).length} missed`,
      scenario: emptyScenario,
    })
  ).flat()
  const cells = Map.groupBy(results, ({ field, group }) => `${field}\n${group}`)
  return {
    title: `Strings × fields (${strings.length} strings, in groups)`,
    cells: [...cells.entries()].map(([place, all]): Cell => {
      const [row = '', column = ''] = place.split('\n')
      const seen = all.flatMap(({ seen }) => seen ?? [])
      return seen.length === 0
        ? { row, column, state: 'held' }
        : { row, column, state: 'missed', seen: seen.join('\n    ') }
    }),
  }
}
