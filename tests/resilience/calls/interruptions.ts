import { setTimeout as wait } from 'node:timers/promises'
import { standardPassword } from '#mirage/data/accounts.ts'
import { addUser, emailOf } from './data.ts'
import { isEndless, messageCount, type Outcome, outcomeOf } from './outcome.ts'
import { checkRetry, checkScreen } from './rules.ts'
import { administrator, fill, press, type Scenario, type Scene } from './scenario.ts'

/** Signs in with the form on the page, up to the code. */
async function signIn({ page, server }: Pick<Scene, 'page' | 'server'>, username: string) {
  await fill(page, 'E-mail or phone number', username)
  await fill(page, 'Password', standardPassword)
  await press(page, 'Sign in')
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(server.codeOf(username))
}

/** The session ends with the call: the unsaved work stays, the user signs in again, and the call is repeated. */
export async function testSessionEnd(scenario: Scenario, scene: Scene): Promise<string[]> {
  const since = await messageCount(scene)
  scene.server.faults.set(scenario.call, { kind: 'session-ended' })
  await scenario.make(scene)
  const ended = await outcomeOf(scene, scenario, since)
  if (!ended.asksToSignIn) return [`sign in again: no dialog: ${ended.bad.join(' | ')}`]
  await signIn(scene, scenario.as?.username ?? administrator)
  const outcome = await untilClosed(scene, scenario, since)
  return [...checkScreen(scene, outcome), ...checkRetry(scenario, scene, outcome)]
}

async function untilClosed(scene: Scene, scenario: Scenario, since: number): Promise<Outcome> {
  await scene.page.getByRole('alertdialog', { name: 'Sign in again' }).waitFor({ state: 'hidden' })
  return outcomeOf(scene, scenario, since, { mustBeDone: true })
}

/** The response arrives after the user left its screen: it must not navigate, and its messages must be true. */
export async function testLateResponse(scenario: Scenario, scene: Scene): Promise<string[]> {
  const { page, server } = scene
  const home = scenario.as?.username === undefined ? '/admin' : '/business'
  server.faults.set(scenario.call, { kind: 'late', ms: 500 })
  if (scenario.kind === 'read' && !scenario.open) await page.goto(home)
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  const since = await messageCount(scene)
  await goInside(scenario, scene)
  await leaveFor(scene, home)
  await wait(900)
  const outcome = await outcomeOf(scene, scenario, since, { limit: 0 })
  const times = scenario.kind === 'read' ? 0 : scenario.done(scene)
  const path = new URL(page.url()).pathname
  return [
    ...checkScreen(scene, { ...outcome, isEndless: await isEndless(scene) }),
    ...(path === home ? [] : [`no navigation: the response leads to ${path}`]),
    ...(times > 1 ? [`once: the call succeeded ${times} times`] : []),
    ...(scenario.kind !== 'read' && outcome.isDone && times === 0
      ? ['truthful: success is shown, but the data are unchanged']
      : []),
    ...(times > 0 && outcome.bad.length > 0 && !outcome.isUnsure
      ? [`truthful: the call succeeded, but the message is “${outcome.bad.join(' | ')}”`]
      : []),
  ]
}

/** Makes the call within the open page. For a call that loads a screen, navigates to that screen. */
async function goInside(scenario: Scenario, scene: Scene) {
  const { page } = scene
  const request = page.waitForRequest(sent => sent.url().includes('/api/'), { timeout: 2000 }).catch(() => null)
  await scenario.make({ ...scene, page: scenario.kind === 'read' && !scenario.open ? withoutLoading(page) : page })
  await request
}

/** Returns a page with a `goto` that navigates like a link of the app. */
function withoutLoading(page: Scene['page']): Scene['page'] {
  const goto = (path: string) => page.evaluate(to => history.pushState(null, '', to), path)
  return new Proxy(page, { get: (target, name) => (name === 'goto' ? goto : Reflect.get(target, name, target)) })
}

/** Navigates by the address, like Back, and confirms the question about unsaved work. */
async function leaveFor({ page }: Scene, path: string) {
  await page.evaluate(to => history.pushState(null, '', to), path)
  const leave = page.getByRole('button', { name: /^Leave/ })
  if (await leave.isVisible()) await leave.click()
}

/**
 * Another user signs in in another tab of this browser: no write uses their account, and the first user's page shows
 * none of their data.
 */
export async function testUserSwitch(scenario: Scenario, scene: Scene): Promise<string[]> {
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
  const since = await messageCount(scene)
  // The app is permitted to prevent this step.
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
    ...checkScreen(scene, { ...outcome, isEndless: false }),
    ...(written ? [`separate sessions: ${written.method} ${written.path} used the account of the other user`] : []),
    ...(isMixed ? ['separate sessions: data of the other user are shown under the first user’s name'] : []),
  ]
}
