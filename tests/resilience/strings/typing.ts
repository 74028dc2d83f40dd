import type { Page } from '@playwright/test'

/** The text of a field, its error message (null without one), and all text beside it. */
export type Held = { text: string; refusal: string | null; said: string }
type Units = readonly number[]

declare global {
  interface Window {
    fields: {
      /** Puts texts into fields, and returns the labels of missing ones. */
      type: (typed: ReadonlyArray<readonly [label: string, units: Units]>) => string[]
      read: (labels: readonly string[]) => Array<{ units: number[]; refusal: string | null; said: string }>
    }
  }
}

/** Runs in a page before its own scripts: gives access to fields by their labels. */
export function offerFields(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what stands in here goes to the page
  const fieldOf = (label: string) =>
    [...document.querySelectorAll<HTMLInputElement>('input, textarea')].find(
      field =>
        field.getAttribute('aria-label') === label ||
        [...(field.labels ?? [])].some(each => each.textContent?.trim().replace(/\*$/, '') === label),
    )
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- as above
  const put = (field: HTMLInputElement, text: string) => {
    const owner = field.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement
    field.focus()
    // React listens to events of user input, and ignores values that a script assigns.
    Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  window.fields = {
    type(typed) {
      const missing: string[] = []
      for (const [label, units] of typed) {
        const field = fieldOf(label)
        if (field) put(field, units.map(unit => String.fromCharCode(unit)).join(''))
        else missing.push(label)
      }
      return missing
    },
    read: labels =>
      labels.map(label => {
        const field = fieldOf(label)
        const text = field?.value ?? ''
        const notes = (field?.getAttribute('aria-describedby') ?? '').split(' ')
        const said = notes.map(id => document.getElementById(id)?.textContent ?? '').join(' ')
        const isRefused = field?.getAttribute('aria-invalid') === 'true'
        const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
        return { units, refusal: isRefused ? said.trim() : null, said: said.trim() }
      }),
  }
}

/** Texts are passed to the page and back as code units, because lone surrogates would not survive as text. */
const unitsOf = (text: string) => Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
const textOf = (units: Units) => units.map(unit => String.fromCharCode(unit)).join('')

/** Puts texts into fields by their labels, replacing their contents, as a paste would. */
export async function type(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  const typed = Object.entries(texts).map(([label, text]) => [label, unitsOf(text)] as const)
  const missing = await page.evaluate(typed => window.fields.type(typed), typed)
  if (missing.length > 0) throw new Error(`There is no field ${missing.join(', ')}`)
}

/** The contents of the fields with these labels. */
export async function heldIn(page: Page, labels: readonly string[]): Promise<Record<string, Held>> {
  const found = await page.evaluate(labels => window.fields.read(labels), labels)
  return Object.fromEntries(
    found.map(({ units, ...told }, index) => [labels[index] ?? '', { text: textOf(units), ...told }]),
  )
}

/** What a text made the page execute or create, although it should only be shown; null for nothing. */
export const executedIn = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    if ('pwned' in window) return 'a script was run'
    const made = 'script, iframe, object, embed, base, math, [onerror], [onload], [onfocus], [href^="javascript:" i]'
    const element = document.querySelector('#root')?.querySelector(made)
    return element ? `there is an element ${element.outerHTML.slice(0, 80)}` : null
  })

/** A text as the page shows it, also when it is wrapped; with replaced lone surrogates. */
export const shownAs = (text: string) => text.toWellFormed().replaceAll(/\s+/g, ' ').trim()
