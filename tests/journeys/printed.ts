import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

/** Prints the page as PDF. Returns the text of each sheet without spaces, and the sheet sizes in points. */
export async function printed(page: Page) {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  const { text } = await extractText(pdf)
  const sizes = await Promise.all(
    text.map(async (_, at) => {
      const { view } = await pdf.getPage(at + 1)
      return view.map(Math.round)
    }),
  )
  return { pages: text.map(words => words.replaceAll(/\s/g, '')), sizes }
}
