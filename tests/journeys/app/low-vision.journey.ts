import type { Page } from '@playwright/test'
import { administrator, comeBackAs, owner, rows } from '../support.ts'
import { expect, test } from '../test.ts'

/**
 * Applies the text spacing of WCAG 1.4.12 with a constructed style sheet, because the security policy blocks other
 * injected styles.
 */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets.push(sheet)
  })

/** Returns the field values that are wider than their field. */
const cutFields = (page: Page) =>
  page
    .locator('td input')
    .evaluateAll((inputs: HTMLInputElement[]) =>
      inputs.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ value }) => value),
    )

/** Returns the texts of column headings that overlap their next heading. */
const touchingHeadings = (page: Page) =>
  page.locator('thead th:visible').evaluateAll(headings => {
    const words = headings.map(heading => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      return { text: heading.textContent, box: range.getBoundingClientRect() }
    })
    return words.filter(({ box }, at) => box.right > (words[at + 1]?.box.left ?? Infinity)).map(({ text }) => text)
  })

test.describe('at a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('scrolls the bars away, so that a focused field is visible', async ({ page }) => {
    await comeBackAs(page, administrator)
    await page.goto('/admin/transactions/create')
    const buyer = page.getByRole('combobox', { name: /^Buyer/ })
    await buyer.focus()
    await buyer.evaluate(field => field.scrollIntoView({ block: 'start' }))
    await expect(page.getByRole('banner')).not.toBeInViewport()
    await expect(page.getByRole('button', { name: 'Record transaction' })).not.toBeInViewport()
    await expect(buyer).toBeInViewport({ ratio: 1 })
  })
})

for (const width of [1280, 360]) {
  test.describe(`with wide letter spacing, at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('neither cuts the figures of lines nor overlaps headings', async ({ page }) => {
      await comeBackAs(page, owner)
      await page.goto('/business/transactions')
      await rows(page).first().getByRole('link').click()
      const value = page.getByLabel(/^Value in rand of/).first()
      await value.fill('23678.90')
      await value.blur()
      await spaceText(page)
      expect(await cutFields(page)).toEqual([])
      expect(await touchingHeadings(page)).toEqual([])
    })
  })
}
