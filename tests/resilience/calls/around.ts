import { setTimeout as wait } from 'node:timers/promises'
import { standardPassword } from '#mirage/data/accounts.ts'
import { viewOf } from '../listen.ts'
import { addUser, emailOf } from './data.ts'
import { type Outcome, outcomeOf, saidSoFar } from './outcome.ts'
import { againRules, screenRules } from './rules.ts'
import { administrator, fill, press, type Scenario, type Scene } from './scenario.ts'

/** Signs in with the form on the page, as far as the code. */
async function signIn({ page, server }: Pick<Scene, 'page' | 'server'>, username: string) {
  await fill(page, 'E-mail or phone number', username)
  await fill(page, 'Password', standardPassword)
  await press(page, 'Sign in')
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(server.codeOf(username))
}

/** The session ends with the call: the work stays, its user signs in again over it, and the call is repeated. */
export async function sessionEnds(scenario: Scenario, scene: Scene): Promise<string[]> {
  const since = await saidSoFar(scene)
  scene.server.faults.set(scenario.call, { kind: 'session-ended' })
  await scenario.make(scene)
  const asked = await outcomeOf(scene, scenario, since)
  if (!asked.asksToSignIn) return [`sign in again: nothing asks for it: ${asked.bad.join(' | ')}`]
  await signIn(scene, scenario.as?.username ?? administrator)
  const outcome = await untilClosed(scene, scenario, since)
  return [...screenRules(scene, outcome), ...againRules(scenario, scene, outcome)]
}

async function untilClosed(scene: Scene, scenario: Scenario, since: number): Promise<Outcome> {
  await scene.page.getByRole('alertdialog', { name: 'Sign in again' }).waitFor({ state: 'hidden' })
  return outcomeOf(scene, scenario, since, { mustBeDone: true })
}

/** The answer comes after its screen was left: it must not navigate, and its messages must be true. */
export async function answerComesLate(scenario: Scenario, scene: Scene): Promise<string[]> {
  const { page, server } = scene
  const home = scenario.as?.username === undefined ? '/admin' : '/business'
  server.faults.set(scenario.call, { kind: 'late', ms: 500 })
  if (scenario.kind === 'read' && !scenario.open) await page.goto(home)
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  const since = await saidSoFar(scene)
  await goInside(scenario, scene)
  await leaveFor(scene, home)
  await wait(900)
  const outcome = await outcomeOf(scene, scenario, since, { limit: 0 })
  const times = scenario.kind === 'read' ? 0 : scenario.done(scene)
  const path = new URL(page.url()).pathname
  return [
    ...screenRules(scene, { ...outcome, isEndless: (await viewOf(page)).isBusy }),
    ...(path === home ? [] : [`stays left: it leads to ${path}`]),
    ...(times > 1 ? [`once: it was done ${times} times`] : []),
    ...(scenario.kind !== 'read' && outcome.isDone && times === 0 ? ['honest: it is told as done, and is not'] : []),
    ...(times > 0 && outcome.bad.length > 0 && !outcome.isUnsure
      ? [`honest: it was done, and is told as “${outcome.bad.join(' | ')}”`]
      : []),
  ]
}

/** Makes the call within the open page. A call that loads a screen is made by going to that screen. */
async function goInside(scenario: Scenario, scene: Scene) {
  const { page } = scene
  const asked = page.waitForRequest(request => request.url().includes('/api/'), { timeout: 2000 }).catch(() => null)
  await scenario.make({ ...scene, page: scenario.kind === 'read' && !scenario.open ? withoutLoading(page) : page })
  await asked
}

/** A page whose `goto` navigates as a link of the app does. */
function withoutLoading(page: Scene['page']): Scene['page'] {
  const goto = (path: string) => page.evaluate(to => history.pushState(null, '', to), path)
  return new Proxy(page, { get: (target, name) => (name === 'goto' ? goto : Reflect.get(target, name, target)) })
}

/** Leaves by the address, as Back does, and confirms the question about unsaved work. */
async function leaveFor({ page }: Scene, path: string) {
  await page.evaluate(to => history.pushState(null, '', to), path)
  const leave = page.getByRole('button', { name: /^Leave/ })
  if (await leave.isVisible()) await leave.click()
}

/**
 * Another user signs in in another tab of this browser: nothing is written in their name, and none of their data are
 * shown under the first user's.
 */
export async function strangerSignsIn(scenario: Scenario, scene: Scene): Promise<string[]> {
  const { page, context, server, store, mark } = scene
  const stranger = emailOf(`stranger ${mark}`)
  addUser(store, `stranger ${mark}`)
  await context.clearCookies()
  const other = await context.newPage()
  await other.goto('/sign-in')
  await signIn({ page: other, server }, stranger)
  await other.waitForURL(/\/admin/)
  await page.bringToFront()
  const before = server.served.length
  const since = await saidSoFar(scene)
  // The app may rightly prevent this step.
  await scenario.make(scene).catch(() => null)
  const outcome = await outcomeOf(scene, scenario, since, { limit: scenario.kind === 'read' ? 6000 : 2000 })
  const calls = server.served.slice(before).filter(({ by }) => by === stranger)
  const written = calls.find(
    ({ method, name, status }) => method !== 'GET' && !name?.startsWith('authentication') && status && status < 300,
  )
  // The button of the user menu begins with the name of the user.
  const first = scenario.as?.username === undefined ? 'Lindiwe Pretorius' : 'Naledi Mokoena'
  const isFirst = await page.getByRole('button', { name: new RegExp(`^${first}`) }).isVisible()
  const isMixed = scenario.kind === 'read' && outcome.isDone && isFirst
  return [
    ...screenRules(scene, { ...outcome, isEndless: false }),
    ...(written ? [`nobody else: ${written.method} ${written.path} was made in the name of the stranger`] : []),
    ...(isMixed ? ['nobody else: what the stranger sees is shown under the name of the first'] : []),
  ]
}
