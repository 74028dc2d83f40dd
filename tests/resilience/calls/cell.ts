import { expect, type Locator } from '@playwright/test'
import type { Stage } from '../stage.ts'
import type { Column } from './columns.ts'
import { testLateResponse, testSessionEnd, testUserSwitch } from './interruptions.ts'
import { messageCount, outcomeOf } from './outcome.ts'
import { checkDetails, checkRead, checkRetry, checkScreen, checkWrite } from './rules.ts'
import { administrator, retryButton, type Scenario, type Scene } from './scenario.ts'

/** Returns the reason why a fault does not apply to a call; null if it applies. */
export function exclusionReason({ kind, call, as }: Scenario, column: Column): string | null {
  const isSigningIn =
    kind === 'entry' || call === 'authentication.check' || (as !== undefined && as?.step !== 'verified')
  if ('fault' in column || !isSigningIn) return null
  return 'a step of signing in has no work to go on with, and leads on by itself'
}

async function failing(
  scenario: Scenario,
  column: Extract<Column, { fault: unknown }>,
  scene: Scene,
): Promise<string[]> {
  const { server } = scene
  const since = await messageCount(scene)
  server.faults.set(scenario.call, column.fault, 'always')
  await scenario.make(scene)
  const outcome = await outcomeOf(scene, scenario, scenario.kind === 'read' ? 0 : since)
  const isRead = scenario.kind === 'read'
  const reported = isRead ? checkRead(scenario, outcome) : await checkWrite(scenario, column, scene, outcome)
  const misses = [...checkScreen(scene, outcome), ...reported, ...(await checkDetails(scene))]
  server.faults.clear()
  // Calls that never ended or were reported as successful cannot be retried. If a record might exist, the product
  // searches for it first.
  const isMade = !isRead && scenario.isCreating && scenario.done(scene) > 0
  const isRemoved = !isRead && scenario.isRemoving && scenario.done(scene) > 0
  if (outcome.isEndless || outcome.isDone || isMade || isRemoved) return misses
  const from = isRead ? 0 : await messageCount(scene)
  const obstacle = await retryCall(scenario, scene)
  if (obstacle !== null) return [...misses, obstacle]
  return [...misses, ...checkRetry(scenario, scene, await outcomeOf(scene, scenario, from, { mustBeDone: true }))]
}

/** Retries with the screen's button, or by repeating the step. Returns the reason if that is impossible. */
async function retryCall(scenario: Scenario, scene: Scene): Promise<string | null> {
  try {
    const retry = retryButton(scene.page).first()
    if (scenario.retry) await scenario.retry(scene)
    else if (scenario.kind === 'read' && (await retry.isVisible())) await pressUntilServed(scene, retry)
    else await scenario.make(scene)
    return null
  } catch (error) {
    return `retry: impossible: ${inBrief(error)}`
  }
}

/** Presses a button again if it was replaced during the press, which happens on a busy computer. */
async function pressUntilServed({ server }: Scene, button: Locator) {
  const before = server.served.length
  await expect(async () => {
    if (server.served.length === before) await button.click({ timeout: 1000 })
    expect(server.served.length).toBeGreaterThan(before)
  }).toPass({ intervals: [100, 1000, 5000], timeout: 60_000 })
}

const inBrief = (error: unknown) => String(error).replaceAll(/\s+/g, ' ').slice(0, 240)

let count = 0

/** Makes a call under the conditions of the column. Returns the violated rules, each with its observation. */
export function runCell({ visit }: Stage, scenario: Scenario, column: Column): Promise<string[]> {
  return visit(async visit => {
    count += 1
    const { server, page } = visit
    const { store } = server.mock
    const mark = `Cell ${String(count).padStart(5, '0')}`
    const scene: Scene = {
      ...visit,
      store,
      mark,
      id: scenario.prepare?.(store, mark) ?? '',
      served: server.served.length,
    }
    if (scenario.as !== null) await visit.signInAs(scenario.as?.username ?? administrator, scenario.as?.step)
    try {
      if (scenario.open) await scenario.open(scene)
      else await page.goto('/sign-in', { waitUntil: 'commit' })
      if ('fault' in column) return await failing(scenario, column, scene)
      if (column.kind === 'ended') return await testSessionEnd(scenario, scene)
      if (column.kind === 'left') return await testLateResponse(scenario, scene)
      return await testUserSwitch(scenario, scene)
    } catch (error) {
      return [`could not be tried: ${inBrief(error)}`]
    }
  })
}
