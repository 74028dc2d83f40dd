import { setTimeout as wait } from 'node:timers/promises'
import { faultOf, heardIn, viewOf } from '../listen.ts'
import type { Scenario, Scene } from './scenario.ts'

/** What came of a call, as somebody before the screen would see it. */
export type Outcome = {
  /** It says that it was done, or shows what was asked for. */
  isDone: boolean
  /** What it says went wrong. */
  bad: readonly string[]
  /** It says that it may have been done. */
  isUnsure: boolean
  asksToSignIn: boolean
  /** Something is still under way though enough time for all tries went by; or nothing was ever said. */
  isEndless: boolean
  /** A blank screen, or a programmer's words. */
  fault: string | null
}

const unsure = /may have been|might have been|may already|look before|before you (send|save|try) it again/i

/** Milliseconds: more than four tries of ten seconds, and the pauses between them, take in a page that is hurried. */
const longest = 15_000

/** Milliseconds after which no word is taken for an answer, where that is one. */
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

/** How much the page has said so far: what it says from now on is about what is done next. */
export const saidSoFar = async ({ page }: Scene) => (await heardIn(page)).length

/** Waits until the page says how a call went; gives what it says then, or after more time than any call may take. */
export async function outcomeOf(scene: Scene, scenario: Scenario, since: number, limit = longest): Promise<Outcome> {
  const begun = Date.now()
  for (;;) {
    // Between two documents there is nothing to look at.
    const seen = await look(scene, scenario, since).catch(() => null)
    const mayBeSilent = scenario.kind === 'read' && scenario.mayBeSilent === true && Date.now() - begun > silence
    const isOver = Date.now() - begun > limit
    // What waits under the question to sign in again is busy until it is answered.
    const isSettled =
      seen && (seen.asksToSignIn || (!seen.isBusy && (seen.isDone || seen.bad.length > 0 || mayBeSilent)))
    if (seen && (isSettled || isOver)) {
      if (!isSettled) return { ...seen, isEndless: true }
      // What is said in the same breath belongs to it.
      await wait(100)
      return { ...(await look(scene, scenario, since).catch(() => seen)), isEndless: false }
    }
    if (isOver) throw new Error('The page could not be looked at')
    await wait(40)
  }
}
