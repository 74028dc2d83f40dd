import { adder, line, lines } from '#tests/journeys/support.ts'
import { viewOf } from '../announcements.ts'
import type { Visit } from '../stage.ts'
import { inBrief } from './form-round.ts'
import { renderingFaults } from './rendering-faults.ts'
import { type Held, heldIn, shownAs, type } from './typing.ts'
import { waitUntil } from './wait-until.ts'

/**
 * Searches a list for a string. The address contains it, the field keeps it, and the screen shows hits or their
 * absence.
 */
export async function searchRound(visit: Visit, text: string): Promise<string[]> {
  const { page } = visit
  const label = 'Search materials'
  await page.getByRole('searchbox', { name: label }).waitFor()
  await type(page, { [label]: '' })
  await waitUntil(
    visit,
    async () => !page.url().includes('searchTerm'),
    () => 'the search before stays in the address',
  )
  await type(page, { [label]: text })
  const entered = (await heldIn(page, [label]))[label]?.text ?? ''
  const term = () => new URL(page.url()).searchParams.get('searchTerm') ?? ''
  await waitUntil(
    visit,
    async () => term() === entered.trim().toWellFormed(),
    () => `the address asks for ${inBrief(term())}`,
  )
  const { text: view } = await viewOf(page)
  const isAnswered = /\d+ materials?\b|No materials/.test(view)
  const shown = (await heldIn(page, [label]))[label]?.text
  return [
    // An address cannot contain a lone surrogate, and the field follows the address.
    ...(shown === entered || shown === entered.toWellFormed()
      ? []
      : [`${inBrief(entered)} was typed, but the field contains ${inBrief(shown)}`]),
    ...(isAnswered ? [] : ['neither rows nor their absence are shown']),
    ...(await renderingFaults(visit)),
  ]
}

/** Searches materials for a string. The field keeps it, and the screen shows hits or their absence. */
export async function lookUpRound(visit: Visit, text: string): Promise<string[]> {
  const { page } = visit
  const label = 'Add a material by name or GW code'
  await page.getByRole('combobox', { name: label }).click()
  await type(page, { [label]: text })
  const entered = (await heldIn(page, [label]))[label]?.text ?? ''
  await waitUntil(
    visit,
    async () => (await page.getByRole('option').count()) > 0 || /Nothing found for/.test((await viewOf(page)).text),
    () => 'neither hits nor their absence are shown',
  )
  const shown = (await heldIn(page, [label]))[label]?.text
  const looks = await renderingFaults(visit)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  return [
    ...(shown === entered ? [] : [`${inBrief(entered)} was typed, but the field contains ${inBrief(shown)}`]),
    ...looks,
  ]
}

/** Pastes a row that begins with a string. The row becomes a line with that text, or is reported with it. */
export async function pasteRound(visit: Visit, text: string): Promise<string[]> {
  const { page } = visit
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  const unclear = page.getByRole('combobox', { name: /^Material for/ })
  await adder(page).evaluate((search, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    search.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, `${text}\t1\t2`)
  await waitUntil(
    visit,
    async () => (await dismiss.isVisible()) || (await unclear.count()) > 0,
    () => 'the row neither became a line nor was reported',
  )
  const report = page.getByRole('list', { name: 'Rows and reasons' })
  const shown = (await report.or(lines(page)).allTextContents()).join(' ')
  const looks = await renderingFaults(visit)
  if (await dismiss.isVisible()) await dismiss.click()
  for (let left = await lines(page).count(); left > 0; left -= 1) {
    await page.getByRole('spinbutton').first().focus()
    await page.keyboard.press('Control+Backspace')
  }
  // Characters that end a spreadsheet cell or row also do so here, and quotes around a cell are removed.
  const isOneCell = !/[\t\n\r\v\f\u0085\u2028\u2029"]/.test(text.trim())
  const isShown = !isOneCell || shownAs(shown).includes(shownAs(text))
  return [...(isShown ? [] : [`the page shows ${inBrief(shown)}`]), ...looks]
}

const digits = (from: string) => from.normalize('NFKC').replaceAll(/\D/g, '')

/** Types a string as a weight. The shown number is stored, or the field shows the reason. */
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
  await waitUntil(
    visit,
    async () => stored() === 3.25,
    () => '3.25 is not stored',
  )
  await type(page, { [label]: text })
  await field.blur()
  let held: Held = { text: '', refusal: null, message: '' }
  const look = async () => {
    held = (await heldIn(page, [label]))[label] ?? held
    const number = Number(held.text.replaceAll(/\s/g, ''))
    const isEmpty = held.text === ''
    return held.refusal !== null || isEmpty || stored() === number
  }
  await waitUntil(visit, look, () => `the field shows ${inBrief(held.text)}, and ${stored()} is stored`)
  const isReasoned = held.refusal === null || held.refusal !== ''
  // If a typed text was skipped, the field reports it and keeps its previous number.
  const isLeftOut = held.text === '3.25' && /was skipped/.test(held.message)
  // A text without digits must not become a number.
  const isMadeUp = held.refusal === null && !isLeftOut && held.text !== '' && digits(text) === ''
  return [
    ...(isReasoned ? [] : ['it is refused without a reason']),
    ...(isMadeUp ? [`it is read as ${held.text}`] : []),
    ...(await renderingFaults(visit)),
  ]
}
