import { setTimeout as wait } from 'node:timers/promises'
import { adder, line } from '../../../tests/journeys/support.ts'
import { emailOf } from '../calls/data.ts'
import { viewOf } from '../listen.ts'
import type { Visit } from '../stage.ts'
import { inBrief } from './form-round.ts'
import { signUpFields } from './forms.ts'
import { looksOf } from './looks.ts'
import { heldIn, shownAs, type } from './typing.ts'

/** Waits until nothing on the page is under way any more, and what is looked for is true. */
async function until({ page }: Visit, isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    await wait(30)
    if (!(await viewOf(page)).isBusy && (await isSo())) return
  }
  throw new Error(what)
}

/** Searches a list for a string: the address asks for it, the field keeps it, and the rows or their absence are shown. */
export async function searchRound(visit: Visit, text: string): Promise<string[]> {
  const { page } = visit
  const label = 'Search materials'
  await type(page, { [label]: '' })
  await until(visit, async () => !page.url().includes('searchTerm'), 'the search before stays in the address')
  await type(page, { [label]: text })
  const entered = (await heldIn(page, [label]))[label]?.text ?? ''
  const term = () => new URL(page.url()).searchParams.get('searchTerm') ?? ''
  await until(visit, async () => term() === entered.trim().toWellFormed(), `the address asks for ${inBrief(term())}`)
  const { text: view } = await viewOf(page)
  const isAnswered = /\d+ materials?\b|No materials/.test(view)
  const kept = (await heldIn(page, [label]))[label]?.text
  return [
    ...(kept === entered ? [] : [`${inBrief(entered)} was typed, and ${inBrief(kept)} stands in the field`]),
    ...(isAnswered ? [] : ['neither rows nor their absence are shown']),
    ...(await looksOf(visit)),
  ]
}

/** Looks a string up among the materials: the field keeps it, and hits or their absence are shown. */
export async function lookUpRound(visit: Visit, text: string): Promise<string[]> {
  const { page } = visit
  const label = 'Add a material by name or GW code'
  await page.getByRole('combobox', { name: label }).click()
  await type(page, { [label]: text })
  const entered = (await heldIn(page, [label]))[label]?.text ?? ''
  await until(
    visit,
    async () => (await page.getByRole('option').count()) > 0 || /No materials found/.test((await viewOf(page)).text),
    'neither hits nor their absence are shown',
  )
  const kept = (await heldIn(page, [label]))[label]?.text
  const looks = await looksOf(visit)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  return [...(kept === entered ? [] : [`${inBrief(entered)} was typed, and ${inBrief(kept)} stands there`]), ...looks]
}

/** Pastes a row that begins with a string: it becomes a line, or is reported with what it says. */
export async function pasteRound(visit: Visit, text: string): Promise<string[]> {
  const { page } = visit
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  await adder(page).evaluate((search, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    search.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, `${text}\t1\t2`)
  await until(visit, () => dismiss.isVisible(), 'the row neither became a line nor was reported')
  const reported = await page.getByRole('list', { name: 'Rows and reasons' }).evaluate(list => list.textContent ?? '')
  const looks = await looksOf(visit)
  await dismiss.click()
  // What a spreadsheet takes for the end of a cell or of a row is one, and quotes around a cell are none of it.
  const isWhole = !/[\t\n\r\v\f\u0085\u2028\u2029"]/.test(text.trim())
  const isTold = !isWhole || shownAs(reported).includes(shownAs(text))
  return [...(isTold ? [] : [`the report says ${inBrief(reported)}`]), ...looks]
}

/** Types a string as a weight: the number on show is stored, or the field says why not. */
export async function numberRound(
  visit: Visit,
  text: string,
  mark: string,
  stored: () => number | undefined,
): Promise<string[]> {
  const { page } = visit
  const label = `Weight in kg of ${mark}`
  const field = line(page, mark).weight
  await type(page, { [label]: '3.25' })
  await field.blur()
  await until(visit, async () => stored() === 3.25, '3.25 is not stored')
  await type(page, { [label]: text })
  await field.blur()
  let held = { text: '', refusal: null as string | null }
  const look = async () => {
    held = (await heldIn(page, [label]))[label] ?? held
    const number = Number(held.text.replaceAll(/\s/g, ''))
    const isEmpty = held.text === ''
    return held.refusal !== null || isEmpty || stored() === number
  }
  await until(visit, look, `the field shows ${inBrief(held.text)}, and ${stored()} is stored`)
  const isReasoned = held.refusal === null || held.refusal !== ''
  const digits = (from: string) => from.normalize('NFKC').replaceAll(/\D/g, '')
  // Nothing is made up: a number on show has no digit that was not typed, but for its two decimals.
  const isMadeUp = held.refusal === null && held.text !== '' && digits(text) === ''
  return [
    ...(isReasoned ? [] : ['it is refused without a reason']),
    ...(isMadeUp ? [`it is taken for ${held.text}`] : []),
    ...(await looksOf(visit)),
  ]
}

/** Signs up with a name, a username and a password: each is stored as typed, or refused with a reason. */
export async function signUpRound(
  visit: Visit,
  texts: Readonly<Record<'name' | 'username' | 'password', string>>,
  mark: string,
): Promise<Array<{ field: string; seen: string }>> {
  const { page, server, context } = visit
  const { name, username, password, goodPassword } = signUpFields
  const good = { [name]: mark, [username]: emailOf(mark), [password]: goodPassword }
  const misses: Array<{ field: string; seen: string }> = []
  await context.clearCookies()
  await page.goto('/sign-up')
  await page.getByRole('textbox', { name }).waitFor()
  await type(page, { [name]: texts.name, [username]: texts.username, [password]: texts.password })
  const entered = await heldIn(page, [name, username, password])
  const refused = new Set<string>()
  const isIn = () => new URL(page.url()).pathname === '/mfa/enable'
  for (let tries = 0; tries < 4 && !isIn(); tries += 1) {
    await page.getByRole('button', { name: 'Create account' }).click()
    let fields = entered
    await until(
      visit,
      async () => {
        if (isIn()) return true
        fields = await heldIn(page, [name, username, password])
        return Object.values(fields).some(({ refusal }) => refusal !== null)
      },
      'it is neither taken nor refused',
    )
    if (isIn()) break
    misses.push(...(await looksOf(visit)).map(seen => ({ field: name, seen })))
    const again: Record<string, string> = {}
    for (const [label, { refusal }] of Object.entries(fields)) {
      if (refusal === null) continue
      if (refusal === '') misses.push({ field: label, seen: 'it is refused without a reason' })
      refused.add(label)
      again[label] = good[label] ?? ''
    }
    await type(page, again)
  }
  const kept = (label: string) => {
    const text = refused.has(label) ? (good[label] ?? '') : (entered[label]?.text ?? '')
    return label === password ? text : text.trim()
  }
  const user = server.mock.store.users.all().find(each => each.username === kept(username) && each.name === kept(name))
  if (!user) misses.push({ field: name, seen: `nobody of that name is stored for ${inBrief(kept(name))}` })
  else if (user.password !== kept(password)) misses.push({ field: password, seen: 'another password is stored' })
  return [...misses, ...(await looksOf(visit)).map(seen => ({ field: name, seen }))]
}
