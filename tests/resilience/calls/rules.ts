import type { Column } from './columns.ts'
import type { Outcome } from './outcome.ts'
import type { Entry, Read, Scenario, Scene, Write } from './scenario.ts'

const quoted = (texts: readonly string[]) => `“${texts.join(' | ').slice(0, 160)}”`

/** Checks rules that every screen must meet after every fault. */
export function checkScreen({ complaints }: Scene, { isEndless, fault }: Outcome): string[] {
  return [
    ...(isEndless ? ['ends: no outcome is shown'] : []),
    ...(fault === null ? [] : [`readable: ${fault}`]),
    ...complaints.map(complaint => `quiet: ${complaint}`),
  ]
}

/** A failed read must be reported. */
export function checkRead({ mayBeSilent }: Read, { isDone, bad, isEndless }: Outcome): string[] {
  if (isDone) return ['reported: the screen shows a result of the failed read']
  return bad.length > 0 || isEndless || mayBeSilent ? [] : ['reported: no message about the failure']
}

/** An error screen must have details for support. */
export async function checkDetails({ page }: Scene): Promise<string[]> {
  const isErrorScreen = await page.getByRole('heading', { name: /^Something went wrong/ }).isVisible()
  const hasDetails = await page.getByRole('button', { name: /details/i }).isVisible()
  return isErrorScreen && !hasDetails ? ['details: the error screen has none'] : []
}

/** The message about a write must be true, and the form must keep its values unless the write succeeded. */
export async function checkWrite(
  scenario: Write | Entry,
  column: Extract<Column, { fault: unknown }>,
  scene: Scene,
  { isDone, bad, isUnsure, isEndless }: Outcome,
): Promise<string[]> {
  const misses: string[] = []
  const times = scenario.done(scene)
  const isGone = column.name === '404' && scenario.isRemoving
  if (times > 1 && scenario.kind === 'write') misses.push(`once: the call succeeded ${times} times`)
  if (isDone && times === 0 && !isGone) misses.push('truthful: success is shown, but the data are unchanged')
  if (!isDone && !isEndless && bad.length === 0) misses.push('reported: no message about the failure')
  const mayHaveBeen = column.kind === 'unheard' || (column.kind === 'odd' && times > 0)
  if (scenario.kind === 'write' && mayHaveBeen && !isDone && !isUnsure && !isEndless) {
    misses.push(`uncertain: no message that the call might have succeeded: ${quoted(bad)}`)
  }
  if (!isDone) misses.push(...(await retainedRule(scenario, scene)))
  return misses
}

/** The form must keep its values. */
async function retainedRule(scenario: Scenario, scene: Scene): Promise<string[]> {
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
    : [`retained: ${value === null ? 'the field is gone' : `“${text}” was typed, but the field contains “${value}”`}`]
}

/** The retry must succeed, and only once. */
export function checkRetry(scenario: Scenario, scene: Scene, { isDone, bad, isEndless }: Outcome): string[] {
  if (isEndless || !isDone) return [`retry: no success: ${quoted(bad)}`]
  if (scenario.kind !== 'write') return []
  const times = scenario.done(scene)
  return times === 1 ? [] : [`retry: the call succeeded ${times} times`]
}
