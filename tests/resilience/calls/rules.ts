import type { Column } from './columns.ts'
import type { Outcome } from './outcome.ts'
import type { Entry, Read, Scenario, Scene, Write } from './scenario.ts'

const quoted = (texts: readonly string[]) => `“${texts.join(' | ').slice(0, 160)}”`

/** What every screen must fulfil after every fault. */
export function screenRules({ complaints }: Scene, { isEndless, fault }: Outcome): string[] {
  return [
    ...(isEndless ? ['ends: it is under way for ever, or nothing was said'] : []),
    ...(fault === null ? [] : [`readable: ${fault}`]),
    ...complaints.map(complaint => `quiet: ${complaint}`),
  ]
}

/** A failed read must be reported. */
export function readRules({ mayBeSilent }: Read, { isDone, bad, isEndless }: Outcome): string[] {
  if (isDone) return ['told: it is shown as if it had been answered']
  return bad.length > 0 || isEndless || mayBeSilent ? [] : ['told: nothing says that it failed']
}

/** An error screen must have details for support. */
export async function detailsRule({ page }: Scene): Promise<string[]> {
  const isErrorScreen = await page.getByRole('heading', { name: /^Something went wrong/ }).isVisible()
  const hasDetails = await page.getByRole('button', { name: /details/i }).isVisible()
  return isErrorScreen && !hasDetails ? ['details: the error screen has none to show'] : []
}

/** The message about a write must be true, and the form must keep its values unless the write was done. */
export async function writeRules(
  scenario: Write | Entry,
  column: Extract<Column, { fault: unknown }>,
  scene: Scene,
  { isDone, bad, isUnsure, isEndless }: Outcome,
): Promise<string[]> {
  const misses: string[] = []
  const times = scenario.done(scene)
  const isGone = column.name === '404' && scenario.isRemoving
  if (times > 1 && scenario.kind === 'write') misses.push(`once: it was done ${times} times`)
  if (isDone && times === 0 && !isGone) misses.push('honest: it is told as done, and is not')
  if (!isDone && !isEndless && bad.length === 0) misses.push('told: nothing says that it failed')
  const mayHaveBeen = column.kind === 'unheard' || (column.kind === 'odd' && times > 0)
  if (scenario.kind === 'write' && mayHaveBeen && !isDone && !isUnsure && !isEndless) {
    misses.push(`unsure: nothing says that it may have been done: ${quoted(bad)}`)
  }
  if (!isDone) misses.push(...(await keptRule(scenario, scene)))
  return misses
}

/** The form must keep its values. */
async function keptRule(scenario: Scenario, scene: Scene): Promise<string[]> {
  const typed = scenario.kind === 'read' ? undefined : scenario.typed?.(scene)
  if (!typed) return []
  const [field, text] = typed
  const value = await field
    .evaluate(element => (element instanceof HTMLInputElement ? element.value : element.textContent), null, {
      timeout: 10_000,
    })
    .catch(() => null)
  return value === text
    ? []
    : [`kept: ${value === null ? 'the field is gone' : `“${value}” stands where “${text}” was typed`}`]
}

/** The next try must do it, and only once. */
export function againRules(scenario: Scenario, scene: Scene, { isDone, bad, isEndless }: Outcome): string[] {
  if (isEndless || !isDone) return [`goes on: the next try is not done: ${quoted(bad)}`]
  if (scenario.kind !== 'write') return []
  const times = scenario.done(scene)
  return times === 1 ? [] : [`goes on: after the next try it is done ${times} times`]
}
