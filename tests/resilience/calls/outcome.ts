import { setTimeout as wait } from 'node:timers/promises'
import { announcementsIn, faultOf, viewOf } from '../announcements.ts'
import type { Scenario, Scene } from './scenario.ts'

/** Outcome of a call on the screen. */
export type Outcome = {
  /** Shows success or the result of the call. */
  isDone: boolean
  bad: readonly string[]
  /** Shows that the call might have been processed. */
  isUnsure: boolean
  asksToSignIn: boolean
  /** True if a call is still pending after all retries, or if no outcome was ever shown. */
  isEndless: boolean
  /** A blank screen or internal error text. */
  fault: string | null
}

const unsure = /might (not )?have been|checks? (first|before|if)|has not found a .* yet/i

/**
 * In ms: longer than four attempts of ten seconds with their pauses. In a page with fast time they take 6 s; a busy
 * computer needs more.
 */
const longest = 60_000

/** In ms: if a call can be silent, this time without a message counts as the outcome. */
const silence = 1500

async function look(
  scene: Scene,
  scenario: Scenario,
  since: number,
): Promise<Omit<Outcome, 'isEndless'> & { isBusy: boolean }> {
  const { page } = scene
  const [view, announced] = [await viewOf(page), (await announcementsIn(page)).slice(since)]
  const bad = [...announced.filter(({ isBad }) => isBad).map(({ text }) => text), ...view.refusals]
  const lost = /^(Something went wrong|There is no|Not found|This (?:page|record does not)|The search failed)/im.exec(
    view.text,
  )
  return {
    isDone: await isDone(
      scene,
      scenario,
      announced.filter(({ isBad }) => !isBad).map(({ text }) => text),
    ),
    bad: lost ? [...bad, lost[0]] : bad,
    isUnsure: unsure.test(view.text) || announced.some(({ text }) => unsure.test(text)),
    asksToSignIn: await page.getByRole('alertdialog', { name: 'Sign in again' }).isVisible(),
    isBusy: view.isBusy,
    fault: faultOf(view),
  }
}

async function isDone({ page }: Scene, scenario: Scenario, announced: readonly string[]): Promise<boolean> {
  if (scenario.kind === 'read') return scenario.shows(page).isVisible()
  const { success } = scenario
  return typeof success === 'function' ? success(page) : announced.some(text => success.test(text))
}

/** Returns the number of messages so far. Later ones belong to the next step. */
export const messageCount = async ({ page }: Scene) => (await announcementsIn(page)).length

/** Waits until the page is not busy. Returns true if it stays busy for longer than any call takes. */
export async function isEndless({ page }: Scene): Promise<boolean> {
  const begun = Date.now()
  while ((await viewOf(page)).isBusy) {
    if (Date.now() - begun > longest) return true
    await wait(40)
  }
  return false
}

type OutcomeOptions = {
  /** In ms; by default longer than any call takes. */
  limit?: number
  /** True if only success counts, because the screen still shows the earlier failure until the retry begins. */
  mustBeDone?: boolean
}

/** Waits until the page shows the outcome of a call, and returns it. */
export async function outcomeOf(
  scene: Scene,
  scenario: Scenario,
  since: number,
  { limit = longest, mustBeDone = false }: OutcomeOptions = {},
): Promise<Outcome> {
  const begun = Date.now()
  for (;;) {
    // Fails while one document replaces another.
    const seen = await look(scene, scenario, since).catch(() => null)
    const isSilent = scenario.kind === 'read' && scenario.mayBeSilent === true && Date.now() - begun > silence
    const isOver = Date.now() - begun > limit
    // A call behind the sign-in dialog stays pending until the user signs in.
    const hasFailed = seen && (seen.bad.length > 0 || isSilent)
    const isSettled = seen && (seen.asksToSignIn || (!seen.isBusy && (seen.isDone || (hasFailed && !mustBeDone))))
    if (seen && (isSettled || isOver)) {
      if (!isSettled) return { ...seen, isEndless: true }
      // Further messages of the same outcome might follow immediately.
      await wait(100)
      return { ...(await look(scene, scenario, since).catch(() => seen)), isEndless: false }
    }
    if (isOver) throw new Error('The page could not be looked at')
    await wait(40)
  }
}
