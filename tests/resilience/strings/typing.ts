import type { Page } from '@playwright/test'

/** Text of a field, its error message (null if valid), and all text around it. */
export type Held = { text: string; refusal: string | null; message: string }
type Units = readonly number[]

declare global {
  interface Window {
    fields: {
      /** Fills fields, and returns the labels of missing ones. */
      type: (typed: ReadonlyArray<readonly [label: string, units: Units]>) => string[]
      read: (labels: readonly string[]) => Array<{ units: number[]; refusal: string | null; message: string }>
    }
  }
}

/**
 * Runs in a page before its own scripts. Provides access to fields by their labels. The page receives only the body of
 * this function.
 */
export function offerFields(): void {
  const fieldOf = (label: string) =>
    [...document.querySelectorAll<HTMLInputElement>('input, textarea')].find(
      field =>
        field.getAttribute('aria-label') === label ||
        [...(field.labels ?? [])].some(each => each.textContent?.trim().replace(/\*$/, '') === label),
    )
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
        const message = notes.map(id => document.getElementById(id)?.textContent ?? '').join(' ')
        const isRefused = field?.getAttribute('aria-invalid') === 'true'
        const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
        return { units, refusal: isRefused ? message.trim() : null, message: message.trim() }
      }),
  }
}

/** Texts cross the page boundary as code units, because lone surrogates would not survive as text. */
const unitsOf = (text: string) => Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
const textOf = (units: Units) => units.map(unit => String.fromCharCode(unit)).join('')

/** Replaces the contents of fields by label, like a paste. */
export async function type(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  const typed = Object.entries(texts).map(([label, text]) => [label, unitsOf(text)] as const)
  const missing = await page.evaluate(typed => window.fields.type(typed), typed)
  if (missing.length > 0) throw new Error(`There is no field ${missing.join(', ')}`)
}

/** Returns the contents of the fields with these labels. */
export async function heldIn(page: Page, labels: readonly string[]): Promise<Record<string, Held>> {
  const found = await page.evaluate(labels => window.fields.read(labels), labels)
  return Object.fromEntries(
    found.map(({ units, ...rest }, index) => [labels[index] ?? '', { text: textOf(units), ...rest }]),
  )
}

/** Returns what a text executed or created on the page instead of being displayed; null if nothing. */
export const executedIn = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    if ('pwned' in window) return 'a script was run'
    const made = 'script, iframe, object, embed, base, math, [onerror], [onload], [onfocus], [href^="javascript:" i]'
    const element = document.querySelector('#root')?.querySelector(made)
    return element ? `there is an element ${element.outerHTML.slice(0, 80)}` : null
  })

/** Returns a text as the page shows it: without wrapping, and with lone surrogates replaced. */
export const shownAs = (text: string) => text.toWellFormed().replaceAll(/\s+/g, ' ').trim()
