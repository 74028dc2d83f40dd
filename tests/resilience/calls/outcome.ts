import { setTimeout as wait } from 'node:timers/promises'
import { faultOf, heardIn, viewOf } from '../listen.ts'
import type { Scenario, Scene } from './scenario.ts'

/** The outcome of a call as the screen shows it. */
export type Outcome = {
  /** It says that the call was done, or shows its result. */
  isDone: boolean
  /** Its messages about failures. */
  bad: readonly string[]
  /** It says that the call might have been done. */
  isUnsure: boolean
  asksToSignIn: boolean
  /** Something is still pending after the time of all tries; or nothing was ever shown. */
  isEndless: boolean
  /** A blank screen, or words for programmers. */
  fault: string | null
}

const unsure = /might (not )?have been|checks? (first|before)/i

/**
 * In ms: longer than four tries of ten seconds with their pauses. In a page with fast time they take 6 s; a busy computer needs more.
 */
const longest = 60_000

/** In ms: after this time without a message, silence counts as the outcome where that is allowed. */
const silence = 1500

async function look(
  scene: Scene,
  scenario: Scenario,
  since: number,
): Promise<Omit<Outcome, 'isEndless'> & { isBusy: boolean }> {
  const { page } = scene
  const [view, heard] = [await viewOf(page), (await heardIn(page)).slice(since)]
  const bad = [...heard.filter(({ isBad }) => isBad).map(({ text }) => text), ...view.refusals]
  const lost = /^(Something went wrong|There is no|Not found|This page|The search failed)/im.exec(view.text)
  return {
    isDone: await isDone(
      scene,
      scenario,
      heard.filter(({ isBad }) => !isBad).map(({ text }) => text),
    ),
    bad: lost ? [...bad, lost[0]] : bad,
    isUnsure: unsure.test(view.text) || heard.some(({ text }) => unsure.test(text)),
    asksToSignIn: await page.getByRole('alertdialog', { name: 'Sign in again' }).isVisible(),
    isBusy: view.isBusy,
    fault: faultOf(view),
  }
}

async function isDone({ page }: Scene, scenario: Scenario, heard: readonly string[]): Promise<boolean> {
  if (scenario.kind === 'read') return scenario.shows(page).isVisible()
  const { told } = scenario
  return typeof told === 'function' ? told(page) : heard.some(text => told.test(text))
}

/** The number of messages so far; later ones are about the next step. */
export const saidSoFar = async ({ page }: Scene) => (await heardIn(page)).length

type Patience = {
  /** In ms; by default longer than any call may take. */
  limit?: number
  /** Whether only success counts: until the next try begins, the screen still shows the failure before it. */
  mustBeDone?: boolean
}

/** Waits until the page shows the outcome of a call, and returns it. */
export async function outcomeOf(
  scene: Scene,
  scenario: Scenario,
  since: number,
  { limit = longest, mustBeDone = false }: Patience = {},
): Promise<Outcome> {
  const begun = Date.now()
  for (;;) {
    // Between two documents there is no page to look at.
    const seen = await look(scene, scenario, since).catch(() => null)
    const isSilent = scenario.kind === 'read' && scenario.mayBeSilent === true && Date.now() - begun > silence
    const isOver = Date.now() - begun > limit
    // A call behind the question to sign in again stays pending until that is answered.
    const hasFailed = seen && (seen.bad.length > 0 || isSilent)
    const isSettled = seen && (seen.asksToSignIn || (!seen.isBusy && (seen.isDone || (hasFailed && !mustBeDone))))
    if (seen && (isSettled || isOver)) {
      if (!isSettled) return { ...seen, isEndless: true }
      // Further messages of the same outcome may follow at once.
      await wait(100)
      return { ...(await look(scene, scenario, since).catch(() => seen)), isEndless: false }
    }
    if (isOver) throw new Error('The page could not be looked at')
    await wait(40)
  }
}
