import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { announcementsIn, viewOf } from '../announcements.ts'
import type { Visit } from '../stage.ts'
import type { Form } from './forms.ts'
import { renderingFaults } from './rendering-faults.ts'
import { type Held, heldIn, shownAs, type } from './typing.ts'

export type Miss = { field: string; text: string; seen: string }

/** Navigates to a path. Waits until the previous screen is gone, because it stays until the next one can render. */
async function go(page: Page, path: string) {
  const before = await page.$('#content h1:visible')
  await page.evaluate(to => history.pushState(null, '', to), path)
  await before?.waitForElementState('hidden')
}

/** Opens the form of a record and expands its collapsed parts. */
async function openForm(page: Page, form: Form, id: string) {
  await go(page, form.path(id))
  await page.getByRole('textbox', { name: form.fields[0]?.label ?? '', exact: true }).waitFor()
  const folded = page.getByRole('button', { name: /^Show (address|bank details)$/ })
  while ((await folded.count()) > 0) await folded.first().click()
}

export const inBrief = (text: string | null | undefined) => JSON.stringify(text ?? null).slice(0, 60)

/** Waits until a save was accepted or refused. Then returns the contents of the fields. */
async function saved(
  page: Page,
  form: Form,
  labels: readonly string[],
): Promise<{ isSaved: boolean; fields: Record<string, Held> }> {
  const since = (await announcementsIn(page)).length
  await page.getByRole('button', { name: form.save, exact: true }).click()
  for (let tries = 0; ; tries += 1) {
    await wait(30)
    const [announced, fields, { isBusy }] = [
      (await announcementsIn(page)).slice(since),
      await heldIn(page, labels),
      await viewOf(page),
    ]
    const isSaved = announced.some(({ text }) => text.startsWith('Changes saved'))
    const isRefused = Object.values(fields).some(({ refusal }) => refusal !== null)
    if (!isBusy && (isSaved || isRefused || announced.some(({ isBad }) => isBad))) return { isSaved, fields }
    if (tries > 150) throw new Error('It is neither saved nor refused')
  }
}

/** Types a string into each field, saves, and checks the stored and displayed values. */
export async function formRound(
  visit: Visit,
  form: Form,
  id: string,
  texts: Readonly<Record<string, string>>,
  mark: string,
): Promise<Miss[]> {
  const { page, server } = visit
  const misses: Miss[] = []
  const labels = form.fields.map(({ label }) => label)
  const { store } = server.mock
  const note = (field: string, seen: string) => misses.push({ field, text: texts[field] ?? '', seen })
  await openForm(page, form, id)

  await type(page, texts)
  // Single-line fields drop line breaks and similar characters visibly, before saving.
  const entered = await heldIn(page, labels)
  const refused = new Set<string>()
  let isSaved = false
  for (let tries = 0; tries < 4 && !isSaved; tries += 1) {
    const outcome = await saved(page, form, labels)
    isSaved = outcome.isSaved
    if (isSaved) break
    const again: Record<string, string> = {}
    for (const { label, good } of form.fields) {
      const { refusal, text } = outcome.fields[label] ?? { refusal: null, text: '' }
      if (refusal === null) continue
      if (refusal === '') note(label, 'it is refused without a reason')
      if (!refused.has(label) && text !== entered[label]?.text) note(label, `refused, it is shown as ${inBrief(text)}`)
      if (refused.has(label)) throw new Error(`${label} refuses ${good(mark)}: ${refusal}`)
      refused.add(label)
      again[label] = good(mark)
    }
    await type(page, again)
  }
  if (!isSaved) throw new Error('It could not be saved')

  const expected = new Map<string, string>()
  for (const { label, stored, normalize = (text: string) => text.trim() } of form.fields) {
    if (refused.has(label)) continue
    const wanted = normalize(entered[label]?.text ?? '')
    expected.set(label, wanted)
    const found = stored(store, id) ?? ''
    if (found !== wanted) note(label, `${inBrief(wanted)} was typed, and ${inBrief(found)} is stored`)
  }
  await shown(visit, form, id, expected, note)
  return misses
}

/** Checks that the list and the form, both reloaded, show the stored values. */
async function shown(
  visit: Visit,
  form: Form,
  id: string,
  expected: ReadonlyMap<string, string>,
  note: (field: string, seen: string) => void,
) {
  const { page } = visit
  await go(page, form.list)
  const name = expected.get('Name')
  const link = page.locator(`a[href*="${id}"]`).first()
  await link.waitFor({ state: 'attached' })
  if (!(await link.isVisible())) note('Name', 'in the list there is nothing of it to see, or to press')
  const listed = await link.evaluate(element => element.textContent ?? '')
  if (name !== undefined && !shownAs(listed).includes(shownAs(name))) note('Name', `the list shows ${inBrief(listed)}`)
  for (const seen of await renderingFaults(visit)) note('Name', `in the list, ${seen}`)
  await openForm(page, form, id)
  for (const seen of await renderingFaults(visit)) note('Name', `in the form, ${seen}`)
  const fields = await heldIn(page, [...expected.keys()])
  for (const [label, wanted] of expected) {
    const text = fields[label]?.text ?? ''
    if (text !== wanted) note(label, `${inBrief(wanted)} is stored, and ${inBrief(text)} is shown`)
  }
}
